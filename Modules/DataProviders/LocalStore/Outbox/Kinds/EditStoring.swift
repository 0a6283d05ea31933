import Foundation
import MomentsValues
import SocialModel

/// Edits of posts.
struct EditStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .post }

  /// The edit of a post that was not sent becomes the post.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard var draft = action.draft else { return nil }
    let connection = writer.connection
    let postID = try OutboxTable.resolve(draft.editedPostID ?? "", in: connection)
    guard let shown = try MomentTable.confirmed(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    let planner = try writer.planner(of: postID)
    guard let plan = planner.edit() else { throw ProviderError.unknownMoment(id: postID) }
    try writer.takeDraft(draft.id)
    try writer.remove(plan.removed)
    guard let replaced = plan.replaced,
      let before = try OutboxTable.row(id: replaced, in: connection)
    else {
      let id = try writer.insert(.edit(draft), lane: postID, subject: OutboxSubject.of(draft))
      try writer.refresh(postID)
      return id
    }
    let edited = shown.edited(by: draft)
    draft.poll = poll(of: draft, insteadOf: before)
    if replaced == planner.maker?.id {
      var moment = edited
      moment.editedAt = nil
      // An edit changes neither the parent nor the visibility of a post.
      draft.id = before.draft?.id ?? draft.id
      draft.editedPostID = nil
      draft.visibility = shown.visibility
      if draft.poll?.isRemoved == true { draft.poll = nil }
      draft.continues = before.draft?.continues ?? false
      try writer.replace(replaced, with: .post(draft))
      try MomentTable.save([moment], in: connection)
      return replaced
    }
    try writer.replace(replaced, with: .edit(draft))
    try writer.refresh(postID)
    return replaced
  }

  /// The poll of a draft that replaces a waiting one; that of the waiting one where it has none.
  private func poll(of draft: PostDraft, insteadOf waiting: OutboxRecord) -> PollDraft? {
    let before = waiting.draft?.poll
    guard var poll = draft.poll else { return before }
    // An edit without a duration keeps the earlier one.
    if !poll.isRemoved { poll.seconds = poll.seconds ?? before?.seconds }
    return poll
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let body = try items.last.flatMap { try edited($0, in: writer) }.map { PostBody.encode($0) }
    try writer.lay(body, over: "wanted_body", of: "post", lane)
  }

  /// The post of an item with its edit; nil where it is not stored, or the item cannot be read.
  private func edited(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Moment? {
    guard let draft = try row.withPhotos(in: writer.folder, writer.connection).draft else {
      return nil
    }
    return try MomentTable.confirmed(postID: row.lane, in: writer.connection)?.edited(by: draft)
  }

  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    guard let moment = try edited(row, in: writer) else { return }
    try MomentTable.save([moment.readingTypedText()], in: writer.connection)
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    let draft = try writer.saveDraft(of: row)
    try DiscardedStoring.discard(row, in: writer)
    return draft
  }
}
