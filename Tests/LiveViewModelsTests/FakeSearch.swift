import Foundation
import MomentsValues
import SocialModel

/// A search with scripted responses, and with the reader's actions.
actor FakeSearch: SearchProvider, ThreadProvider, RelationshipProvider, ChangeSource {
  /// The reader's actions, over the scripted content.
  let actions = FakeActions()
  /// The results by text, kind and cursor: `ann`, `ann people`, `ann people 20`.
  var found: [String: Result<FoundItems, any Error>] = [:]
  var places: [TypedAddress: Result<ResolvedAddress?, any Error>] = [:]
  var recents: [String] = []
  var recentsFailure: ProviderError?

  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var known: [String: Moment] = [:]
  private var held: [String: CheckedContinuation<Void, Never>] = [:]
  private var isHolding = false
  private var followed: [String: Following] = [:]

  func set(_ change: @Sendable (isolated FakeSearch) -> Void) { change(self) }

  /// From now on, searches wait until ``letGo(_:)``.
  func hold() { isHolding = true }

  func letGo(_ question: String) { held.removeValue(forKey: question)?.resume() }

  private func answer(_ question: String) async throws {
    asked.append(question)
    guard isHolding else { return }
    await withCheckedContinuation { held[question] = $0 }
    if Task.isCancelled { cancelled.append(question) }
  }

  func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    let question = [text, scope == .all ? nil : "\(scope)", cursor?.token].compactMap { $0 }
      .joined(separator: " ")
    try await answer(question)
    var items = try (found[question] ?? .success(FoundItems())).get()
    for moment in items.moments { known[moment.postID] = moment }
    items.moments = actions.applied(to: items.moments)
    return items
  }

  func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    try await answer("resolve \(address.text)")
    return try (places[address] ?? .success(nil)).get()
  }

  func recentSearches() async throws -> [String] {
    if let recentsFailure { throw recentsFailure }
    return recents
  }

  func setRecentSearches(_ texts: [String]) async throws {
    if let recentsFailure { throw recentsFailure }
    recents = texts
  }

  // MARK: Moments and people

  func thread(of postID: String) async throws -> MomentThread {
    throw ProviderError.unknownMoment(id: postID)
  }

  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  func posts(_ ids: Set<String>) async throws -> [Moment] {
    actions.applied(to: ids.compactMap { known[$0] })
  }

  nonisolated var supported: Set<ActionKind> { [.like, .follow] }

  func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .like(let liked, let postID):
      guard let moment = known[postID] else { throw ProviderError.unknownMoment(id: postID) }
      try await actions.setLiked(liked, moment) { moment.like.settingLiked(liked) }
    case .follow(let following, let accountID):
      followed[accountID] = following ? .yes : .no
      actions.notify(SocialChange(accounts: [accountID]))
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  func reader() async throws -> Account? { nil }

  func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.map { Relationship(id: $0, following: followed[$0] ?? .no) }
  }

  func knownRelationship(with accountID: String) async throws -> Relationship? {
    Relationship(id: accountID, following: followed[accountID] ?? .no)
  }

  nonisolated func changes() -> AsyncStream<SocialChange> { actions.changes() }
}
