import SocialModel

extension OutboxWriter {
  /// Writes something down about a person.
  ///
  /// Of several notes that wait, the last is sent.
  ///
  /// - Returns: The item that carries it; nil where nothing needs to be sent.
  mutating func note(_ note: String, accountID: String, subject: String) throws -> String? {
    let lane = OutboxLane.follow(accountID)
    let notes = try OutboxTable.lane(lane, in: connection).filter { $0.kind == .note }
    // What was refused is history as soon as the reader decides again.
    let obsolete = notes.filter { $0.status == .refused || !$0.mayHaveReached }
    try remove(obsolete.map(\.id))
    let sent = notes.last { known in !obsolete.contains { $0.id == known.id } }
    var id = sent?.id
    let before =
      try sent.map(\.note)
      ?? RelationshipTable.confirmed(id: accountID, in: connection)?.note ?? ""
    if before != note {
      let item = OutboxTable.NewItem(kind: .note, lane: lane, note: note, subject: subject)
      id = try OutboxTable.insert(item, at: now, in: connection)
    }
    try refresh(lane)
    return id
  }
}
