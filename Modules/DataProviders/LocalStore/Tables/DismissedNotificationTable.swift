import Foundation
import MomentsValues
import SocialModel

/// The dismissed notifications that the server confirmed.
///
/// A page that was requested before contains them, and so does the stored list until the next page:
/// neither may restore them. Call all functions inside of a transaction.
enum DismissedNotificationTable {
  /// The number that are remembered, the last ones; far more than any stored list or page has.
  private static let most = 1_000

  /// Stores a confirmed dismissal.
  static func settle(
    _ notification: DismissedNotification,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    // A repeated dismissal becomes the newest again.
    try connection.run("DELETE FROM dismissed_notification WHERE id = ?", notification.id)
    try connection.run(
      "INSERT INTO dismissed_notification (id, newest, happened_at) VALUES (?, ?, ?)",
      notification.id,
      notification.newestEventID,
      notification.happenedAt
    )
    try connection.run(
      """
      DELETE FROM dismissed_notification
      WHERE number <= (SELECT max(number) FROM dismissed_notification) - ?
      """,
      most
    )
  }

  /// The confirmed dismissal with an identity; nil where none is stored.
  static func confirmed(
    _ id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> DismissedNotification? {
    try connection.query(
      "SELECT id, newest, happened_at FROM dismissed_notification WHERE id = ?",
      id
    ) { read($0) }.first
  }

  /// All stored dismissals.
  static func confirmed(
    in connection: SQLConnection
  ) throws(SQLiteError) -> [DismissedNotification] {
    try connection.query("SELECT id, newest, happened_at FROM dismissed_notification") { read($0) }
  }

  /// The dismissals that wait to be sent and were not refused.
  static func waiting(
    in connection: SQLConnection
  ) throws(SQLiteError) -> [DismissedNotification] {
    try connection.query(
      "SELECT action FROM outbox WHERE kind = ? AND status <> 2",
      ActionKind.dismiss.rawValue
    ) { row -> DismissedNotification? in
      guard
        case .dismissNotification(let notification)? = row.json(0, log: connection.log)
          as ReaderAction?
      else { return nil }
      return notification
    }
  }

  /// The subject is no longer needed.
  private static func read(_ row: borrowing SQLRow) -> DismissedNotification? {
    row.text(0).map { id in
      DismissedNotification(
        id: id,
        kind: .other,
        newestEventID: row.text(1),
        happenedAt: row.date(2)
      )
    }
  }
}
