extension Schema {
  /// The notifications that the reader dismissed.
  ///
  /// - `dismissed_notification`: those that the server took away, the last ones; `newest` is the
  ///   newest event as it was then, `happened_at` its time.
  /// - `outbox.notification`: the notification that an item dismisses, as JSON; null in all others.
  ///   Until the server has agreed, it lies over `dismissed_notification`.
  static let dismissals = Migration(
    13,
    """
    CREATE TABLE dismissed_notification (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      newest TEXT,
      happened_at REAL
    );
    ALTER TABLE outbox ADD COLUMN notification BLOB;
    """
  )
}
