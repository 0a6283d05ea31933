import Foundation
import MomentsValues
import SocialModel

/// Changes the outbox: each call is one action of the reader, with everything that it changes.
///
/// What concerns one kind of action is in its ``ActionStoring``. Call it inside of a transaction.
final class OutboxWriter {
  let connection: SQLConnection
  let folder: MediaFolder
  var now: Date
  /// The author of new posts; nil where that is unknown.
  var reader: Account?
  /// Unreferenced files, to be deleted after the transaction.
  var obsoleteFiles: [String] = []
  /// The lanes that results completed.
  var completed: [String] = []
  /// Whether an item is sent again in spite of a result.
  var keepsItem = false

  init(_ connection: SQLConnection, folder: MediaFolder, now: Date) {
    self.connection = connection
    self.folder = folder
    self.now = now
  }

  /// Takes an action.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  @discardableResult
  func plan(_ action: ReaderAction) throws -> String? {
    try action.kind.storing.plan(action, in: self)
  }

  /// Sets a requested state: opposites that were not sent cancel out.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  @discardableResult
  func toggle(_ action: ReaderAction, lane: String, subject: String) throws -> String? {
    let kind = action.kind
    let waiting = try OutboxTable.lane(lane, in: connection).filter {
      $0.kind == kind && $0.account == action.account
    }
    let plan = OutboxPlanner(lane: waiting.map(\.entry)).toggle(
      kind,
      action.isOn,
      isConfirmed: try kind.storing.isConfirmed(action, in: connection)
    )
    try remove(plan.removed)
    var id = waiting.last { !plan.removed.contains($0.id) }?.id
    if plan.appends { id = try insert(action, lane: lane, subject: subject) }
    try lay(kind, over: lane, try self.waiting(lane))
    return id
  }

  /// Completes an item: a result becomes the confirmed state, and the item is deleted, unless
  /// ``keepsItem``.
  func finish(_ row: OutboxRecord, with result: OutboxResult) throws {
    try row.storing.settle(row, as: result, in: self)
    if keepsItem { return }
    completed.append(row.lane)
    if case .post(let moment) = result {
      // The photos of the post count: they may have been uploaded twice, and the post may have the
      // first ones.
      let names = (row.draft?.media ?? []).map(\.id)
      if names.count == moment.attachments.count {
        for (name, attachment) in zip(names, moment.attachments) {
          let sql = "UPDATE media SET server_id = ? WHERE id = ?"
          try connection.run(sql, attachment.id, name)
        }
      }
      obsoleteFiles += try MediaTable.settle(of: .outbox(row.id), in: connection)
    }
    try remove([row.id])
    try refresh(row.lane)
  }

  // MARK: Items

  /// Appends an item.
  ///
  /// - Returns: Its identity.
  func insert(_ action: ReaderAction, lane: String, subject: String) throws -> String {
    let id = UUID().uuidString.lowercased()
    // The local identity of what it creates, which is the lane of later items about that.
    let localName: String? =
      switch action {
      case .post: OutboxLane.localID(of: id)
      case .createList: OutboxLane.name(.list, OutboxLane.localID(of: id))
      default: nil
      }
    try connection.run(
      """
      INSERT INTO outbox (id, kind, lane, local_id, action, draft_id, subject, created_at, key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      id,
      action.kind.rawValue,
      lane,
      localName,
      try action.data,
      action.draft?.id,
      subject,
      now,
      UUID().uuidString.lowercased()
    )
    try MediaTable.give(action.media, to: .outbox(id), in: connection)
    return id
  }

  /// Replaces the text of an item that was not sent.
  func replace(_ id: String, with action: ReaderAction) throws {
    let subject = action.draft.map { OutboxSubject.of($0) } ?? ""
    try OutboxTable.replace(id, with: action, subject: subject, in: connection)
  }

  /// Deletes items and their photos.
  func remove(_ ids: [String]) throws {
    for id in ids {
      try connection.run("DELETE FROM outbox WHERE id = ?", id)
      obsoleteFiles += try MediaTable.remove(of: .outbox(id), in: connection)
    }
  }

  /// Removes the items of a kind that cannot have reached the server, because the reader decides
  /// again.
  ///
  /// - Returns: The others, the oldest first.
  @discardableResult
  func removeUnsent(_ kind: ActionKind, in lane: String) throws -> [OutboxRecord] {
    let all = try OutboxTable.lane(lane, in: connection).filter { $0.kind == kind }
    try remove(all.filter { !$0.isMaybeDone }.map(\.id))
    return all.filter(\.isMaybeDone)
  }

  /// The items of a lane that are neither refused nor discarded, the oldest first.
  func waiting(_ lane: String) throws -> [OutboxRecord] {
    try OutboxTable.lane(lane, in: connection).filter {
      $0.status != .refused && !$0.isDiscarded
    }
  }

  /// The planner of a post or a list.
  func planner(of lane: String) throws -> OutboxPlanner {
    let items = try OutboxTable.lane(lane, in: connection).filter { !$0.isDiscarded }
    let maker = try OutboxTable.maker(of: lane, in: connection)
    return OutboxPlanner(lane: items.map(\.entry), maker: maker?.entry)
  }

  // MARK: Overlay

  /// Computes the overlay of a lane again: it always follows from the waiting items.
  func refresh(_ lane: String) throws {
    guard let subject = OutboxLane.subject(of: lane) else { return }
    let waiting = try waiting(lane)
    for kind in ActionKind.allCases where kind.storing.subject == subject {
      try lay(kind, over: lane, waiting)
    }
  }

  private func lay(_ kind: ActionKind, over lane: String, _ waiting: [OutboxRecord]) throws {
    try kind.storing.lay(waiting.filter { $0.kind == kind }, lane: lane, in: self)
  }

  /// Sets a column of the overlay in the row of a subject; an equal value changes nothing.
  func lay(
    _ value: some SQLConvertible,
    over column: String,
    of table: String,
    key: String = "id",
    _ id: String
  ) throws(SQLiteError) {
    try connection.run(
      "UPDATE \(table) SET \(column) = ?2 WHERE \(key) = ?1 AND \(column) IS NOT ?2",
      id,
      value
    )
  }

  // MARK: Subjects and drafts

  /// The post that an action is about.
  ///
  /// - Throws: `ProviderError.unknownMoment` where it is not stored.
  func subject(of action: ReaderAction) throws -> Moment {
    let id = action.subject.id ?? ""
    let postID = try OutboxTable.resolve(id, in: connection)
    guard let moment = try MomentTable.moment(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: id)
    }
    return moment
  }

  /// Deletes a draft that becomes an action, but not the photos that the action has.
  func takeDraft(_ id: PostDraft.ID) throws {
    try DraftTable.remove(id, in: connection)
    try MediaTable.give([], to: .draft(id), in: connection)
  }

  /// A draft with the current identity of its parent.
  func resolvingParent(of draft: PostDraft) throws -> PostDraft {
    var draft = draft
    draft.replyTo = try draft.replyTo.map { try OutboxTable.resolve($0, in: connection) }
    return draft
  }

  /// Stores a draft of what the reader wrote, with its photos.
  func saveDraft(of row: OutboxRecord, with rest: [OutboxRecord] = []) throws -> PostDraft? {
    guard var draft = try row.withPhotos(in: folder, connection).draft else { return nil }
    for post in rest {
      if let next = try post.withPhotos(in: folder, connection).draft { draft.append(next) }
    }
    if let replyTo = draft.replyTo, OutboxLane.isLocal(replyTo),
      try OutboxTable.maker(of: replyTo, in: connection) == nil
    {
      draft.replyTo = nil
      draft.continues = false
    }
    if row.mayHaveReached, row.kind != .edit {
      // The item stays, to find out whether the post must be deleted at the server: the draft is a
      // new one, and the photos belong to it.
      draft.id = UUID().uuidString.lowercased()
    }
    try DraftTable.save(draft, in: connection)
    if row.mayHaveReached {
      // The photos are uploaded again.
      try connection.run(
        "UPDATE media SET server_id = NULL, uploaded_at = NULL, is_ready = 0 WHERE owner = ?",
        MediaTable.Owner.draft(draft.id).text
      )
    }
    return draft
  }
}
