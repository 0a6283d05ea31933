import MomentsValues
import SocialModel

/// Scripted lists and hashtags.
@MainActor
final class FakeLists: ReaderListProvider, TagFollowProvider {
  nonisolated let actions = FakeActions()
  /// The lists of the server.
  var lists = [ReaderList(id: "1", title: "Sea"), ReaderList(id: "2", title: "Hills")]
  var tags = ["walks"]
  var members = ["1": ["ann"]]
  /// The stored lists.
  var knownLists: [ReaderList] = []
  var knownTags: [String] = []
  /// The error of requests to the server.
  var failure: ProviderError?
  /// Why nothing is taken.
  var refusal: ProviderError?
  /// The requests, in order.
  private(set) var asked: [String] = []

  private func answer() throws {
    if let failure { throw failure }
    (knownLists, knownTags) = (lists, tags)
  }

  private func take(_ what: String) throws {
    asked.append(what)
    if let refusal { throw refusal }
  }

  func lists(from source: ReadSource) async throws -> [ReaderList] {
    if source == .store { return knownLists }
    try answer()
    return lists
  }

  func members(of listID: String, after cursor: PageCursor?) async throws -> Page<Account> {
    try answer()
    return Page(items: (members[listID] ?? []).map { Account(id: $0, handle: $0) })
  }

  func knownMembers(of listID: String) async throws -> Set<String> {
    Set(members[listID] ?? [])
  }

  func lists(with accountID: String, from source: ReadSource) async throws -> Set<String> {
    Set(members.filter { $0.value.contains(accountID) }.keys)
  }

  nonisolated let supported: Set<ActionKind>

  init(
    supported: Set<ActionKind> = [
      .createList, .renameList, .deleteList, .listMember, .followTag,
    ]
  ) { self.supported = supported }

  @MainActor func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .createList(let title): return try createList(title)
    case .renameList(let title, let listID): try take("rename \(listID) \(title)")
    case .deleteList(let listID): try take("delete \(listID)")
    case .listMember(let isMember, let accountID, let listID):
      try setMember(isMember, accountID, listID)
    case .followTag(let followed, let name): try follow(followed, name)
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  private func createList(_ title: String) throws -> String {
    try take("make \(title)")
    let list = ReaderList(id: "new", title: title, isPending: true)
    lists.append(list)
    knownLists.append(list)
    actions.notify(SocialChange(areListsChanged: true))
    return list.id
  }

  private func setMember(_ isMember: Bool, _ accountID: String, _ listID: String) throws {
    try take("\(isMember ? "add" : "remove") \(accountID) \(listID)")
    members[listID, default: []].removeAll { $0 == accountID }
    if isMember { members[listID, default: []].append(accountID) }
    actions.notify(SocialChange(areListsChanged: true))
  }

  func followedTags(from source: ReadSource) async throws -> [String] {
    if source == .store { return knownTags }
    try answer()
    return tags
  }

  func isTagFollowed(_ name: String, from source: ReadSource) async throws -> Bool? {
    if source == .store { return knownTags.contains(name) ? true : nil }
    try answer()
    return tags.contains(name)
  }

  private func follow(_ followed: Bool, _ name: String) throws {
    try take("\(followed ? "follow" : "unfollow") \(name)")
    tags.removeAll { $0 == name }
    if followed { tags.append(name) }
    knownTags = tags
    actions.notify(SocialChange(areTagsChanged: true))
  }
}
