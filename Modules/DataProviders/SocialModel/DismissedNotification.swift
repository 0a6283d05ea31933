public import Foundation
public import MomentsValues

/// A notification that the reader dismissed, as it was then.
public struct DismissedNotification: Sendable, Hashable, Codable, Identifiable {
  /// `ReaderNotification.id`.
  public var id: String
  /// What others did, as `ReaderNotification.kind` was when the reader dismissed it.
  public var kind: NotificationKind
  /// The number of its events.
  public var count: Int
  /// Its newest event; nil where the server did not return it.
  public var newestEventID: String?
  /// When the newest event happened.
  public var happenedAt: Date?
  /// The post of the notification; `Moment.postID`.
  public var postID: String?
  /// The person of the newest event; `Account.id`.
  public var accountID: String?

  /// Makes a dismissed notification.
  public init(
    id: String,
    kind: NotificationKind,
    count: Int = 1,
    newestEventID: String? = nil,
    happenedAt: Date? = nil,
    postID: String? = nil,
    accountID: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.count = count
    self.newestEventID = newestEventID
    self.happenedAt = happenedAt
    self.postID = postID
    self.accountID = accountID
  }

  /// Makes a dismissed notification of one that was shown.
  public init(_ notification: ReaderNotification) {
    self.init(
      id: notification.id,
      kind: notification.kind,
      count: notification.count,
      newestEventID: notification.newestEventID,
      happenedAt: notification.happenedAt,
      postID: notification.moment?.postID,
      accountID: notification.people.first?.id
    )
  }

  /// Whether a notification is this one, or a part of it on another page.
  ///
  /// One with newer events is not, because the reader has not seen those.
  ///
  /// - Parameters:
  ///   - id: `ReaderNotification.id`.
  ///   - newestEventID: Its newest event.
  ///   - happenedAt: When the newest event happened.
  /// - Returns: Whether it is covered.
  public func covers(id: String, newestEventID: String?, happenedAt: Date?) -> Bool {
    guard id == self.id else { return false }
    if newestEventID == self.newestEventID { return true }
    guard let happenedAt, let mine = self.happenedAt else { return true }
    return happenedAt < mine
  }
}
