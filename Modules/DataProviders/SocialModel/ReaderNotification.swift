public import Foundation
public import MomentsValues

/// A notification of the reader; related events, such as all likes of a post, are one.
public struct ReaderNotification: Sendable, Hashable, Identifiable {
  /// The identity of the group; opaque.
  public var id: String
  /// What happened; all events of a notification have the same.
  public var kind: NotificationKind
  /// Some of the people, the newest first.
  public var people: [Account]
  /// The number of people.
  public var count: Int
  /// The post of the notification.
  public var moment: Moment?
  /// When its newest event happened.
  public var happenedAt: Date?
  /// Whether the reader has not seen it, on any device.
  public var isUnread: Bool
  /// Its newest event, as the server names it; nil where the server does not return it.
  public var newestEventID: String?

  /// Makes a notification.
  public init(
    id: String,
    kind: NotificationKind,
    people: [Account],
    count: Int? = nil,
    moment: Moment? = nil,
    happenedAt: Date? = nil,
    isUnread: Bool = false,
    newestEventID: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.people = people
    self.count = max(count ?? 0, people.count)
    self.moment = moment
    self.happenedAt = happenedAt
    self.isUnread = isUnread
    self.newestEventID = newestEventID
  }
}
