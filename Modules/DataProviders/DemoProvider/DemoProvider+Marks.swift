import MomentsValues
public import SocialModel

/// Likes, boosts, votes and follows are shown immediately and undone if the story refuses them.
extension DemoProvider {
  /// Marks a post or removes the mark.
  ///
  /// - Parameters:
  ///   - kind: The mark.
  ///   - isOn: Whether it is set.
  ///   - postID: The post.
  ///   - scope: The timeline of marked posts, if there is one.
  ///   - answer: Called when the story has accepted it; it is refused if this throws.
  /// - Throws: `ProviderError` of the story or of `answer`, after the mark was undone.
  func mark(
    _ kind: ActionKind,
    _ isOn: Bool,
    ofPost postID: String,
    in scope: TimelineScope? = nil,
    then answer: @escaping @MainActor () throws -> Void = {}
  ) async throws {
    _ = try known(postID)
    if let scope { save(postID, isOn, in: scope) }
    try await mark(kind, isOn, postID, SocialChange(posts: [postID]), then: answer)
  }

  /// Sets or removes a mark: shown immediately, and undone if the story refuses it.
  func mark(
    _ kind: ActionKind,
    _ isOn: Bool,
    _ id: String,
    _ change: SocialChange,
    _ request: DemoRequest = .mark,
    then answer: @escaping @MainActor () throws -> Void = {}
  ) async throws {
    let tap = marks.set(kind, id, isOn)
    notify(change)
    // Not cancelled with its caller: a screen that is closed takes nothing back.
    let work = Task {
      defer { notify(change) }
      do {
        try await respond(to: request)
        try answer()
      } catch {
        marks.remove(tap, kind, id)
        throw error
      }
    }
    try await work.value
  }

  /// Pins one of the reader's own posts, or unpins it; five at most.
  func pin(_ pinned: Bool, _ postID: String) async throws {
    let author = try known(postID).author.id
    let before = content.all.count { $0.author.id == author && shown($0).isPinned == true }
    try await mark(.pin, pinned, ofPost: postID, in: .pinned(accountID: author)) {
      guard !pinned || before < Self.mostPins else { throw ProviderError.refused(reason: nil) }
    }
  }

  private nonisolated static let mostPins = 5

  /// Lin Yue.
  public func reader() async throws -> Account? { content.reader }

  /// The reader's relationships with some people.
  public func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.compactMap { relationships[$0] }.map(shown)
  }

  /// The relationship with one person.
  public func knownRelationship(with accountID: String) async throws -> Relationship? {
    relationships[accountID].map(shown)
  }

  /// Follows or unfollows a person; locked accounts get a request.
  func follow(_ following: Bool, _ accountID: String) async throws {
    // From here on it is known, also of people who were made up for a long list.
    relationships[accountID] = relationships[accountID] ?? Relationship(id: accountID)
    let isLocked = content.people.first { $0.id == accountID }?.isLocked ?? false
    followCount += 1
    let isRefused = story == .slowFollows && followCount.isMultiple(of: 2)
    try await mark(.follow, following, accountID, SocialChange(accounts: [accountID]), .follow) {
      [self] in
      if isRefused { throw ProviderError.refused(reason: nil) }
      relationships[accountID]?.following = !following ? .no : isLocked ? .requested : .yes
    }
  }

  /// Sets the note about a person.
  func setNote(_ note: String, _ accountID: String) async throws {
    let before = relationships[accountID]?.note ?? ""
    relationships[accountID, default: Relationship(id: accountID)].note = note
    try await confirm(.mark, of: SocialChange(accounts: [accountID])) {
      relationships[accountID]?.note = before
    }
  }

  /// Votes in a poll, once.
  func vote(_ choices: [Int], _ postID: String) async throws {
    guard try known(postID).poll?.accepts(choices) == true else {
      throw ProviderError.refused(reason: nil)
    }
    guard votes[postID] == nil else { return }
    votes[postID] = choices
    try await confirm(.mark, of: SocialChange(posts: [postID])) { votes[postID] = nil }
  }
}

extension DemoProvider {
  /// The reader of the demo.
  public nonisolated var knownReader: Account { content.reader }
}
