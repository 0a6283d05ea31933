import MomentsValues
import SocialModel

/// Notes about people: of several that wait, the last one is sent.
struct NoteStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .account }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .note(let note, let accountID) = action else { return nil }
    let lane = OutboxLane.name(.account, accountID)
    let sent = try writer.removeUnsent(.note, in: lane).last
    var id = sent?.id
    let before = try text(of: sent) ?? confirmed(accountID, in: writer.connection)
    if before != note {
      id = try writer.insert(
        action,
        lane: lane,
        subject: OutboxSubject.ofPerson(accountID, in: writer.connection)
      )
    }
    try writer.refresh(lane)
    return id
  }

  private func confirmed(_ id: String, in connection: SQLConnection) throws -> String {
    try RelationshipTable.confirmed(id: id, in: connection)?.note ?? ""
  }

  private func text(of row: OutboxRecord?) -> String? {
    if case .note(let note, _) = row?.action { note } else { nil }
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let (note, id) = (text(of: items.last), OutboxLane.id(lane))
    if note != nil { try RelationshipTable.makeRow(id: id, in: writer.connection) }
    try writer.lay(note, over: "wanted_note", of: "relationship", id)
  }

  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    let id = OutboxLane.id(row.lane)
    var known = try RelationshipTable.confirmed(id: id, in: writer.connection)
    known?.note = text(of: row)
    if let known { try RelationshipTable.save([known], in: writer.connection) }
  }

  /// Sends the confirmed note after one that may have reached the server.
  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    let id = OutboxLane.id(row.lane)
    if row.isMaybeDone {
      _ = try plan(.note(confirmed(id, in: writer.connection), accountID: id), in: writer)
    } else {
      try writer.remove([row.id])
      try writer.refresh(row.lane)
    }
    return nil
  }
}
