extension Schema {
  /// The notifications that the reader dismissed.
  ///
  /// - `dismissed_notification`: the last ones that the server confirmed; `newest` is the newest
  ///   event at that time, `happened_at` its time.
  /// - `outbox.notification`: the notification that an item dismisses, as JSON; null in all others.
  ///   Until the server confirms it, it is the overlay of `dismissed_notification`.
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
