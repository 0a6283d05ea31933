import MomentsValues
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
    let (answer, id) = (items.last?.isOn, OutboxLane.id(lane))
    if answer != nil {
      try writer.connection.run("INSERT OR IGNORE INTO follow_request (id) VALUES (?)", id)
    }
    try writer.lay(answer, over: "wanted_answer", of: "follow_request", id)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    if case .answered(let accepted, let relationship) = result {
      try RelationshipTable.save([relationship], in: writer.connection)
      try writer.connection.run(
        """
        INSERT INTO follow_request (id, answer) VALUES (?1, ?2)
        ON CONFLICT (id) DO UPDATE SET answer = ?2 WHERE answer IS NOT ?2
        """,
        relationship.id,
        accepted
      )
    } else {
      // It no longer exists.
      let id = OutboxLane.id(row.lane)
      try writer.connection.run("DELETE FROM follow_request WHERE id = ?", id)
    }
  }
}
