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
    try connection.query(
      "SELECT is_member FROM list_member WHERE list = ? AND account = ? AND is_member NOT NULL",
      action.subject.id,
      action.account
    ) { $0.boolean(0) }.first
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let requested = Dictionary(items.map { ($0.account, $0.isOn) }) { $1 }
    let list = OutboxLane.id(lane)
    let laid = try writer.connection.query(
      "SELECT account FROM list_member WHERE list = ? AND wanted_member NOT NULL",
      list
    ) { $0.text(0) }
    for account in Set(laid).union(requested.keys) {
      try writer.connection.run(
        """
        INSERT INTO list_member (list, account, wanted_member) VALUES (?1, ?2, ?3)
        ON CONFLICT (list, account) DO UPDATE SET wanted_member = ?3 WHERE wanted_member IS NOT ?3
        """,
        list,
        account,
        requested[account]
      )
    }
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
