/// A source of friends: a server, a store, or as here, memory.
protocol FriendsProvider {
  func friends() async throws -> [Friend]
  func setFollows(_ follows: Bool, _ id: String) async throws
}

/// What a provider knows of a friend.
nonisolated struct Friend: Sendable {
  var id: String
  var name: String
  var portrait: String
  var follows = true
}

/// What it knows ends with the program.
final class MemoryFriends: FriendsProvider {
  private var stored = [
    Friend(id: "ada", name: "Ada", portrait: "portrait/curls-1"),
    Friend(id: "grace", name: "Grace", portrait: "portrait/bob-2"),
    Friend(id: "mary", name: "Mary", portrait: "portrait/bun-3", follows: false),
    Friend(id: "ida", name: "Ida", portrait: "portrait/hat-4"),
  ]

  func friends() async throws -> [Friend] { stored }

  func setFollows(_ follows: Bool, _ id: String) async throws {
    for index in stored.indices where stored[index].id == id { stored[index].follows = follows }
  }
}
