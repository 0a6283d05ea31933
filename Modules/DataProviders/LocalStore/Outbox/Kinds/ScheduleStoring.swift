import MomentsValues
import SocialModel

/// Schedules posts, which are not shown in timelines.
struct ScheduleStoring: ActionStoring {
  var isReplacedByLater: Bool { false }

  /// A draft that waits already is not scheduled twice.
  ///
  /// Scheduling is undone by discarding its item.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .schedule(true, let typed) = action else {
      throw ProviderError.refused(reason: nil)
    }
    try writer.takeDraft(typed.id)
    let draft = try writer.resolvingParent(of: typed)
    if let waiting = try OutboxTable.waiting(.schedule, draftID: draft.id, in: writer.connection) {
      if waiting.status == .refused { try writer.replace(waiting.id, with: .schedule(true, draft)) }
      return waiting.id
    }
    return try writer.insert(
      .schedule(true, draft),
      lane: draft.replyTo ?? OutboxLane.schedules,
      subject: OutboxSubject.of(draft)
    )
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    switch result {
    case .scheduled where !row.isOn:
      // It was discarded while it was in flight: it is searched for, and deleted.
      try writer.connection.run(
        "UPDATE outbox SET status = 0, is_in_flight = 0, is_unknown = 1 WHERE id = ?",
        row.id
      )
      writer.keepsItem = true
    case .scheduled(let id):
      try OutboxTable.note(
        OutboxLane.scheduled(row.id),
        as: OutboxLane.scheduled(id),
        in: writer.connection
      )
    case .post(let moment): try MomentTable.save([moment], in: writer.connection)
    default: break
    }
  }

  /// One that the reader discarded, and that the server refuses, too, is removed.
  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool {
    guard !row.isOn else { return true }
    try writer.remove([row.id])
    return false
  }

  /// One that may have reached the server is searched for there, and deleted.
  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    guard row.isOn else { return nil }
    let draft = try writer.saveDraft(of: row)
    guard row.isMaybeDone, let scheduled = row.draft else {
      try writer.remove([row.id])
      return draft
    }
    try writer.connection.run(
      """
      UPDATE outbox SET action = ?2, draft_id = NULL, failure = NULL, retry_at = NULL, attempts = 0,
        revision = revision + 1
      WHERE id = ?1
      """,
      row.id,
      try ReaderAction.schedule(false, scheduled).data
    )
    return draft
  }
}
