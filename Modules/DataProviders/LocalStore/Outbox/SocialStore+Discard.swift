public import Foundation
public import SocialModel

extension SocialStore {
  /// Discards an item and undoes its effect, at the server too if it may have arrived there.
  ///
  /// An edit, a deletion or a vote that may have arrived cannot be undone. It is not retried, and
  /// the current post is requested from the server: until it responds, the confirmed state is
  /// shown.
  ///
  /// - Parameters:
  ///   - id: The item; one that does not exist is not an error.
  ///   - now: The current time.
  /// - Returns: The draft of the reader, which is stored again.
  /// - Throws: `ProviderError`.
  @discardableResult
  public func discard(_ id: OutboxItem.ID, now: Date) async throws -> PostDraft? {
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
  /// Removes an item with its effect.
  ///
  /// - Returns: The draft of the reader, which is stored again.
  mutating func discard(_ row: OutboxRecord) throws -> PostDraft? {
    switch row.kind {
    case .like, .boost, .bookmark, .pin, .follow, .mute, .block, .muteConversation, .followTag:
      if row.mayHaveReached, row.status != .refused {
        if let opposite = row.action?.opposite {
          _ = try set(opposite, lane: row.lane, subject: row.subject)
        }
      } else {
        try remove([row.id])
        try refresh(row.lane)
      }
      return nil
    case .note:
      if row.mayHaveReached, row.status != .refused {
        // The confirmed state is sent after it.
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
          !row.isOn,
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
      // One that may have reached the server is deleted there, too.
      _ = try deleteList(OutboxLane.localID(of: row.id))
      return nil
    case .followRequest, .renameList, .deleteList, .profile:
      // There is no opposite to send. If it reached the server, the next read of the follow
      // requests, the lists or the profile shows it.
      try remove([row.id])
      try refresh(row.lane)
      return nil
    case .report:
      // Nothing of it was shown, and servers do not withdraw reports.
      try remove([row.id])
      return nil
    case .dismiss:
      // A dismissal cannot be undone. If it reached the server, the next read of the notifications
      // shows it.
      try remove([row.id])
      return nil
    case .filter:
      // If it reached the server, the next read of the filters shows it.
      try remove([row.id])
      return nil
    case .check: return nil
    case .schedule:
      guard row.isOn else { return nil }
      let draft = try saveDraft(of: row)
      if row.mayHaveReached, row.status != .refused {
        if let scheduled = row.draft { try unschedule(row, scheduled) }
      } else {
        try remove([row.id])
      }
      return draft
    case .delete, .edit, .vote:
      let draft = row.kind == .edit ? try saveDraft(of: row) : nil
      if row.mayHaveReached, row.status != .refused {
        try makeCheck(of: row)
      } else {
        try remove([row.id])
      }
      try refresh(row.lane)
      return draft
    case .post:
      let rest = try continuation(of: row)
      let draft = try saveDraft(of: row, with: rest)
      for post in rest.reversed() + [row] {
        if let localID = post.localID { _ = try delete(localID) }
      }
      return draft
    }
  }

  /// The items that continue a post, in order, and wait for its identity: they become one draft
  /// with it again.
  private func continuation(of row: OutboxRecord) throws -> [OutboxRecord] {
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

  /// Replaces a change by a look, which requests its result.
  ///
  /// If the change is being sent, its response is that of the look; otherwise the look is sent in
  /// its place.
  private func makeCheck(of row: OutboxRecord) throws {
    try connection.run(
      """
      UPDATE outbox SET kind = ?2, action = NULL, draft_id = NULL, subject = '', failure = NULL,
        retry_at = NULL, attempts = 0, revision = revision + 1
      WHERE id = ?1
      """,
      row.id,
      OutboxKind.check.rawValue
    )
  }

  /// Stores a draft of what the reader wrote, with its photos.
  private func saveDraft(
    of row: OutboxRecord,
    with rest: [OutboxRecord] = []
  ) throws -> PostDraft? {
    guard var draft = try row.withPhotos(in: folder, connection).draft else { return nil }
    for post in rest {
      if let next = try post.withPhotos(in: folder, connection).draft { draft.append(next) }
    }
    if let replyTo = draft.replyTo, OutboxLane.isLocal(replyTo),
      try OutboxTable.post(localID: replyTo, in: connection) == nil
    {
      draft.replyTo = nil
      draft.continues = false
    }
    if row.mayHaveReached, [.post, .schedule].contains(row.kind) {
      // The item stays, to find out whether the post must be deleted at the server: the draft is a
      // new one, and the photos belong to it.
      draft.id = UUID().uuidString.lowercased()
    }
    try DraftTable.save(draft, in: connection)
    if row.mayHaveReached {
      try MediaTable.forgetUploads(of: .draft(draft.id), in: connection)
    }
    return draft
  }
}
