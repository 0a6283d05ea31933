import MomentsValues
import SocialModel

/// Accepts reports, and provides the person's posts.
actor FakeReports: RuleProvider, TimelineSource {
  private(set) var reports: [PersonReport] = []
  private let rules: [ServerRule]
  private let failure: ProviderError?
  private nonisolated let posts: Result<[Moment], ProviderError>

  init(
    rules: [ServerRule] = [],
    posts: Result<[Moment], ProviderError> = .success([]),
    failure: ProviderError? = nil
  ) {
    self.rules = rules
    self.posts = posts
    self.failure = failure
  }

  func serverRules() -> [ServerRule] { rules }

  nonisolated var supported: Set<ActionKind> { [.report] }

  func perform(_ action: ReaderAction) throws -> String? {
    if let failure { throw failure }
    guard case .report(let report) = action else { throw ProviderError.refused(reason: nil) }
    reports.append(report)
    return nil
  }

  nonisolated func timeline(
    of scope: TimelineScope
  ) -> any TimelineProvider & ProfileProvider {
    Posts(moments: scope == .profile(accountID: "a") ? posts : .success([]))
  }

  private struct Posts: TimelineProvider, ProfileProvider {
    var moments: Result<[Moment], ProviderError>

    func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
      Page(items: try moments.get())
    }

    func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

    func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] { [] }

    func profile() async throws -> Account? { nil }
  }
}
