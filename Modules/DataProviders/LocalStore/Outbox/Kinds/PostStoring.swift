import Foundation
import MomentsValues
import SocialModel

/// Posts, which are shown at once: each part of a thread waits for the identity of the one before,
/// to which it replies.
struct PostStoring: ActionStoring {
  var isReplacedByLater: Bool { false }

  /// The item is that of the first part.
  ///
  /// A draft that waits already is not posted twice.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard let draft = action.draft, let reader = writer.reader else {
      throw ProviderError.signInNeeded
    }
    try writer.takeDraft(draft.id)
    var ids: [String] = []
    for var post in draft.posts {
      if let before = ids.last { post.replyTo = OutboxLane.localID(of: before) }
      ids.append(try enter(post, by: reader, in: writer))
    }
    return ids.first
  }

  private func enter(_ draft: PostDraft, by reader: Account, in writer: OutboxWriter) throws
    -> String
  {
    var draft = try writer.resolvingParent(of: draft)
    draft.editedPostID = nil
    if let waiting = try OutboxTable.waiting(.post, draftID: draft.id, in: writer.connection) {
      if waiting.status == .refused {
        try writer.replace(waiting.id, with: .post(draft))
        try show(waiting.id, draft, by: reader, at: waiting.createdAt, in: writer)
      }
      return waiting.id
    }
    let id = try writer.insert(
      .post(draft),
      lane: draft.replyTo ?? OutboxLane.posts,
      subject: OutboxSubject.of(draft)
    )
    try show(id, draft, by: reader, at: writer.now, in: writer)
    return id
  }

  private func show(
    _ id: String,
    _ draft: PostDraft,
    by reader: Account,
    at time: Date,
    in writer: OutboxWriter
  ) throws {
    let (localID, connection) = (OutboxLane.localID(of: id), writer.connection)
    var moment = Moment(pending: draft, id: localID, author: reader, at: time)
    if let quoted = draft.quotedPostID {
      // The server requests the approval of its author, where that is needed.
      let post = try MomentTable.moment(postID: quoted, in: connection).map { QuotedPost($0) }
      moment.quote = Quote(state: .accepted, postID: quoted, post: post)
    }
    try TimelineTable.insertLocal(moment, in: connection)
    try writer.refresh(localID)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    let connection = writer.connection
    guard let localID = row.localID, let moment = try self.moment(of: row, result, in: connection)
    else {
      return
    }
    try TimelineTable.replaceLocal(localID, with: moment, in: connection)
    let id = moment.postID
    try OutboxTable.rename(lane: localID, to: id, in: connection)
    try connection.run("UPDATE post SET reply_to = ? WHERE reply_to = ?", id, localID)
    try DraftTable.rename(localID, to: id, in: connection)
    // It was counted as a waiting reply until now.
    try LocalPostTable.countReply(1, of: moment.inReplyToID, in: connection)
    try writer.refresh(moment.postID)
  }

  /// The confirmed post of an item: the server's, or without a server the one that is shown.
  private func moment(
    of row: OutboxRecord,
    _ result: OutboxResult,
    in connection: SQLConnection
  ) throws -> Moment? {
    if case .post(let moment) = result { return moment }
    guard result == .settled, let localID = row.localID,
      var moment = try MomentTable.confirmed(postID: localID, in: connection)?.readingTypedText()
    else { return nil }
    moment.id = OutboxLane.ownID(of: row.id)
    moment.postID = moment.id
    moment.isPending = false
    return moment
  }

  /// The item of a post that was deleted meanwhile is removed.
  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool {
    guard let localID = row.localID else { return true }
    try MomentTable.remove(postID: localID, in: writer.connection)
    guard try writer.waiting(localID).contains(where: { $0.kind == .delete }) else { return true }
    try writer.plan(.delete(postID: localID))
    return false
  }

  func show(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    guard let reader = writer.reader,
      let draft = try row.withPhotos(in: writer.folder, writer.connection).draft
    else { return }
    try show(row.id, draft, by: reader, at: row.createdAt, in: writer)
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    let rest = try continuation(of: row, in: writer.connection)
    let draft = try writer.saveDraft(of: row, with: rest)
    for post in rest.reversed() + [row] {
      if let localID = post.localID { try writer.plan(.delete(postID: localID)) }
    }
    return draft
  }

  /// The items that continue a post, in order, and wait for its identity: they become one draft
  /// with it again.
  private func continuation(of row: OutboxRecord, in connection: SQLConnection) throws
    -> [OutboxRecord]
  {
    var found: [OutboxRecord] = []
    while let localID = (found.last ?? row).localID {
      let next = try OutboxTable.lane(localID, in: connection).first {
        $0.kind == .post && $0.draft?.continues == true
      }
      guard let next else { break }
      found.append(next)
    }
    return found
  }
}
