import Foundation
import LocalStore
import MastodonAPI
import MomentsValues

/// A notification as it is stored: its people and its post are stored with all others.
struct StoredNotification: Codable, Sendable, Hashable {
  var key: String
  /// The type as the server names it, because a later version may know more types.
  var type: String
  var count: Int
  var people: [String]
  var post: String?
  var happenedAt: Date?
  /// Its newest event.
  var newest: String?
  /// Whether the reader had not seen it when it was stored.
  var isUnread: Bool?

  init(_ group: NotificationGroup) {
    key = group.groupKey
    type = group.type
    count = group.count
    people = group.sampleAccountIDs
    post = group.statusID
    happenedAt = group.latestAt
    newest = group.mostRecentID ?? group.pageMaxID
  }

  /// The stored page; nil where none was stored yet.
  static func read(
    _ filter: NotificationScope = .all,
    in store: SocialStore
  ) async throws -> [StoredNotification]? {
    try await store.shelf(filter.list, of: Self.self)
  }

  var kind: NotificationKind { NotificationKind(type: type) }
}

extension NotificationScope {
  /// The name of the list under which the newest page is stored.
  var list: String {
    switch self {
    case .all: "notifications"
    case .mentions: "notifications:mentions"
    }
  }
}
