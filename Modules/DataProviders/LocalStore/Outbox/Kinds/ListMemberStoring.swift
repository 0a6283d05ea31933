import SocialModel

/// Adds people to lists, and removes them.
struct ListMemberStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .list }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .listMember(_, let account, let id) = action else { return nil }
    let list = try OutboxTable.resolveList(id, in: writer.connection)
    let lane = OutboxLane.name(.list, list)
    return try writer.toggle(
      action.naming(lane),
      lane: lane,
      subject: OutboxSubject.ofPerson(account, in: writer.connection)
    )
  }

  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool? {
    try ListMemberTable.isConfirmed(
      action.account,
      in: action.subject.id ?? "",
      connection: connection
    )
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let members = Dictionary(items.map { ($0.account, $0.isOn) }) { $1 }
    try ListMemberTable.lay(members, over: OutboxLane.id(lane), in: writer.connection)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    try ListMemberTable.settle(
      row.account,
      row.isOn,
      in: OutboxLane.id(row.lane),
      connection: writer.connection
    )
  }
}
