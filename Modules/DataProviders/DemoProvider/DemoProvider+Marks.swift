public import SocialModel

/// Likes, boosts, votes and follows are shown immediately and undone if the story refuses them.
extension DemoProvider: LikeProvider, BoostProvider, BookmarkProvider, PollProvider,
  RelationshipProvider, PinProvider
{
  /// Likes a post or removes the like.
  @MainActor
  public func setLiked(_ liked: Bool, postID: String) async throws -> LikeState {
    let post = try known(postID)
    save(postID, liked, in: .likes)
    return try await overlay.setLiked(liked, post) { [self] in
      try await respond(to: .mark)
      return post.like.settingLiked(liked)
    }
  }

  /// Boosts a post or removes the boost.
  @MainActor
  public func setBoosted(_ boosted: Bool, postID: String) async throws -> BoostState {
    let post = try known(postID)
    return try await overlay.setBoosted(boosted, post) { [self] in
      try await respond(to: .mark)
      return post.boost.settingBoosted(boosted)
    }
  }

  /// Bookmarks a post or removes the bookmark.
  @MainActor
  public func setBookmarked(_ bookmarked: Bool, postID: String) async throws {
    let post = try known(postID)
    save(postID, bookmarked, in: .bookmarks)
    try await overlay.setBookmarked(bookmarked, post) { [self] in try await respond(to: .mark) }
  }

  /// Pins one of the reader's own posts, or unpins it; five at most.
  @MainActor
  public func setPinned(_ pinned: Bool, postID: String) async throws {
    let post = try known(postID)
    let scope = TimelineScope.pinned(accountID: post.author.id)
    let before = content.all.filter {
      $0.author.id == post.author.id && overlay.applied(to: $0).isPinned == true
    }
    save(postID, pinned, in: scope)
    try await overlay.setPinned(pinned, post) { [self] in
      try await respond(to: .mark)
      guard !pinned || before.count < Self.mostPins else {
        throw ProviderError.refused(reason: nil)
      }
    }
  }

  private nonisolated static let mostPins = 5

  /// Votes in the poll of a post.
  @MainActor
  public func vote(_ choices: [Int], postID: String) async throws {
    try await overlay.vote(choices, try known(postID)) { [self] in try await respond(to: .mark) }
  }

  /// Lin Yue.
  public func reader() async throws -> Account? { content.reader }

  /// The reader's relationships with some people.
  public func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.compactMap { relationships[$0] }.map(overlay.applied)
  }

  /// The relationship with one person.
  public func knownRelationship(with accountID: String) async throws -> Relationship? {
    relationships[accountID].map(overlay.applied)
  }

  /// Follows or unfollows a person; locked accounts get a request.
  @MainActor
  public func setFollowing(_ following: Bool, accountID: String) async throws -> Relationship {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    let isLocked = content.people.first { $0.id == accountID }?.isLocked ?? false
    followCount += 1
    let isRefused = story == .slowFollows && followCount.isMultiple(of: 2)
    return try await overlay.setFollowing(following, before) { [self] in
      try await respond(to: .follow)
      if isRefused { throw ProviderError.refused(reason: nil) }
      var result = before
      result.following = !following ? .no : isLocked ? .requested : .yes
      return result
    }
  }
}

/// Mutes and blocks are shown immediately and undone if the story refuses them.
extension DemoProvider: ModerationProvider {
  /// Mutes or unmutes a person.
  @MainActor
  public func setMuted(_ muted: Bool, accountID: String) async throws {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    try await overlay.setMuted(muted, before) { [self] in try await respond(to: .mark) }
  }

  /// Blocks or unblocks a person.
  @MainActor
  public func setBlocked(_ blocked: Bool, accountID: String) async throws {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    try await overlay.setBlocked(blocked, before) { [self] in try await respond(to: .mark) }
  }

  /// Mutes or unmutes the conversation of a post.
  @MainActor
  public func setConversationMuted(_ muted: Bool, postID: String) async throws {
    let post = try known(postID)
    try await overlay.setConversationMuted(muted, post) { [self] in try await respond(to: .mark) }
  }
}

extension DemoProvider: ReaderProvider {
  /// The reader of the demo.
  public nonisolated var knownReader: Account { content.reader }
}
