public import Foundation

/// A group of related events, such as all likes of a post.
public struct NotificationGroup: Decodable, Sendable, Hashable {
  /// The identity of the group; opaque.
  public var groupKey: String
  /// The type, as the server names it.
  public var type: String
  /// The number of events.
  @Lenient public var count: Int
  /// The identity of the newest event.
  @Identity public var mostRecentID: String?
  /// The oldest event of the group on this page.
  @Identity public var pageMinID: String?
  /// The newest event of the group on this page.
  @Identity public var pageMaxID: String?
  /// When the newest event happened.
  @Lenient public var latestAt: Date?
  /// Some of the people, the newest first.
  @Lenient public var sampleAccountIDs: [String]
  /// The post it is about.
  @Identity public var statusID: String?

  private enum CodingKeys: String, CodingKey {
    case type
    case groupKey = "group_key"
    case count = "notifications_count"
    case mostRecentID = "most_recent_notification_id"
    case pageMinID = "page_min_id"
    case pageMaxID = "page_max_id"
    case latestAt = "latest_page_notification_at"
    case sampleAccountIDs = "sample_account_ids"
    case statusID = "status_id"
  }

  /// A group of one event, for servers that do not group.
  init(_ event: MastodonNotification) {
    groupKey = event.groupKey ?? "ungrouped-\(event.id)"
    type = event.type
    count = 1
    mostRecentID = event.id
    pageMinID = event.id
    pageMaxID = event.id
    latestAt = event.createdAt
    sampleAccountIDs = event.account.map { [$0.id] } ?? []
    statusID = event.status?.id
  }

  /// Adds older events of the same group.
  mutating func append(_ older: NotificationGroup) {
    count += older.count
    pageMinID = older.pageMinID
    sampleAccountIDs += older.sampleAccountIDs.filter { !sampleAccountIDs.contains($0) }
  }
}
