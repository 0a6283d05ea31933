import LocalStore

/// The beginning of a list, as it is stored for use without a network.
struct StoredShelf<Item: Codable>: Codable {
  /// The items, in order.
  var items: [Item]
}

extension SocialStore {
  /// The beginning of a list; nil where none was stored.
  func shelf<Item: Codable>(
    _ name: String,
    of type: Item.Type = String.self
  ) async throws -> [Item]? {
    let stored: StoredShelf<Item>? = try await value(name)
    return stored?.items
  }

  /// Stores the beginning of a list, in place of an earlier one.
  func saveShelf(_ items: [some Codable], as name: String) async throws {
    try await save(StoredShelf(items: items), as: name)
  }
}
