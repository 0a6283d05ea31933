import SocialModel

/// Changes of a post that the reader discarded after they may have reached the server: edits,
/// deletions and votes, whose outcome only the current post shows.
struct DiscardedStoring: ActionStoring {
  /// Nothing is planned as discarded.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? { nil }

  /// Discards a change.
  ///
  /// If it may have reached the server, its item stays to request the current post; if it is being
  /// sent, its response is that.
  static func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    if row.isMaybeDone {
      try writer.connection.run(
        """
        UPDATE outbox SET is_discarded = 1, action = NULL, draft_id = NULL, subject = '',
          failure = NULL, retry_at = NULL, attempts = 0, revision = revision + 1
        WHERE id = ?
        """,
        row.id
      )
    } else {
      try writer.remove([row.id])
    }
    try writer.refresh(row.lane)
  }

  /// A deletion that was discarded while it was in flight may have succeeded.
  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    try DeletionStoring().settle(row, as: result, in: writer)
  }

  /// The confirmed state stays.
  ///
  /// If the refused request is the change itself, which was in flight, an earlier attempt may have
  /// succeeded: the current post is still to be requested.
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
