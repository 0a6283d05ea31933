import SocialModel

/// Follows of hashtags.
struct TagStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .tag }

  func plan(_ action: ReaderAction, in writer: inout OutboxWriter) throws -> String? {
    guard case .followTag(_, let name) = action else { return nil }
    let lane = OutboxLane.name(.tag, name.lowercased())
    return try writer.toggle(action, lane: lane, subject: name)
  }

  func isConfirmed(_ action: ReaderAction, lane: String, in connection: SQLConnection) throws
    -> Bool?
  {
    try FollowedTagTable.isConfirmed(OutboxLane.id(lane), in: connection)
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try FollowedTagTable.lay(
      items.last?.isOn,
      over: items.last?.subject ?? OutboxLane.id(lane),
      in: writer.connection
    )
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: inout OutboxWriter) throws
    -> [String]?
  {
    try FollowedTagTable.settle(row.subject, row.isOn, in: writer.connection)
    return []
  }
}
