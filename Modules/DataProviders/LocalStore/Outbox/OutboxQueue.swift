import Foundation
import MomentsValues
import SocialModel

/// Finds the items that can be sent.
///
/// Call all functions inside of a transaction.
enum OutboxQueue {
  /// The first item of each lane that is not refused, if it is due and its post has an identity at
  /// the server.
  ///
  /// Filters are sent one at a time: a new one is compared with those at the server, which another
  /// item may be about to delete or make.
  ///
  /// Nothing is made to wait longer than the longest wait, except for a sign-in: a later time was
  /// written before the clock was set back.
  private static let readyItems = """
    FROM outbox o WHERE o.status = 0
      AND (coalesce(o.retry_at, 0) <= ?1 OR o.retry_at > ?3 AND o.failure IS NOT ?4)
      AND NOT EXISTS (
        SELECT 1 FROM outbox e
        WHERE (e.lane = o.lane OR o.kind = 'filter' AND e.kind = 'filter')
          AND e.number < o.number AND e.status <> 2
      )
      AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.local_id = o.lane)
    ORDER BY o.number LIMIT ?2
    """

  static func ready(
    at now: Date,
    limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT o.id \(readyItems)",
      now,
      limit,
      now.addingTimeInterval(SocialStore.longestWait + 1),
      OutboxItem.Failure.signIn.word
    ) { $0.text(0) }
  }

  static func next(after now: Date, in connection: SQLConnection) throws(SQLiteError) -> Date? {
    try connection.query(
      "SELECT min(retry_at) FROM outbox WHERE status = 0 AND retry_at > ?",
      now
    ) { $0.date(0) }.first
  }

  static func claim(
    at now: Date,
    limit: Int,
    folder: MediaFolder,
    in connection: SQLConnection
  ) throws -> [OutboxRecord] {
    try ready(at: now, limit: limit, in: connection).compactMap { id in
      // A post or an edit may have photos to upload first; it is in flight from `beginSending` on.
      // A look changes nothing.
      try connection.run(
        """
        UPDATE outbox SET status = 1, attempts = attempts + 1, failure = NULL, retry_at = NULL,
          is_in_flight = kind NOT IN ('post', 'schedule', 'edit', 'look')
        WHERE id = ?
        """,
        id
      )
      guard let row = try OutboxTable.row(id: id, in: connection),
        row.action != nil || row.kind == .check
      else {
        // An action that cannot be read, as one of a later version, is kept and never sent; what
        // comes after it does not wait for it.
        try connection.run("UPDATE outbox SET status = 2, is_in_flight = 0 WHERE id = ?", id)
        return nil
      }
      var record = try row.withPhotos(in: folder, connection)
      // A photo that is missing is named even so: nothing is sent without it.
      if record.action?.photoCount != row.action?.photoCount { record.action = row.action }
      if row.kind == .vote {
        record.pollID = try MomentTable.confirmed(postID: row.lane, in: connection)?.poll?.id
      }
      let deletions = try row.localID.map { try OutboxTable.lane($0, in: connection) } ?? []
      record.isWithdrawn =
        row.kind == .schedule && !row.isOn
        || deletions.contains { $0.kind == .delete && $0.status != .refused }
      return record
    }
  }
}
