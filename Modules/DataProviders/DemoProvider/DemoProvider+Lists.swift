public import MomentsValues
public import SocialModel

/// The reader's lists: changes are shown immediately, have a delay, and are undone if the story
/// refuses them.
extension DemoProvider {
  /// A list, with its members.
  struct List: Hashable {
    var id: String
    var title: String
    var members: [String]
  }

  /// The initial lists.
  nonisolated static func lists(_ content: DemoContent, _ story: DemoStory) -> [List] {
    guard story != .empty else { return [] }
    let people = content.people.filter { $0.id != content.reader.id }.map(\.id)
    return [
      List(id: "list-1", title: "Close friends", members: Array(people.prefix(3))),
      List(id: "list-2", title: "徒步与山", members: Array(people.dropFirst(2).prefix(2))),
      List(id: "list-3", title: "مصوّرون", members: Array(people.suffix(2))),
    ]
  }

  /// The lists in memory, with the delay or failure of the story.
  @MainActor
  public func lists(from source: ReadSource) async throws -> [ReaderList] {
    guard try await isReadable(from: source) else { return [] }
    return readerLists.map { ReaderList(id: $0.id, title: $0.title) }
  }

  /// Waits for a read of the server as the story says; whether the store has what it returned.
  private func isReadable(from source: ReadSource) async throws -> Bool {
    if source == .server { try await respond(to: .people) }
    return hasSucceeded(.people)
  }

  /// The members of a list, on one page.
  @MainActor
  public func members(of listID: String, after cursor: PageCursor?) async throws -> Page<Account> {
    try await respond(to: .people)
    let members = try list(listID).members
    return Page(items: members.compactMap { id in content.people.first { $0.id == id } })
  }

  /// The stored members of a list.
  @MainActor
  public func knownMembers(of listID: String) async throws -> Set<String> {
    Set(try list(listID).members)
  }

  /// The lists that contain a person.
  @MainActor
  public func lists(
    with accountID: String,
    from source: ReadSource
  ) async throws -> Set<String> {
    if source == .server { try await respond(to: .people) }
    return Set(readerLists.filter { $0.members.contains(accountID) }.map(\.id))
  }

  /// Makes a list.
  ///
  /// - Returns: Its identity.
  func createList(_ title: String) async throws -> String {
    listCount += 1
    let list = List(id: "list-own-\(listCount)", title: title, members: [])
    try await change { $0.append(list) }
    return list.id
  }

  /// Renames a list.
  func renameList(_ listID: String, to title: String) async throws {
    try await change(listID) { $0.title = title }
  }

  /// Deletes a list.
  func deleteList(_ listID: String) async throws {
    try await change { $0.removeAll { $0.id == listID } }
  }

  /// Adds a person to a list or removes them.
  func setMember(_ isMember: Bool, _ accountID: String, in listID: String) async throws {
    try await change(listID) { list in
      list.members.removeAll { $0 == accountID }
      if isMember { list.members.insert(accountID, at: 0) }
    }
  }

  private func list(_ id: String) throws -> List {
    guard let list = readerLists.first(where: { $0.id == id }) else {
      throw ProviderError.refused(reason: nil)
    }
    return list
  }

  private func change(_ id: String, _ change: (inout List) -> Void) async throws {
    try await self.change { lists in
      if let place = lists.firstIndex(where: { $0.id == id }) { change(&lists[place]) }
    }
  }

  /// Changes the lists, and undoes that if the story refuses it.
  private func change(_ change: (inout [List]) -> Void) async throws {
    let before = readerLists
    change(&readerLists)
    try await confirm(.follow, of: SocialChange(areListsChanged: true)) { readerLists = before }
  }
}

/// The hashtags that the reader follows.
extension DemoProvider {
  /// The followed hashtags.
  @MainActor
  public func followedTags(from source: ReadSource) async throws -> [String] {
    try await isReadable(from: source) ? followedNames : []
  }

  /// Whether the reader follows a hashtag.
  @MainActor
  public func isTagFollowed(_ name: String, from source: ReadSource) async throws -> Bool? {
    if source == .server { try await respond(to: .people) }
    return isFollowed(name)
  }

  /// Follows or unfollows a hashtag.
  func followTag(_ followed: Bool, _ name: String) async throws {
    let before = followedNames
    followedNames.removeAll { $0.lowercased() == name.lowercased() }
    if followed { followedNames = (followedNames + [name]).sorted() }
    try await confirm(.follow, of: SocialChange(areTagsChanged: true)) { followedNames = before }
  }

  /// Whether the reader follows a hashtag; not case-sensitive.
  func isFollowed(_ name: String) -> Bool {
    followedNames.contains { $0.lowercased() == name.lowercased() }
  }
}
