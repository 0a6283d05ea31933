import Foundation
import LocalStore

/// The stored list of follow requests: in the server's order, with those that the reader has
/// answered since.
struct StoredFollowRequests: Codable, Sendable {
  private static let list = "follow-requests"

  var people: [String]
  /// Whether the server has no further pages.
  var isWhole: Bool

  /// The stored list; nil where none was stored yet.
  static func read(from store: SocialStore) async throws -> Self? {
    try await store.storedList(list).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func save(in store: SocialStore) async throws {
    try await store.save(try JSONEncoder().encode(self), as: Self.list)
  }
}
