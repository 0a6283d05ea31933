import Foundation
import SocialModel

/// The notifications that the reader dismissed and the server took away.
///
/// A page that was asked for before shows them once more, and a list that is kept until the next
/// one comes: neither may bring them back. Call all functions inside of a transaction.
enum DismissedNotificationTable {
  /// How many are remembered, the last ones; far more than any kept list or page under way names.
  private static let most = 1_000

  /// Remembers one.
  static func settle(
    _ notification: DismissedNotification,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    // One that is dismissed again is the newest again.
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

  /// The one of an identity; nil where none is remembered.
  static func confirmed(
    _ id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> DismissedNotification? {
    try connection.query(
      "SELECT id, newest, happened_at FROM dismissed_notification WHERE id = ?",
      id
    ) { read($0) }.first
  }

  /// All that are remembered.
  static func confirmed(
    in connection: SQLConnection
  ) throws(SQLiteError) -> [DismissedNotification] {
    try connection.query("SELECT id, newest, happened_at FROM dismissed_notification") { read($0) }
  }

  /// Those that wait to be sent, as far as they were not refused.
  static func waiting(
    in connection: SQLConnection
  ) throws(SQLiteError) -> [DismissedNotification] {
    try connection.query(
      "SELECT notification FROM outbox WHERE kind = ? AND status <> 2",
      OutboxKind.dismiss.rawValue
    ) { row in row.data(0).flatMap { StoredDismissal($0)?.notification } }
  }

  /// What it was about is of no use any more.
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
