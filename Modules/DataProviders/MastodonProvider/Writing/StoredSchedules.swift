import Foundation
import LocalStore
import SocialModel

/// The beginning of the scheduled posts at the server, as they were last read.
struct StoredSchedules: Codable, Sendable {
  private static let list = "scheduled-posts"

  private struct Item: Codable {
    var id: String
    var scheduledAt: Date
    var text: String
    var contentWarning: String
    var mediaCount: Int
    var hasPoll: Bool
    var isReply: Bool
  }

  private var items: [Item]

  init(_ posts: [ScheduledPost]) {
    items = posts.map { post in
      Item(
        id: post.id,
        scheduledAt: post.scheduledAt,
        text: post.text,
        contentWarning: post.contentWarning,
        mediaCount: post.mediaCount,
        hasPoll: post.hasPoll,
        isReply: post.isReply
      )
    }
  }

  /// The posts whose time has not come yet; only the server knows what happened to the others.
  func posts(now: Date) -> [ScheduledPost] {
    items.filter { $0.scheduledAt > now }.map { item in
      ScheduledPost(
        id: item.id,
        scheduledAt: item.scheduledAt,
        text: item.text,
        contentWarning: item.contentWarning,
        mediaCount: item.mediaCount,
        hasPoll: item.hasPoll,
        isReply: item.isReply
      )
    }
  }

  /// The stored list; nil where none was stored yet.
  static func read(from store: SocialStore) async throws -> Self? {
    try await store.storedList(list).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func save(in store: SocialStore) async throws {
    try await store.save(try JSONEncoder().encode(self), as: Self.list)
  }
}
