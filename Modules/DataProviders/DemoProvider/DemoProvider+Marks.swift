public import SocialModel

/// Likes, boosts, votes and follows are shown immediately and undone if the story refuses them.
extension DemoProvider: RelationshipProvider {
  /// Likes a post or removes the like.
  func like(_ liked: Bool, _ postID: String) async throws {
    let post = try known(postID)
    save(postID, liked, in: .likes)
    _ = try await overlay.setLiked(liked, post) { [self] in
      try await respond(to: .mark)
      return post.like.settingLiked(liked)
    }
  }

  /// Boosts a post or removes the boost.
  func boost(_ boosted: Bool, _ postID: String) async throws {
    let post = try known(postID)
    _ = try await overlay.setBoosted(boosted, post) { [self] in
      try await respond(to: .mark)
      return post.boost.settingBoosted(boosted)
    }
  }

  /// Bookmarks a post or removes the bookmark.
  func bookmark(_ bookmarked: Bool, _ postID: String) async throws {
    let post = try known(postID)
    save(postID, bookmarked, in: .bookmarks)
    try await overlay.setBookmarked(bookmarked, post) { [self] in try await respond(to: .mark) }
  }

  /// Pins one of the reader's own posts, or unpins it; five at most.
  func pin(_ pinned: Bool, _ postID: String) async throws {
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
  func follow(_ following: Bool, _ accountID: String) async throws {
    let before = relationships[accountID] ?? Relationship(id: accountID)
    // From here on it is known, also of people who were made up for a long list.
    relationships[accountID] = before
    let isLocked = content.people.first { $0.id == accountID }?.isLocked ?? false
    followCount += 1
    let isRefused = story == .slowFollows && followCount.isMultiple(of: 2)
    _ = try await overlay.setFollowing(following, before) { [self] in
      try await respond(to: .follow)
      if isRefused { throw ProviderError.refused(reason: nil) }
      var result = before
      result.following = !following ? .no : isLocked ? .requested : .yes
      return result
    }
  }

  /// Sets the note about a person.
  func setNote(_ note: String, _ accountID: String) async throws {
    let before = relationships[accountID]
    show(note, about: accountID)
    do {
      try await respond(to: .mark)
    } catch {
      show(before?.note ?? "", about: accountID)
      throw error
    }
  }

  private func show(_ note: String, about accountID: String) {
    relationships[accountID, default: Relationship(id: accountID)].note = note
    overlay.notify(SocialChange(accounts: [accountID]))
  }
}

extension DemoProvider: ReaderProvider {
  /// The reader of the demo.
  public nonisolated var knownReader: Account { content.reader }
}
