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
    let (planner, pending) = try writer.planner(of: postID)
    guard let plan = planner.edit() else { throw ProviderError.unknownMoment(id: postID) }
    try DraftTable.remove(draft.id, in: connection)
    try writer.remove(plan.removed)
    guard let replaced = plan.replaced else {
      let id = try writer.insert(.edit(draft), lane: postID, subject: OutboxSubject.of(draft))
      try writer.refresh(postID)
      return id
    }
    if let pending, replaced == pending.id {
      var moment = shown.edited(by: draft)
      moment.editedAt = nil
      // An edit changes neither the parent nor the visibility of a post.
      draft.poll = poll(of: draft, insteadOf: pending)
      draft.id = pending.draft?.id ?? draft.id
      draft.editedPostID = nil
      draft.visibility = shown.visibility
      if draft.poll?.isRemoved == true { draft.poll = nil }
      draft.continues = pending.draft?.continues ?? false
      try writer.replace(replaced, with: .post(draft))
      try MomentTable.save([moment], in: connection)
      return replaced
    }
    if let before = try OutboxTable.row(id: replaced, in: connection) {
      draft.poll = poll(of: draft, insteadOf: before)
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
    var body: Data?
    if let draft = try items.last?.withPhotos(in: writer.folder, writer.connection).draft,
      let moment = try MomentTable.confirmed(postID: lane, in: writer.connection)
    {
      body = PostBody.encode(moment.edited(by: draft))
    }
    try writer.lay(body, over: "wanted_body", of: "post", lane)
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    let draft = try writer.saveDraft(of: row)
    try CheckStoring.take(row, in: writer)
    return draft
  }
}
