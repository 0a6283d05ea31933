public import SocialModel

extension LocalProvider: LikeProvider {
  /// Likes a post or removes the like.
  public nonisolated(nonsending) func setLiked(
    _ liked: Bool,
    postID: String
  ) async throws -> LikeState {
    try await store.write { connection in
      try LocalPostTable.set(.like, liked, postID, in: connection)
      let moment = try Self.known(postID, in: connection)
      try LocalPostTable.save(moment, liked, in: .likes, connection)
      return moment.like
    }
  }

  static func known(_ postID: String, in connection: SQLConnection) throws -> Moment {
    guard let moment = try MomentTable.moment(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }
}

extension LocalProvider: BoostProvider {
  /// Boosts a post, which is then on the reader's profile, too, or undoes that.
  public nonisolated(nonsending) func setBoosted(
    _ boosted: Bool,
    postID: String
  ) async throws -> BoostState {
    try await store.write { [self] connection in
      var moment = try Self.known(postID, in: connection)
      if boosted != moment.isBoosted {
        let profile = TimelineScope.profile(accountID: givenReader.id)
        try LocalPostTable.set(.boost, boosted, postID, in: connection)
        moment = try Self.known(postID, in: connection)
        var row = moment
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
      return BoostState(isBoosted: moment.isBoosted, count: moment.boostCount)
    }
  }
}

extension LocalProvider: BookmarkProvider {
  /// Bookmarks a post, or removes the bookmark.
  public nonisolated(nonsending) func setBookmarked(
    _ bookmarked: Bool,
    postID: String
  ) async throws {
    try await store.write { connection in
      try LocalPostTable.setBookmarked(bookmarked, postID, in: connection)
      let moment = try Self.known(postID, in: connection)
      try LocalPostTable.save(moment, bookmarked, in: .bookmarks, connection)
    }
  }
}

extension LocalProvider: ModerationProvider {
  /// Mutes or unmutes a person.
  public nonisolated(nonsending) func setMuted(_ muted: Bool, accountID: String) async throws {
    try await changeRelationship(with: accountID) { $0.isMuted = muted }
  }

  /// Blocks or unblocks a person; blocking unfollows them.
  public nonisolated(nonsending) func setBlocked(
    _ blocked: Bool,
    accountID: String
  ) async throws {
    if blocked, try await knownRelationship(with: accountID)?.following == .yes {
      _ = try await setFollowing(false, accountID: accountID)
    }
    try await changeRelationship(with: accountID) { $0.isBlocked = blocked }
  }

  /// Mutes or unmutes the conversation of a post.
  public nonisolated(nonsending) func setConversationMuted(
    _ muted: Bool,
    postID: String
  ) async throws {
    try await store.write { connection in
      try LocalPostTable.setConversationMuted(muted, postID, in: connection)
      _ = try Self.known(postID, in: connection)
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

extension LocalProvider: NoteProvider {
  /// Sets the note about a person.
  public nonisolated(nonsending) func setNote(_ note: String, accountID: String) async throws {
    try await changeRelationship(with: accountID) { $0.note = note }
  }
}

extension LocalProvider: FollowProvider {
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

  /// Follows or unfollows a person, without approval.
  public nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    accountID: String
  ) async throws -> Relationship {
    let readerID = givenReader.id
    return try await store.write { connection in
      guard accountID != readerID,
        try AccountTable.account(id: accountID, in: connection) != nil
      else { throw ProviderError.refused(reason: nil) }
      var relationship =
        try RelationshipTable.relationship(id: accountID, in: connection)
        ?? Relationship(id: accountID)
      guard following != (relationship.following == .yes) else { return relationship }
      relationship.following = following ? .yes : .no
      try RelationshipTable.save([relationship], in: connection)
      let difference = following ? 1 : -1
      try LocalPostTable.change(accountID, in: connection) { account in
        account.followersCount = account.followersCount.map { max(0, $0 + difference) }
      }
      try LocalPostTable.change(readerID, in: connection) { account in
        account.followingCount = account.followingCount.map { max(0, $0 + difference) }
      }
      return relationship
    }
  }
}

extension LocalProvider: ReaderProvider {
  /// The reader; the store may have a newer version.
  public var knownReader: Account { givenReader }
}
