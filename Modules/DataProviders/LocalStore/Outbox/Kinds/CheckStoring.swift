import SocialModel

/// Looks, which request the current post because the reader discarded a change that may have
/// reached the server.
///
/// It is none of the reader's actions: it takes the place of an edit, a deletion or a vote.
struct CheckStoring: ActionStoring {
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? { nil }

  /// Removes a change.
  ///
  /// If it may have reached the server, a look takes its place: if it is being sent, its response
  /// is that of the look; otherwise the look is sent.
  static func take(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    if row.isMaybeDone {
      try writer.connection.run(
        """
        UPDATE outbox SET kind = ?2, action = NULL, draft_id = NULL, subject = '', failure = NULL,
          retry_at = NULL, attempts = 0, revision = revision + 1
        WHERE id = ?1
        """,
        row.id,
        OutboxKind.check.rawValue
      )
    } else {
      try writer.remove([row.id])
    }
    try writer.refresh(row.lane)
  }

  /// It may replace a deletion that was discarded while it was in flight.
  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    try DeletionStoring().settle(row, as: result, in: writer)
  }

  /// The confirmed state stays.
  ///
  /// If the refused request is the change that was discarded while it was in flight, an earlier
  /// attempt may have succeeded, and the look is still to be sent.
  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool {
    if row.isInFlight {
      try writer.connection.run(
        "UPDATE outbox SET status = 0, failure = NULL WHERE id = ?",
        row.id
      )
    } else {
      try writer.remove([row.id])
    }
    return false
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? { nil }
}
