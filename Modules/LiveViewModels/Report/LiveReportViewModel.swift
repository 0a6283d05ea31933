import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The sheet to report a person, over a provider.
@MainActor
public final class LiveReportViewModel: LiveForm<ReportContent>, ReportViewModel {
  /// The largest number of the person's posts to choose from.
  private static let mostPosts = 20

  private let subject: ReportSubject
  private let provider: any RuleProvider
  private let timelines: any TimelineSource

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - subject: The person to report.
  ///   - provider: Sends the report.
  ///   - timelines: Reads the person's posts.
  ///   - context: The surroundings of the screen.
  public init(
    _ subject: ReportSubject,
    provider: any RuleProvider,
    timelines: any TimelineSource,
    in context: ScreenContext
  ) {
    let strings = context.strings
    self.subject = subject
    self.provider = provider
    self.timelines = timelines
    let named = subject.post.map {
      ReportContent.Choice(
        id: $0,
        title: Self.title(subject.postText, strings),
        isChosen: true
      )
    }
    let host = subject.person.handle.dropFirst().split(separator: "@").dropFirst().last
    super.init(
      ReportContent(
        person: subject.person,
        posts: [named].compactMap { $0 },
        host: host.map(String.init)
      ),
      named: "report",
      in: context
    )
  }

  /// Reads the rules of the server and the person's posts.
  ///
  /// Without a network, the stored ones.
  public func load() async {
    let rules = await provider.serverRules()
    contentSource.value.rules = rules.map {
      .init(id: ListItemID($0.id), title: $0.text, detail: $0.hint)
    }
    // The report does not depend on them: the named post is known already.
    let scope = TimelineScope.profile(accountID: subject.person.id)
    let page = try? await timelines.timeline(of: scope).moments(after: nil)
    guard let moments = page?.items else { return }
    let posts = moments.filter { $0.author.id == subject.person.id && $0.boostedBy == nil }
    add(posts.prefix(Self.mostPosts).map(choice))
  }

  /// Adds posts below the named one; the reader's choice stays.
  private func add(_ posts: [ReportContent.Choice]) {
    let shown = contentSource.value.posts
    let known = Set(shown.map(\.id))
    contentSource.value.posts = shown + posts.filter { !known.contains($0.id) }
  }

  private func choice(_ moment: Moment) -> ReportContent.Choice {
    ReportContent.Choice(
      id: ListItemID(moment.postID),
      title: Self.title(moment.excerpt, strings),
      detail: moment.createdAt.map { context.timeText.short($0, now: context.time.now()) } ?? ""
    )
  }

  private static func title(_ text: String, _ strings: Strings) -> String {
    text.isEmpty ? strings.momentWithoutText : text
  }

  /// Sends the report.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    guard contentSource.value.canFinish, let draft = draft(of: contentSource.value) else {
      return Task {}
    }
    return finish("report", target: subject.person.id, failing: strings.reportNotSent) {
      [provider] in try await provider.perform(.report(draft))
    }
  }

  private func draft(of content: ReportContent) -> PersonReport? {
    guard let category = content.category else { return nil }
    let rules = category == .rules ? content.rules.filter(\.isChosen) : []
    return PersonReport(
      accountID: content.person.id,
      postIDs: content.posts.filter(\.isChosen).map(\.id.description),
      category: category,
      ruleIDs: rules.map(\.id.description),
      comment: content.comment,
      isForwarded: content.host != nil && content.isForwarded
    )
  }
}
