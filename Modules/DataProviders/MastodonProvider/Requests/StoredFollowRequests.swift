import Foundation
import LocalStore

/// The list of those who ask to follow the reader, as it is kept: in the server's order, with those
/// whom the reader has answered since.
struct StoredFollowRequests: Codable, Sendable {
  private static let list = "follow-requests"

  var people: [String]
  /// Whether the server has no further pages.
  var isWhole: Bool

  /// What is kept; nil where nothing ever was.
  static func read(from store: SocialStore) async throws -> Self? {
    try await store.keptList(list).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func keep(in store: SocialStore) async throws {
    try await store.keep(try JSONEncoder().encode(self), as: Self.list)
  }
}
