import SocialModel

/// Answers to follow requests.
struct FollowRequestStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .account }

  /// The item is an earlier one if that may have reached the server, because servers accept one
  /// answer.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    let lane = OutboxLane.name(.account, action.subject.id ?? "")
    let sent = try writer.waiting(lane).first { $0.kind == .followRequest && $0.mayHaveReached }
    return try sent?.id ?? writer.toggle(person: action)
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try FollowRequestTable.lay(
      items.last?.isOn,
      overRequestFrom: OutboxLane.id(lane),
      in: writer.connection
    )
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    if case .answered(let accepted, let relationship) = result {
      try RelationshipTable.save([relationship], in: writer.connection)
      try FollowRequestTable.settle(relationship.id, accepted: accepted, in: writer.connection)
    } else {
      try FollowRequestTable.remove(OutboxLane.id(row.lane), in: writer.connection)
    }
  }
}
