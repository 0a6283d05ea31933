import SocialModel

/// Follows of hashtags.
struct TagStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .tag }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .followTag(_, let name) = action else { return nil }
    let lane = OutboxLane.name(.tag, name.lowercased())
    return try writer.toggle(action, lane: lane, subject: name)
  }

  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool? {
    try FollowedTagTable.isConfirmed(action.subject.id ?? "", in: connection)
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    if let title = items.last?.subject {
      try writer.connection.run(
        "INSERT OR IGNORE INTO followed_tag (name, title) VALUES (?, ?)",
        title.lowercased(),
        title
      )
    }
    try writer.lay(
      items.last?.isOn,
      over: "wanted_followed",
      of: "followed_tag",
      key: "name",
      OutboxLane.id(lane)
    )
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    try FollowedTagTable.settle(row.subject, row.isOn, in: writer.connection)
  }
}
