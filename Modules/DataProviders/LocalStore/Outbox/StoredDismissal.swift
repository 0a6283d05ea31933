import Foundation
import SocialModel

/// A dismissed notification as its row stores it, as JSON.
struct StoredDismissal: JSONColumn, Hashable {
  var id: String
  var kind: String
  var count: Int
  var newest: String?
  var happenedAt: Date?
  var post: String?
  var account: String?

  init(_ notification: DismissedNotification) {
    id = notification.id
    kind = notification.kind.rawValue
    count = notification.count
    newest = notification.newestEventID
    happenedAt = notification.happenedAt
    post = notification.postID
    account = notification.accountID
  }

  var notification: DismissedNotification {
    DismissedNotification(
      id: id,
      kind: ReaderNotification.Kind(rawValue: kind) ?? .other,
      count: count,
      newestEventID: newest,
      happenedAt: happenedAt,
      postID: post,
      accountID: account
    )
  }
}
