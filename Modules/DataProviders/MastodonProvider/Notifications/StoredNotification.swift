import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// A notification as it is kept: its people and its post are kept with all others.
struct StoredNotification: Codable, Sendable, Hashable {
  var key: String
  /// In the server's word: a later version may know more of them.
  var type: String
  var count: Int
  var people: [String]
  var post: String?
  var happenedAt: Date?
  /// The newest event of it.
  var newest: String?
  /// Whether the reader had not seen it when it was kept.
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

  /// What is kept; nil where nothing ever was.
  static func kept(
    _ filter: NotificationFilter = .all,
    in store: SocialStore
  ) async throws -> [StoredNotification]? {
    try await StoredShelf<Self>.read(filter.list, from: store)?.items
  }

  /// What happened.
  var kind: ReaderNotification.Kind { ReaderNotification.Kind(type: type) }
}

extension NotificationFilter {
  /// What the newest page is kept as.
  var list: String {
    switch self {
    case .all: "notifications"
    case .mentions: "notifications:mentions"
    }
  }
}
