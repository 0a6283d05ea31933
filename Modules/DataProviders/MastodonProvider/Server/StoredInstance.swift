import Foundation
import LocalStore
import MastodonAPI

/// The server's description of itself, as it is stored.
struct StoredInstance: StoredValue {
  /// When the server returned it.
  var fetchedAt: Date
  /// The JSON of the server.
  var json: Data
  /// Whether it supports scheduled posts; nil where that is unknown.
  var takesSchedules: Bool?

  static let list = "instance"

  /// The decoded description; nil where it can no longer be decoded.
  var instance: Instance? { try? JSONDecoder().decode(Instance.self, from: json) }

  /// The stored description; nil where there is none or the store cannot be read: the server counts
  /// as unknown then.
  static func read(from store: SocialStore) async -> StoredInstance? {
    do {
      return try await store.value(list)
    } catch {
      store.log.note(error, "read the description of the server")
      return nil
    }
  }

  /// Whether the server is a Mastodon, which returns the first post for a repeated idempotency key.
  static func honoursIdempotencyKeys(in store: SocialStore) async -> Bool {
    await read(from: store)?.instance?.apiVersion != nil
  }
}
