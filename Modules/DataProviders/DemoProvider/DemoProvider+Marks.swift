public import SocialModel

/// Likes, boosts, votes and follows show at once and are undone where the story refuses them.
extension DemoProvider: LikeProvider, BoostProvider, BookmarkProvider, VoteProvider,
  FollowProvider, PinProvider
{
  /// Sets or takes away the reader's like.
  @MainActor
  public func setLiked(_ liked: Bool, postID: String) async throws -> LikeState {
    let post = try known(postID)
    save(postID, liked, in: .likes)
    return try await overlay.setLiked(liked, post) { [self] in
      try await answer(.mark)
      return post.like.settingLiked(liked)
    }
  }

  /// Shares a post or takes that back.
  @MainActor
  public func setBoosted(_ boosted: Bool, postID: String) async throws -> BoostState {
    let post = try known(postID)
    return try await overlay.setBoosted(boosted, post) { [self] in
      try await answer(.mark)
      return post.boost.settingBoosted(boosted)
    }
  }

  /// Bookmarks a post or takes that back.
  @MainActor
  public func setBookmarked(_ bookmarked: Bool, postID: String) async throws {
    let post = try known(postID)
    save(postID, bookmarked, in: .bookmarks)
    try await overlay.setBookmarked(bookmarked, post) { [self] in try await answer(.mark) }
  }

  /// Pins one of the reader's own posts, or takes it from their profile; five at most.
  @MainActor
  public func setPinned(_ pinned: Bool, postID: String) async throws {
    let post = try known(postID)
    let scope = TimelineScope.pinned(accountID: post.author.id)
    let before = content.all.filter {
      $0.author.id == post.author.id && overlay.applied(to: $0).isPinned == true
    }
    save(postID, pinned, in: scope)
    try await overlay.setPinned(pinned, post) { [self] in
      try await answer(.mark)
      guard !pinned || before.count < Self.mostPins else {
        throw ProviderError.refused(reason: nil)
      }
    }
  }

  private nonisolated static let mostPins = 5

  /// Votes in the poll of a post.
  @MainActor
  public func vote(_ choices: [Int], postID: String) async throws {
    try await overlay.vote(choices, try known(postID)) { [self] in try await answer(.mark) }
  }

  /// Lin Yue.
  public func reader() async throws -> Account? { content.reader }

  /// What stands between the reader and some people.
  public func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.compactMap { relationships[$0] }.map(overlay.applied)
  }

  /// The same of one person.
  public func knownRelationship(with accountID: String) async throws -> Relationship? {
    relationships[accountID].map(overlay.applied)
  }

  /// Follows a person or ends that; those who are locked are asked.
  @MainActor
  public func setFollowing(_ following: Bool, accountID: String) async throws -> Relationship {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    let isLocked = content.people.first { $0.id == accountID }?.isLocked ?? false
    followCount += 1
    let isRefused = story == .slowFollows && followCount.isMultiple(of: 2)
    return try await overlay.setFollowing(following, before) { [self] in
      try await answer(.follow)
      if isRefused { throw ProviderError.refused(reason: nil) }
      var answer = before
      answer.following = !following ? .no : isLocked ? .requested : .yes
      return answer
    }
  }
}

/// Mutes and blocks show at once and are undone where the story refuses them.
extension DemoProvider: ModerationProvider {
  /// Mutes a person, or takes that back.
  @MainActor
  public func setMuted(_ muted: Bool, accountID: String) async throws {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    try await overlay.setMuted(muted, before) { [self] in try await answer(.mark) }
  }

  /// Blocks a person, or takes that back.
  @MainActor
  public func setBlocked(_ blocked: Bool, accountID: String) async throws {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    try await overlay.setBlocked(blocked, before) { [self] in try await answer(.mark) }
  }

  /// Mutes the conversation of a post, or takes that back.
  @MainActor
  public func setConversationMuted(_ muted: Bool, postID: String) async throws {
    let post = try known(postID)
    try await overlay.setConversationMuted(muted, post) { [self] in try await answer(.mark) }
  }
}

extension DemoProvider: ReaderProvider {
  /// Whose timeline the demo is.
  public nonisolated var knownReader: Account { content.reader }
}
