public import Foundation
public import SocialModel

extension SocialStore {
  /// Stores an action of the reader with its optimistic update: both are on disk when this returns,
  /// and nothing is sent before.
  ///
  /// Opposite actions that were not sent cancel out: a like and its removal leave nothing to send.
  /// If the first may have reached the server, its opposite is sent after it.
  ///
  /// - Parameters:
  ///   - action: The action. Posts may be named by their local identities.
  ///   - reader: The author of a post; only `.post` needs it.
  ///   - now: The current time.
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  /// - Throws: `ProviderError.unknownMoment` for a post that is not stored, `.refused` for a vote
  ///   that its poll does not accept, `.notSaved`.
  @discardableResult
  public nonisolated(nonsending) func enqueue(
    _ action: ReaderAction,
    by reader: Account? = nil,
    now: Date
  ) async throws -> OutboxItem? {
    let files = mediaFiles
    let (item, obsolete) = try await write { connection -> (OutboxItem?, [String]) in
      var writer = OutboxWriter(connection, folder: files, now: now)
      let id = try Self.take(action, by: reader, with: &writer)
      let row = try id.flatMap { try OutboxTable.row(id: $0, in: connection) }
      return (try row?.item(in: files, connection), writer.obsoleteFiles)
    }
    files.delete(obsolete)
    return item
  }

  private static func take(
    _ action: ReaderAction,
    by reader: Account?,
    with writer: inout OutboxWriter
  ) throws -> String? {
    switch action {
    case .like(let isOn, let id), .boost(let isOn, let id), .bookmark(let isOn, let id),
      .pin(let isOn, let id), .muteConversation(let isOn, let id):
      let postID = try OutboxTable.resolve(id, in: writer.connection)
      guard let moment = try MomentTable.moment(postID: postID, in: writer.connection) else {
        throw ProviderError.unknownMoment(id: id)
      }
      let kind = OutboxKind(action.kind)
      if isOn, let scope = kind.savedScope(of: moment) {
        try SavedTimeline.putOnTop(moment, of: scope, in: writer.connection)
      }
      return try writer.set(
        action.naming(postID),
        lane: postID,
        subject: OutboxSubject.of(moment)
      )
    case .vote(let choices, let id):
      let postID = try OutboxTable.resolve(id, in: writer.connection)
      guard let moment = try MomentTable.moment(postID: postID, in: writer.connection) else {
        throw ProviderError.unknownMoment(id: id)
      }
      return try writer.vote(choices, in: moment)
    case .follow(_, let accountID), .mute(_, let accountID), .block(_, let accountID):
      return try writer.set(
        action,
        lane: OutboxLane.follow(accountID),
        subject: OutboxSubject.ofPerson(accountID, in: writer.connection)
      )
    case .followRequest(let accepted, let accountID):
      return try writer.answerRequest(
        accepted,
        from: accountID,
        subject: OutboxSubject.ofPerson(accountID, in: writer.connection)
      )
    case .note(let note, let accountID):
      return try writer.note(
        note,
        accountID: accountID,
        subject: OutboxSubject.ofPerson(accountID, in: writer.connection)
      )
    case .dismissNotification(let notification):
      return try writer.dismiss(
        notification,
        subject: notification.accountID.map {
          try OutboxSubject.ofPerson($0, in: writer.connection)
        } ?? ""
      )
    case .profile(let changes):
      guard let reader else { throw ProviderError.signInNeeded }
      return try writer.changeProfile(changes, of: reader)
    case .report(let report):
      return try writer.report(
        report,
        subject: OutboxSubject.ofPerson(report.accountID, in: writer.connection)
      )
    case .filter(let filter): return try writer.save(filter)
    case .deleteFilter(let id): return try writer.deleteFilter(id)
    case .createList(let title): return try writer.createList(title)
    case .renameList(let title, let listID): return try writer.renameList(listID, to: title)
    case .deleteList(let listID): return try writer.deleteList(listID)
    case .listMember(let isOn, let accountID, let listID):
      return try writer.setMember(
        isOn,
        account: accountID,
        list: listID,
        subject: OutboxSubject.ofPerson(accountID, in: writer.connection)
      )
    case .followTag(_, let name):
      return try writer.set(action, lane: OutboxLane.tag(name), subject: name)
    case .post(let draft):
      guard let reader else { throw ProviderError.signInNeeded }
      return try writer.post(draft, by: reader)
    case .schedule(true, let draft): return try writer.schedule(draft)
    // Scheduling is undone by discarding its item.
    case .schedule(false, _): throw ProviderError.refused(reason: nil)
    case .edit(let draft): return try writer.edit(draft)
    case .delete(let postID): return try writer.delete(postID)
    }
  }

  /// The unconfirmed items, the oldest first.
  ///
  /// - Throws: `ProviderError`.
  public func outbox() async throws -> [OutboxItem] {
    let files = mediaFiles
    return try await read { connection in
      try OutboxTable.all(in: connection).compactMap { try $0.item(in: files, connection) }
    }
  }

  /// The post with an identity, with the overlay; also for a local identity that was replaced by
  /// the server's.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The post; nil where it is not stored.
  /// - Throws: `ProviderError`.
  public func momentByAnyName(_ id: String) async throws -> Moment? {
    let inUse = inUse
    return try await read { connection in
      let today = try OutboxTable.resolve(id, in: connection)
      inUse.note(CollectionOfOne(today))
      return try MomentTable.moment(postID: today, in: connection)
    }
  }

  /// Makes an item due immediately; restores its optimistic update if it was refused.
  ///
  /// - Parameters:
  ///   - id: The item; one that does not exist is not an error.
  ///   - reader: The author of a post.
  /// - Throws: `ProviderError`; `.unknownMoment` for a reply to a post that was discarded.
  public func retry(_ id: OutboxItem.ID, by reader: Account? = nil) async throws {
    let files = mediaFiles
    try await write { connection in
      guard let row = try OutboxTable.row(id: id, in: connection) else { return }
      if OutboxLane.isLocal(row.lane),
        try OutboxTable.post(localID: row.lane, in: connection) == nil
      {
        // Its parent will never be at the server; the reader can make a draft of it again.
        throw ProviderError.unknownMoment(id: row.lane)
      }
      try connection.run(
        """
        UPDATE outbox SET retry_at = NULL, failure = NULL, attempts = 0,
          status = CASE status WHEN 2 THEN 0 ELSE status END
        WHERE id = ?
        """,
        id
      )
      guard row.status == .refused else { return }
      if row.kind == .createList {
        let list = ReaderList(id: OutboxLane.localID(of: row.id), title: row.title)
        try ReaderListTable.save(list, in: connection)
        try OutboxOverlay.refresh(OutboxLane.list(list.id), folder: files, in: connection)
      }
      if row.kind == .post, let localID = row.localID, let reader,
        let draft = try row.withPhotos(in: files, connection).draft
      {
        let moment = Moment(pending: draft, id: localID, author: reader, at: row.createdAt)
        try LocalPosts.show(moment, in: connection)
        try OutboxOverlay.refresh(localID, folder: files, in: connection)
      }
      try OutboxOverlay.refresh(row.lane, folder: files, in: connection)
    }
  }

  /// Items that the server refuses from now on, each after its effect has been undone.
  public func refusals() -> AsyncStream<OutboxItem> { refused.stream() }

  /// The latest draft of an unconfirmed post or edit; nil where the server has the current text.
  ///
  /// - Parameter postID: The post, by any of its identities.
  /// - Returns: The draft of the last waiting edit, or of the waiting post.
  /// - Throws: `ProviderError`.
  package func waitingDraft(of postID: String) async throws -> PostDraft? {
    let files = mediaFiles
    return try await read { connection in
      let today = try OutboxTable.resolve(postID, in: connection)
      let edits = try OutboxTable.lane(today, in: connection).filter { $0.kind == .edit }
      let row = try edits.last ?? OutboxTable.post(localID: today, in: connection)
      return try row?.withPhotos(in: files, connection).draft
    }
  }
}
