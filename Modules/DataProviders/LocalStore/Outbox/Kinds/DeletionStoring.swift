import MomentsValues
import SocialModel

/// Deletions of posts.
struct DeletionStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .post }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    let connection = writer.connection
    let postID = try OutboxTable.resolve(action.subject.id ?? "", in: connection)
    let planner = try writer.planner(of: postID)
    // A local identity without a waiting item: the post was discarded, and no longer exists.
    if OutboxLane.isLocal(postID), planner.maker == nil { return nil }
    let plan = planner.delete()
    try writer.remove(plan.removed)
    if let maker = planner.maker, plan.removed.contains(maker.id) {
      try MomentTable.remove(postID: postID, in: connection)
      try orphanReplies(to: postID, in: connection)
      return nil
    }
    guard plan.appends else { return try writer.waiting(postID).last { $0.kind == .delete }?.id }
    let shown = try MomentTable.confirmed(postID: postID, in: connection)
    let added = try writer.insert(
      .delete(postID: postID),
      lane: postID,
      subject: shown.map { OutboxSubject.of($0) } ?? ""
    )
    try writer.refresh(postID)
    return added
  }

  /// Keeps replies to a post that will never be at the server; the reader decides about them.
  private func orphanReplies(to postID: String, in connection: SQLConnection) throws {
    for reply in try OutboxTable.lane(postID, in: connection) {
      try connection.run(
        "UPDATE outbox SET status = 2, failure = ? WHERE id = ?",
        OutboxItem.Failure.refused(nil).word,
        reply.id
      )
      if let localID = reply.localID { try MomentTable.remove(postID: localID, in: connection) }
    }
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try writer.lay(!items.isEmpty, over: "is_removed", of: "post", lane)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    let connection = writer.connection
    let parent = try MomentTable.confirmed(postID: row.lane, in: connection)?.inReplyToID
    if case .post(let moment) = result {
      try MomentTable.save([moment], in: connection)
    } else if try MomentTable.remove(postID: row.lane, in: connection) {
      try LocalPostTable.countReply(-1, of: parent, in: connection)
    }
    if let parent { writer.completed.append(parent) }
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    try DiscardedStoring.discard(row, in: writer)
    return nil
  }
}
