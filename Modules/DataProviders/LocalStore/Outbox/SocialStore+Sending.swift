package import Foundation
import MomentsValues
package import SocialModel

/// Sending, for the engine that sends the outbox only.
///
/// Everything is on disk when a function returns, so that a process that is killed at any point
/// continues where it was.
extension SocialStore {
  /// The largest number of seconds an item waits before it is tried again, whatever a server
  /// requires.
  package static let longestWait: TimeInterval = 3_600

  /// Makes the items of a process that ended wait again; requests in flight may have reached the
  /// server.
  ///
  /// Items that wait for the network or for a failing server become due, because the conditions may
  /// have changed.
  ///
  /// - Throws: `ProviderError`.
  package func recoverOutbox() async throws {
    try await write { connection in
      // An attempt that ended with its process is no evidence about the server, so the back-off
      // does not grow.
      try connection.run(
        """
        UPDATE outbox SET status = 0, is_unknown = max(is_unknown, is_in_flight), is_in_flight = 0,
          retry_at = NULL, attempts = max(0, attempts - 1)
        WHERE status = 1
        """
      )
      // A new process may have a new token.
      try Self.expedite(afterSignIn: true, in: connection)
    }
  }

  /// Claims the items that can be sent now: the first one of each lane, except those that wait for
  /// the identity of another post.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - limit: The largest number of items.
  /// - Returns: The claimed items.
  /// - Throws: `ProviderError`.
  package func claimWork(
    now: Date,
    limit: Int
  ) async throws -> ClaimedWork {
    let files = mediaFiles
    let (ready, next) = try await read { connection in
      let times = try connection.query(
        "SELECT min(retry_at) FROM outbox WHERE status = 0 AND retry_at > ?",
        now
      ) { $0.date(0) }
      return (try Self.ready(at: now, limit: limit, in: connection), times.first)
    }
    guard !ready.isEmpty else { return ClaimedWork(work: [], next: next) }
    let work = try await write { connection in
      try Self.ready(at: now, limit: limit, in: connection).compactMap { id -> OutboxRecord? in
        // A post or an edit may have photos to upload first; it is in flight from `beginSending`
        // on. A discarded one is only looked up.
        try connection.run(
          """
          UPDATE outbox SET status = 1, attempts = attempts + 1, failure = NULL, retry_at = NULL,
            is_in_flight = (is_discarded = 0 AND kind NOT IN ('post', 'schedule', 'edit'))
          WHERE id = ?
          """,
          id
        )
        guard let row = try OutboxTable.row(id: id, in: connection),
          row.action != nil || row.isDiscarded
        else {
          // An action that cannot be read, as one of a later version, is kept and never sent; what
          // comes after it does not wait for it.
          try connection.run("UPDATE outbox SET status = 2, is_in_flight = 0 WHERE id = ?", id)
          return nil
        }
        var record = try row.withPhotos(in: files, connection)
        // A photo that is missing is named even so: nothing is sent without it.
        if record.action?.photoCount != row.action?.photoCount { record.action = row.action }
        if row.kind == .vote {
          record.pollID = try MomentTable.confirmed(postID: row.lane, in: connection)?.poll?.id
        }
        let deletions = try row.localID.map { try OutboxTable.lane($0, in: connection) } ?? []
        record.isWithdrawn =
          row.kind == .schedule && !row.isOn
          || deletions.contains {
            $0.kind == .delete && $0.status != .refused && !$0.isDiscarded
          }
        return record
      }
    }
    return ClaimedWork(work: work, next: next)
  }

  /// The first item of each lane that is not refused, if it is due and its post has an identity at
  /// the server.
  ///
  /// Filters are sent one at a time: a new one is compared with those at the server, which another
  /// item may be about to delete or make.
  ///
  /// Nothing is made to wait longer than the longest wait, except for a sign-in: a later time was
  /// written before the clock was set back.
  private static let readyItems = """
    SELECT o.id FROM outbox o WHERE o.status = 0
      AND (coalesce(o.retry_at, 0) <= ?1 OR o.retry_at > ?3 AND o.failure IS NOT ?4)
      AND NOT EXISTS (
        SELECT 1 FROM outbox e
        WHERE (e.lane = o.lane OR o.kind = 'filter' AND e.kind = 'filter')
          AND e.number < o.number AND e.status <> 2
      )
      AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.local_id = o.lane)
    ORDER BY o.number LIMIT ?2
    """

  private static func ready(
    at now: Date,
    limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      readyItems,
      now,
      limit,
      now.addingTimeInterval(longestWait + 1),
      OutboxItem.Failure.signIn.word
    ) { $0.text(0) }
  }

  /// Notes that the request for a post or an edit is about to be sent.
  ///
  /// - Parameters:
  ///   - work: The item as it was claimed.
  ///   - now: The current time.
  ///   - earliest: The earliest time at which it may be posted, if `now` is uncertain; nil for
  ///     `now`.
  /// - Returns: Whether it is to be sent: false if the reader discarded or changed it meanwhile.
  /// - Throws: `ProviderError`.
  package func beginSending(
    _ work: OutboxRecord,
    now: Date,
    earliest: Date? = nil
  ) async throws -> Bool {
    try await write { connection in
      guard let row = try OutboxTable.row(id: work.id, in: connection),
        row.revision == work.revision
      else { return false }
      try connection.run(
        """
        UPDATE outbox SET is_in_flight = 1, first_sent_at = coalesce(first_sent_at, ?3),
          last_sent_at = ?2
        WHERE id = ?1
        """,
        work.id,
        now,
        earliest ?? now
      )
      return true
    }
  }

  /// Releases an item that was not sent.
  ///
  /// - Throws: `ProviderError`.
  package func release(_ id: OutboxItem.ID) async throws {
    try await write { connection in
      try connection.run(
        """
        UPDATE outbox SET status = 0, is_unknown = max(is_unknown, is_in_flight), is_in_flight = 0,
          attempts = max(0, attempts - 1)
        WHERE id = ? AND status = 1
        """,
        id
      )
    }
  }

  /// Postpones an item after a failure.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - time: When it is due again.
  ///   - failure: The failure.
  ///   - isUnknown: Whether the request may have had its effect even so.
  ///   - others: Which other waiting items would fail for the same reason, and are postponed, too.
  /// - Throws: `ProviderError`.
  package func fail(
    _ id: OutboxItem.ID,
    retryAt time: Date,
    failure: OutboxItem.Failure,
    isUnknown: Bool,
    holding others: OutboxSuspension = .none
  ) async throws {
    try await write { connection in
      try connection.run(
        """
        UPDATE outbox SET status = 0, is_in_flight = 0, is_unknown = max(is_unknown, ?2),
          retry_at = ?3, failure = ?4
        WHERE id = ?1 AND status = 1
        """,
        id,
        isUnknown,
        time,
        failure.word
      )
      guard others != .none else { return }
      try connection.run(
        """
        UPDATE outbox SET retry_at = ?2, failure = ?3
        WHERE status = 0 AND coalesce(retry_at, 0) < ?2
          AND (?4 OR (kind, is_discarded) = (SELECT kind, is_discarded FROM outbox WHERE id = ?1))
        """,
        id,
        time,
        failure.word,
        others == .all
      )
    }
  }

  /// Makes all items due that wait for the network or for a failing server, but not those for which
  /// a server required a wait or a sign-in.
  ///
  /// - Throws: `ProviderError`.
  package func expedite() async throws {
    try await write { try Self.expedite(afterSignIn: false, in: $0) }
  }

  private static func expedite(
    afterSignIn: Bool,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      UPDATE outbox SET retry_at = NULL
      WHERE status = 0 AND retry_at IS NOT NULL AND failure IS NOT ?1
        AND (?3 OR failure IS NOT ?2)
      """,
      OutboxItem.Failure.rateLimited.word,
      OutboxItem.Failure.signIn.word,
      afterSignIn
    )
  }

  /// Calls a handler whenever the outbox may have changed, on the store's own queue, until the
  /// result is released.
  package func observeOutbox(_ handler: @escaping @Sendable () -> Void) -> any Sendable {
    database.observe { changes, _ in
      if changes.touches(["outbox"]) { handler() }
    }
  }
}
