public import Foundation

/// A notification that the reader dismissed, as it was when they did.
public struct DismissedNotification: Sendable, Hashable, Identifiable {
  /// `ReaderNotification.id`.
  public var id: String
  /// What happened.
  public var kind: ReaderNotification.Kind
  /// How many events it was.
  public var count: Int
  /// The newest event of it; nil where the server did not say.
  public var newestEventID: String?
  /// When that happened.
  public var happenedAt: Date?
  /// The post it was about; `Moment.postID`.
  public var postID: String?
  /// Who did it last; `Account.id`.
  public var accountID: String?

  /// Makes one.
  public init(
    id: String,
    kind: ReaderNotification.Kind,
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

  /// Makes one of what the reader saw.
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

  /// Whether a notification is this one, or a part of it that another page shows.
  ///
  /// One that has grown since is not: the reader has not seen what joined it.
  ///
  /// - Parameters:
  ///   - id: `ReaderNotification.id`.
  ///   - newestEventID: The newest event of it.
  ///   - happenedAt: When that happened.
  /// - Returns: Whether it is.
  public func covers(id: String, newestEventID: String?, happenedAt: Date?) -> Bool {
    guard id == self.id else { return false }
    if newestEventID == self.newestEventID { return true }
    guard let happenedAt, let mine = self.happenedAt else { return true }
    return happenedAt < mine
  }
}
