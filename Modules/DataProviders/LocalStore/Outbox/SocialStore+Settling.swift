import Foundation
package import SocialModel

/// How items end: with the server's answer, or refused.
extension SocialStore {
  /// Keeps what the server made of an item: its answer is what is confirmed from now on, and the
  /// item is gone.
  ///
  /// A post gets the server's in its place, and whatever waits for its name goes on.
  ///
  /// - Parameters:
  ///   - id: The item; one that is gone is no error.
  ///   - result: The server's answer.
  /// - Throws: `ProviderError`.
  package func finish(_ id: OutboxItem.ID, with result: OutboxResult) async throws {
    let (files, completedItems) = (mediaFiles, completedItems)
    let obsolete = try await write { connection -> [String] in
      guard let row = try OutboxTable.row(id: id, in: connection) else { return [] }
      let answered =
        [.delete, .look].contains(row.kind)
        ? try MomentTable.confirmed(postID: row.lane, in: connection)?.inReplyToID : nil
      // Within the transaction: what is saved after it knows.
      completedItems.note([row.lane] + (answered.map { [$0] } ?? []))
      switch result {
      case .post(let moment):
        if let localID = row.localID, row.kind == .post {
          try LocalPosts.replace(localID, with: moment, in: connection)
          try OutboxTable.rename(localID, to: moment.postID, in: connection)
          // Until now it was counted as one that waits.
          try LocalPostTable.countAnswer(1, of: moment.inReplyToID, in: connection)
        } else {
          try MomentTable.save([moment], in: connection)
        }
      case .scheduled(let scheduledID):
        guard row.wish else {
          // Given up while it was on its way: it is looked for, and deleted.
          try connection.run(
            "UPDATE outbox SET status = 0, is_in_flight = 0, is_unknown = 1 WHERE id = ?",
            id
          )
          return []
        }
        try OutboxTable.noteScheduled(id, as: scheduledID, in: connection)
      case .relationship(let relationship):
        try RelationshipTable.save([relationship], in: connection)
        if row.kind == .follow || row.kind == .block, relationship.following == .no {
          // As the server does: however many rows there are, pages would take them away one by one.
          try TimelineRows.find(.home, in: connection)?.removeRows(by: relationship.id)
          try ReaderListTable.takeOut(relationship.id, in: connection)
        }
      case .account(let account):
        try AccountTable.save([account], in: connection)
      case .answered(let accepted, let relationship):
        try RelationshipTable.save([relationship], in: connection)
        try FollowRequestTable.settle(relationship.id, accepted: accepted, in: connection)
      case .filters(let filters):
        completedItems.note(filters.map { OutboxLane.filter($0.id) })
        try WordFilterTable.settle(OutboxLane.filterID(row.lane), as: filters, in: connection)
      case .list(let list):
        completedItems.note([OutboxLane.list(list.id)])
        if row.kind == .createList {
          let localID = OutboxLane.localID(of: row.id)
          try ReaderListTable.rename(localID, to: list, in: connection)
          try OutboxTable.renameList(localID, to: list.id, in: connection)
        } else {
          try ReaderListTable.save(list, in: connection)
        }
      case .settled: try Self.settle(row, in: connection)
      case .gone:
        if row.kind == .deleteList {
          try ReaderListTable.remove(OutboxLane.listID(row.lane), in: connection)
        }
        if row.kind == .followRequest {
          try FollowRequestTable.remove(OutboxLane.accountID(row.lane), in: connection)
        }
        // A look may stand for a deletion that was given up while it was on its way.
        if [.delete, .look].contains(row.kind) {
          if try MomentTable.remove(postID: row.lane, in: connection) {
            try LocalPostTable.countAnswer(-1, of: answered, in: connection)
          }
        }
      }
      var obsolete: [String] = []
      if case .post(let moment) = result {
        // What the post has is what counts: photos may have been sent twice, and the first ones
        // be those of the post.
        let names = (row.draft?.media ?? []).map(\.id)
        if names.count == moment.attachments.count {
          for (name, attachment) in zip(names, moment.attachments) {
            try MediaTable.name(name, attachment.id, in: connection)
          }
        }
        obsolete = try MediaTable.settle(of: .outbox(id), in: connection)
      }
      obsolete += try OutboxTable.remove(id, in: connection)
      try OutboxOverlay.refresh(row.lane, folder: files, in: connection)
      if case .post(let moment) = result {
        try OutboxOverlay.refresh(moment.postID, folder: files, in: connection)
      }
      if case .list(let list) = result {
        try OutboxOverlay.refresh(OutboxLane.list(list.id), folder: files, in: connection)
      }
      return obsolete
    }
    files.delete(obsolete)
  }

  /// Keeps that it is as an item asked for.
  private static func settle(
    _ row: StoredOutboxItem,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    if row.kind == .listMember {
      let list = OutboxLane.listID(row.lane)
      try ListMemberTable.settle(row.account, row.wish, in: list, connection: connection)
    } else if row.kind == .followTag {
      try FollowedTagTable.settle(row.subject, row.wish, in: connection)
    } else if let dismissed = row.notification?.notification {
      try DismissedNotificationTable.settle(dismissed, in: connection)
    }
  }

  /// Notes that the server refuses an item, and undoes its effect.
  ///
  /// A post that was deleted meanwhile goes without a trace: it is as the reader left it.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - failure: Why.
  /// - Returns: The item as it is now; nil where it is gone.
  /// - Throws: `ProviderError`.
  package func refuse(
    _ id: OutboxItem.ID,
    failure: OutboxItem.Failure
  ) async throws -> OutboxItem? {
    let files = mediaFiles
    let (item, obsolete) = try await write { connection -> (OutboxItem?, [String]) in
      if try Self.isSettledAsLook(id, in: connection) { return (nil, []) }
      if let row = try OutboxTable.row(id: id, in: connection), row.kind == .schedule, !row.wish {
        // The reader gave it up, and the server does not want it either.
        return (nil, try OutboxTable.remove(id, in: connection))
      }
      try connection.run(
        """
        UPDATE outbox SET status = 2, is_in_flight = 0, is_unknown = 0, retry_at = NULL,
          failure = ?2, first_sent_at = NULL, last_sent_at = NULL, key = ?3
        WHERE id = ?1
        """,
        id,
        failure.word,
        UUID().uuidString.lowercased()
      )
      guard let row = try OutboxTable.row(id: id, in: connection) else { return (nil, []) }
      var writer = OutboxWriter(connection, folder: files, now: row.createdAt)
      if row.kind == .createList {
        try ReaderListTable.remove(OutboxLane.localID(of: row.id), in: connection)
      } else if let localID = row.localID {
        try LocalPosts.hide(localID, in: connection)
        let own = try OutboxTable.lane(localID, in: connection)
        if own.contains(where: { $0.kind == .delete }) {
          _ = try writer.delete(localID)
          return (nil, writer.obsoleteFiles)
        }
      }
      let later = try OutboxTable.lane(row.lane, in: connection)
      let hasDecidedAgain = later.contains {
        $0.kind == row.kind && $0.account == row.account && $0.number > row.number
      }
      if ![.post, .schedule, .createList].contains(row.kind), hasDecidedAgain {
        // The reader has decided again since.
        try writer.remove([id])
      }
      try writer.refresh(row.lane)
      let kept = try OutboxTable.row(id: id, in: connection)
      return (try kept?.item(in: files, connection), writer.obsoleteFiles)
    }
    files.delete(obsolete)
    if let item { refused.send(item) }
    return item
  }

  /// Settles the refusal of a look; false for every other item.
  ///
  /// A look that the server refuses goes: what was confirmed last stays. If what was refused is the
  /// change that was given up while it was on its way, an earlier attempt may have been taken, and
  /// the look is still to come.
  private static func isSettledAsLook(
    _ id: OutboxItem.ID,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Bool {
    guard let row = try OutboxTable.row(id: id, in: connection), row.kind == .look else {
      return false
    }
    if row.isInFlight {
      try connection.run("UPDATE outbox SET status = 0, is_in_flight = 0 WHERE id = ?", id)
    } else {
      try OutboxTable.remove(id, in: connection)
    }
    return true
  }

  /// Forgets a post that the reader deleted and that never got to the server.
  ///
  /// - Throws: `ProviderError`.
  package func drop(_ id: OutboxItem.ID) async throws {
    let files = mediaFiles
    let obsolete = try await write { connection -> [String] in
      guard let row = try OutboxTable.row(id: id, in: connection), let localID = row.localID else {
        return []
      }
      try connection.run("UPDATE outbox SET is_in_flight = 0, is_unknown = 0 WHERE id = ?", id)
      var writer = OutboxWriter(connection, folder: files, now: row.createdAt)
      _ = try writer.delete(localID)
      return writer.obsoleteFiles
    }
    files.delete(obsolete)
  }

  /// Which of what is scheduled at the server was sent from here, and so is no other item's.
  ///
  /// - Throws: `ProviderError`.
  package func sentSchedules(among ids: [String]) async throws -> Set<String> {
    let names = Dictionary(ids.map { (OutboxLane.scheduled($0), $0) }) { first, _ in first }
    return Set(try await sentPosts(among: Array(names.keys)).compactMap { names[$0] })
  }

  /// Which of some posts of the server were sent from here, and so are no other item's.
  ///
  /// - Throws: `ProviderError`.
  package func sentPosts(among ids: [String]) async throws -> Set<String> {
    try await read { connection in
      var sent: Set<String> = []
      for id in ids {
        let known = try connection.query("SELECT 1 FROM sent WHERE server_id = ?", id) {
          $0.integer(0)
        }
        if !known.isEmpty { sent.insert(id) }
      }
      return sent
    }
  }
}
