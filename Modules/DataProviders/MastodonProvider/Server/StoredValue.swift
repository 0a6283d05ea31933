import Foundation
import LocalStore

/// A value that the store keeps under a name, as JSON.
protocol StoredValue: Codable, Sendable {
  /// The name in the store.
  static var list: String { get }
}

extension StoredValue {
  /// The stored value; nil where none was stored yet, or none that this version can read.
  static func read(from store: SocialStore) async throws -> Self? { try await store.value(list) }

  func save(in store: SocialStore) async throws { try await store.save(self, as: Self.list) }
}

extension StoredValue where Self: Equatable {
  /// Stores the value, unless an equal one is stored.
  func save(in store: SocialStore) async throws {
    guard try await Self.read(from: store) != self else { return }
    try await store.save(self, as: Self.list)
  }
}
