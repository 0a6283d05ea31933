import SocialModel

extension OutboxWriter {
  /// Sets the note about a person.
  ///
  /// Of several waiting notes, the last one is sent.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  mutating func note(_ note: String, accountID: String, subject: String) throws -> String? {
    let lane = OutboxLane.follow(accountID)
    let notes = try OutboxTable.lane(lane, in: connection).filter { $0.kind == .note }
    // Refused items are obsolete as soon as the reader decides again.
    let obsolete = notes.filter { $0.status == .refused || !$0.mayHaveReached }
    try remove(obsolete.map(\.id))
    let sent = notes.last { known in !obsolete.contains { $0.id == known.id } }
    var id = sent?.id
    let before =
      try sent.map(\.note)
      ?? RelationshipTable.confirmed(id: accountID, in: connection)?.note ?? ""
    if before != note {
      id = try insert(.note(note, accountID: accountID), lane: lane, subject: subject)
    }
    try refresh(lane)
    return id
  }
}
