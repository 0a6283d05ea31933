import LocalStore
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// Everything that the server is not known to lack.
  public var supported: Set<ActionKind> { missing.supported }

  /// Performs an action: stored and shown immediately, sent when the network allows.
  @discardableResult
  public nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .post(let draft): return try await post(draft)
    case .edit(let draft): try await enqueue(.edit(try await submittable(draft)))
    case .schedule(true, let draft): try await schedule(draft)
    case .profile(let changes): try await changeProfile(changes)
    case .delete(let postID):
      if let moment = try await store.momentByAnyName(postID), !moment.isOwn {
        throw ProviderError.refused(reason: nil)
      }
      try await enqueue(action)
    case .filter(let filter):
      try await enqueue(.filter(filter.asServersMatch))
      await matchStoredPosts()
    case .deleteFilter:
      try await enqueue(action)
      await matchStoredPosts()
    case .dismissNotification:
      try await enqueue(action)
      try await reading.countAgain()
    case .createList:
      guard let item = try await enqueue(action) else { throw ProviderError.refused(reason: nil) }
      // It may have been sent meanwhile.
      return try await store.listID(SocialStore.localID(of: item))
    default:
      // Nothing is awaited before this, so that actions are stored in the order of taps.
      guard action.subject != .person(readerID) else { throw ProviderError.refused(reason: nil) }
      try await enqueue(action)
    }
    return nil
  }

  @discardableResult
  nonisolated(nonsending) func enqueue(
    _ action: ReaderAction,
    by reader: Account? = nil
  ) async throws -> OutboxItem? {
    try await store.enqueue(action, by: reader, now: dependencies.now())
  }

  /// A post as it is shown, by any of its identities.
  func shown(_ postID: String) async throws -> Moment {
    guard let moment = try await store.momentByAnyName(postID) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }

  private nonisolated(nonsending) func changeProfile(_ changes: ProfileChanges) async throws {
    guard !changes.isEmpty else { return }
    guard let reader = try await store.account(id: readerID) else {
      throw ProviderError.signInNeeded
    }
    try await enqueue(.profile(changes), by: reader)
  }

  /// Matches stored posts against the filters; posts that were not matched are matched after the
  /// next change or start.
  private nonisolated(nonsending) func matchStoredPosts() async {
    do {
      try await store.followFilters()
    } catch {
      store.log.note(ofStore: error, "search stored moments for a filter")
    }
  }
}

extension WordFilter {
  /// The filter without whole words that servers cannot find: they find them between spaces only.
  fileprivate var asServersMatch: WordFilter {
    var filter = self
    for place in filter.keywords.indices where filter.keywords[place].isUnspaced {
      filter.keywords[place].isWhole = false
    }
    return filter
  }
}
