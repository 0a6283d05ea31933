public import SocialModel

/// Everything that concerns nobody else, or nobody but the people of this machine.
extension LocalProvider: ActionProvider {
  private static let kinds: Set<ReaderAction.Kind> = [
    .like, .boost, .bookmark, .muteConversation, .follow, .mute, .block, .note, .filter, .post,
    .edit, .delete,
  ]

  /// What the reader can do without a server.
  public var supported: Set<ReaderAction.Kind> { Self.kinds }

  /// Performs an action, which is confirmed immediately.
  @discardableResult
  public nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .like(let isOn, let id): try await like(isOn, id)
    case .boost(let isOn, let id): try await boost(isOn, id)
    case .bookmark(let isOn, let id): try await bookmark(isOn, id)
    case .muteConversation(let isOn, let id): try await muteConversation(isOn, id)
    case .follow(let isOn, let id): try await follow(isOn, id)
    case .mute(let isOn, let id): try await changeRelationship(with: id) { $0.isMuted = isOn }
    case .block(let isOn, let id): try await block(isOn, id)
    case .note(let note, let id): try await changeRelationship(with: id) { $0.note = note }
    case .filter(let filter):
      try await store.saveFilter(filter)
      try await store.followFilters()
    case .deleteFilter(let id):
      try await store.forgetFilter(id)
      try await store.followFilters()
    case .post(let draft), .edit(let draft): return try await publish(draft)
    case .delete(let id): try await delete(id)
    case .pin, .vote, .followRequest, .report, .dismissNotification, .profile, .followTag,
      .createList, .renameList, .deleteList, .listMember, .schedule:
      throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  private nonisolated(nonsending) func like(_ isOn: Bool, _ postID: String) async throws {
    try await store.write { connection in
      try LocalPostTable.set(.like, isOn, postID, in: connection)
      let moment = try Self.known(postID, in: connection)
      try LocalPostTable.save(moment, isOn, in: .likes, connection)
    }
  }

  static func known(_ postID: String, in connection: SQLConnection) throws -> Moment {
    guard let moment = try MomentTable.moment(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }

  /// Boosts a post, which is then on the reader's profile, too, or undoes that.
  private nonisolated(nonsending) func boost(_ boosted: Bool, _ postID: String) async throws {
    try await store.write { [self] connection in
      guard try Self.known(postID, in: connection).isBoosted != boosted else { return }
      let profile = TimelineScope.profile(accountID: givenReader.id)
      try LocalPostTable.set(.boost, boosted, postID, in: connection)
      var row = try Self.known(postID, in: connection)
      row.id = "boost:\(postID)"
      row.boostedBy = try knownReader(in: connection)
      row.listedAt = now()
      if boosted {
        try LocalPostTable.enter([row], into: profile, in: connection)
      } else {
        try LocalPostTable.leave(row.id, profile, in: connection)
      }
      try LocalPostTable.countPosts(of: givenReader.id, in: connection)
    }
  }

  private nonisolated(nonsending) func bookmark(_ bookmarked: Bool, _ postID: String) async throws {
    try await store.write { connection in
      try LocalPostTable.setBookmarked(bookmarked, postID, in: connection)
      let moment = try Self.known(postID, in: connection)
      try LocalPostTable.save(moment, bookmarked, in: .bookmarks, connection)
    }
  }

  /// Blocks or unblocks a person; blocking unfollows them.
  private nonisolated(nonsending) func block(_ blocked: Bool, _ accountID: String) async throws {
    if blocked, try await knownRelationship(with: accountID)?.following == .yes {
      try await follow(false, accountID)
    }
    try await changeRelationship(with: accountID) { $0.isBlocked = blocked }
  }

  private nonisolated(nonsending) func muteConversation(
    _ muted: Bool,
    _ postID: String
  ) async throws {
    try await store.write { connection in
      try LocalPostTable.setConversationMuted(muted, postID, in: connection)
      _ = try Self.known(postID, in: connection)
    }
  }

  /// Follows or unfollows a person, without approval.
  private nonisolated(nonsending) func follow(_ following: Bool, _ accountID: String) async throws {
    let readerID = givenReader.id
    try await store.write { connection in
      guard accountID != readerID,
        try AccountTable.account(id: accountID, in: connection) != nil
      else { throw ProviderError.refused(reason: nil) }
      var relationship =
        try RelationshipTable.relationship(id: accountID, in: connection)
        ?? Relationship(id: accountID)
      guard following != (relationship.following == .yes) else { return }
      relationship.following = following ? .yes : .no
      try RelationshipTable.save([relationship], in: connection)
      let difference = following ? 1 : -1
      try LocalPostTable.change(accountID, in: connection) { account in
        account.followersCount = account.followersCount.map { max(0, $0 + difference) }
      }
      try LocalPostTable.change(readerID, in: connection) { account in
        account.followingCount = account.followingCount.map { max(0, $0 + difference) }
      }
    }
  }

  private nonisolated(nonsending) func changeRelationship(
    with accountID: String,
    _ change: @Sendable @escaping (inout Relationship) -> Void
  ) async throws {
    let readerID = givenReader.id
    try await store.write { connection in
      guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
      var relationship =
        try RelationshipTable.relationship(id: accountID, in: connection)
        ?? Relationship(id: accountID)
      change(&relationship)
      try RelationshipTable.save([relationship], in: connection)
    }
  }
}

extension LocalProvider: RelationshipProvider {
  /// The reader, as they are stored.
  public func reader() async throws -> Account? {
    try await store.read { [self] in try knownReader(in: $0) }
  }

  /// The relationships with people; empty ones for people whom the store does not know.
  public func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    let readerID = givenReader.id
    return try await store.read { connection in
      try accountIDs.filter { $0 != readerID }.map { id in
        try RelationshipTable.relationship(id: id, in: connection) ?? Relationship(id: id)
      }
    }
  }

  /// The relationship with a person; nil for one whom the store does not know.
  public func knownRelationship(with accountID: String) async throws -> Relationship? {
    try await store.relationships(ids: [accountID]).first
  }
}

extension LocalProvider: ReaderProvider {
  /// The reader; the store may have a newer version.
  public var knownReader: Account { givenReader }
}
