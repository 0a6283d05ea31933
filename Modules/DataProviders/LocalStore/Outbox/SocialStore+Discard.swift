public import Foundation
public import SocialModel

extension SocialStore {
  /// Gives an item up and undoes its effect, at the server too where it may have got there.
  ///
  /// An edit, a deletion or a vote that may have got there cannot be undone. It is not tried any
  /// more, and the server is asked what the post is by now: until it answers, what it said last
  /// shows.
  ///
  /// - Parameters:
  ///   - id: The item; one that is gone is no error.
  ///   - now: The time.
  /// - Returns: What the reader wrote, which is among the drafts again.
  /// - Throws: `ProviderError`.
  @discardableResult
  public func discard(_ id: OutboxItem.ID, now: Date = Date()) async throws -> PostDraft? {
    let files = mediaFiles
    let (draft, obsolete) = try await write { connection -> (PostDraft?, [String]) in
      guard let row = try OutboxTable.row(id: id, in: connection) else { return (nil, []) }
      var writer = OutboxWriter(connection, folder: files, now: now)
      let draft = try writer.discard(row)
      return (draft, writer.obsoleteFiles)
    }
    files.delete(obsolete)
    return draft
  }
}

extension OutboxWriter {
  fileprivate mutating func discard(_ row: StoredOutboxItem) throws -> PostDraft? {
    switch row.kind {
    case .like, .boost, .bookmark, .pin, .follow, .mute, .block, .muteConversation, .followTag:
      if row.mayHaveReached, row.status != .refused {
        _ = try set(row.kind, !row.wish, lane: row.lane, subject: row.subject)
      } else {
        try remove([row.id])
        try refresh(row.lane)
      }
      return nil
    case .note:
      if row.mayHaveReached, row.status != .refused {
        // What the server confirmed is sent after it.
        let accountID = OutboxLane.accountID(row.lane)
        let confirmed = try RelationshipTable.confirmed(id: accountID, in: connection)?.note
        _ = try note(confirmed ?? "", accountID: accountID, subject: row.subject)
      } else {
        try remove([row.id])
        try refresh(row.lane)
      }
      return nil
    case .listMember:
      if row.mayHaveReached, row.status != .refused {
        _ = try setMember(
          !row.wish,
          account: row.account,
          list: OutboxLane.listID(row.lane),
          subject: row.subject
        )
      } else {
        try remove([row.id])
        try refresh(row.lane)
      }
      return nil
    case .createList:
      // One that may have reached the server is deleted there too.
      _ = try deleteList(OutboxLane.localID(of: row.id))
      return nil
    case .followRequest, .renameList, .deleteList, .profile:
      // There is no opposite to send. Where it got to the server nevertheless, the list of
      // requests, that of lists, or the profile says so when it is read.
      try remove([row.id])
      try refresh(row.lane)
      return nil
    case .report:
      // Nothing was shown of it, and no server takes a report back.
      try remove([row.id])
      return nil
    case .dismiss:
      // Nothing brings one back. Where it got to the server nevertheless, the list of notifications
      // says so when it is read.
      try remove([row.id])
      return nil
    case .filter:
      // Where it got to the server nevertheless, the list of filters says so when it is read.
      try remove([row.id])
      return nil
    case .look: return nil
    case .schedule:
      guard row.wish else { return nil }
      let draft = try keepDraft(of: row)
      if row.mayHaveReached, row.status != .refused {
        try unschedule(row)
      } else {
        try remove([row.id])
      }
      return draft
    case .delete, .edit, .vote:
      let draft = row.kind == .edit ? try keepDraft(of: row) : nil
      if row.mayHaveReached, row.status != .refused {
        try makeLook(of: row)
      } else {
        try remove([row.id])
      }
      try refresh(row.lane)
      return draft
    case .post:
      let rest = try continuation(of: row)
      let draft = try keepDraft(of: row, with: rest)
      for post in rest.reversed() + [row] {
        if let localID = post.localID { _ = try delete(localID) }
      }
      return draft
    }
  }

  /// What goes on with a post, in order, and waits for its name: it is one draft with it again.
  private func continuation(of row: StoredOutboxItem) throws -> [StoredOutboxItem] {
    var found: [StoredOutboxItem] = []
    while let localID = (found.last ?? row).localID {
      let next = try OutboxTable.lane(localID, in: connection).first {
        $0.kind == .post && $0.draft?.continues == true
      }
      guard let next else { break }
      found.append(next)
    }
    return found
  }

  /// Leaves of a change only the question what came of it.
  ///
  /// Where the change is on its way, its answer is that of the question; else the question is sent
  /// in its place.
  private func makeLook(of row: StoredOutboxItem) throws {
    try connection.run(
      """
      UPDATE outbox SET kind = ?2, draft = NULL, draft_id = NULL, subject = '', failure = NULL,
        retry_at = NULL, attempts = 0, revision = revision + 1
      WHERE id = ?1
      """,
      row.id,
      OutboxKind.look.rawValue
    )
  }

  /// Makes a draft of what the reader wrote again, with its photos.
  private func keepDraft(
    of row: StoredOutboxItem,
    with rest: [StoredOutboxItem] = []
  ) throws -> PostDraft? {
    guard var draft = try row.postDraft(in: folder, connection) else { return nil }
    for post in rest {
      if let next = try post.postDraft(in: folder, connection) { draft.append(next) }
    }
    if let replyTo = draft.replyTo, OutboxLane.isLocal(replyTo),
      try OutboxTable.post(localID: replyTo, in: connection) == nil
    {
      draft.replyTo = nil
      draft.continues = false
    }
    if row.mayHaveReached, [.post, .schedule].contains(row.kind) {
      // The item lives on to find out whether the post is to be deleted at the server: the draft is
      // another one, and its photos are attached there.
      draft.id = UUID().uuidString.lowercased()
    }
    try DraftTable.save(draft, in: connection)
    if row.mayHaveReached {
      try MediaTable.forgetUploads(of: .draft(draft.id), in: connection)
    }
    return draft
  }
}
