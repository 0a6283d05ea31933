import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// What the server said of itself, as it is kept.
struct StoredInstance: Codable {
  /// When it said so.
  var heardAt: Date
  /// Its words.
  var json: Data
  /// Whether it takes posts for later; nil where nobody asked.
  var takesSchedules: Bool?

  private static let list = "instance"

  /// What it says; nil where it cannot be read any more.
  var instance: Instance? { try? JSONDecoder().decode(Instance.self, from: json) }

  /// What is kept; nil where the server never answered, or where the store cannot be read: then
  /// the server counts as unknown.
  static func read(from store: SocialStore) async -> StoredInstance? {
    do {
      return try await store.keptList(list).flatMap {
        try? JSONDecoder().decode(StoredInstance.self, from: $0)
      }
    } catch {
      store.log.note(error, "read what the server said of itself")
      return nil
    }
  }

  func keep(in store: SocialStore) async throws {
    try await store.keep(try JSONEncoder().encode(self), as: Self.list)
  }

  /// Whether the server is a Mastodon, which answers a repeated idempotency key with the first
  /// post.
  static func honoursIdempotencyKeys(in store: SocialStore) async -> Bool {
    await read(from: store)?.instance?.apiVersion != nil
  }
}
