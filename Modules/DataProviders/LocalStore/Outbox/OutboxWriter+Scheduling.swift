import Foundation
import SocialModel

extension OutboxWriter {
  /// Schedules a draft, which is not shown in timelines.
  ///
  /// - Returns: The item. A draft that waits already is not scheduled twice.
  mutating func schedule(_ draft: PostDraft) throws -> String {
    try DraftTable.remove(draft.id, in: connection)
    var draft = draft
    draft.replyTo = try draft.replyTo.map { try OutboxTable.resolve($0, in: connection) }
    if let waiting = try OutboxTable.scheduled(draftID: draft.id, in: connection) {
      if waiting.status == .refused {
        try replace(waiting.id, with: .schedule(true, draft))
      }
      return waiting.id
    }
    return try insert(
      .schedule(true, draft),
      lane: draft.replyTo ?? OutboxLane.schedules,
      subject: subject(draft)
    )
  }

  /// Discards the scheduling of a post.
  ///
  /// If it may have reached the server, it is searched for there, and deleted.
  func unschedule(_ row: OutboxRecord, _ draft: PostDraft) throws {
    try connection.run(
      """
      UPDATE outbox SET action = ?2, draft_id = NULL, failure = NULL, retry_at = NULL, attempts = 0,
        revision = revision + 1
      WHERE id = ?1
      """,
      row.id,
      try ReaderAction.schedule(false, draft).data
    )
  }
}
