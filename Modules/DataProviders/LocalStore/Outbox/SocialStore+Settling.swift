import Foundation
package import SocialModel

/// The completion of items: with the server's result, or refused.
extension SocialStore {
  /// Completes an item: the server's result becomes the confirmed state, and the item is deleted.
  ///
  /// A post is replaced by the server's, and items that wait for its identity continue.
  ///
  /// - Parameters:
  ///   - id: The item; one that does not exist is not an error.
  ///   - result: The server's result.
  /// - Throws: `ProviderError`.
  package func finish(_ id: OutboxItem.ID, with result: OutboxResult) async throws {
    let (files, completedItems) = (mediaFiles, completedItems)
    let obsolete = try await write { connection -> [String] in
      guard let row = try OutboxTable.row(id: id, in: connection) else { return [] }
      let answered =
        [.delete, .check].contains(row.kind)
        ? try MomentTable.confirmed(postID: row.lane, in: connection)?.inReplyToID : nil
      // Within the transaction, so that later writes know of it.
      completedItems.note([row.lane] + (answered.map { [$0] } ?? []))
      switch result {
      case .post(let moment):
        if let localID = row.localID, row.kind == .post {
          try LocalPosts.replace(localID, with: moment, in: connection)
          try OutboxTable.rename(localID, to: moment.postID, in: connection)
          // It was counted as a waiting reply until now.
          try LocalPostTable.countReply(1, of: moment.inReplyToID, in: connection)
        } else {
          try MomentTable.save([moment], in: connection)
        }
      case .scheduled(let scheduledID):
        guard row.isOn else {
          // It was discarded while it was in flight: it is searched for, and deleted.
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
          // As the server does: pages would remove the rows only one by one.
          try TimelineRows.find(.home, in: connection)?.removeRows(by: relationship.id)
          try ReaderListTable.takeOut(relationship.id, in: connection)
        }
      case .account(let account):
        try AccountTable.save([account], from: .itself, in: connection)
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
        // A look may replace a deletion that was discarded while it was in flight.
        if [.delete, .check].contains(row.kind) {
          if try MomentTable.remove(postID: row.lane, in: connection) {
            try LocalPostTable.countReply(-1, of: answered, in: connection)
          }
        }
      }
      var obsolete: [String] = []
      if case .post(let moment) = result {
        // The photos of the post count: they may have been uploaded twice, and the post may have
        // the first ones.
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

  /// Stores the requested state of an item as confirmed.
  private static func settle(
    _ row: OutboxRecord,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    if row.kind == .listMember {
      let list = OutboxLane.listID(row.lane)
      try ListMemberTable.settle(row.account, row.isOn, in: list, connection: connection)
    } else if row.kind == .followTag {
      try FollowedTagTable.settle(row.subject, row.isOn, in: connection)
    } else if let dismissed = row.notification {
      try DismissedNotificationTable.settle(dismissed, in: connection)
    }
  }

  /// Marks an item as refused by the server, and undoes its effect.
  ///
  /// The item of a post that was deleted meanwhile is removed.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - failure: The reason.
  ///   - staysListed: Whether it stays for the reader to try it again; false where that cannot
  ///     succeed.
  /// - Returns: The refused item; nil where it was removed.
  /// - Throws: `ProviderError`.
  package func refuse(
    _ id: OutboxItem.ID,
    failure: OutboxItem.Failure,
    staysListed: Bool = true
  ) async throws -> OutboxItem? {
    let files = mediaFiles
    let (item, obsolete) = try await write { connection -> (OutboxItem?, [String]) in
      if try Self.isSettledAsCheck(id, in: connection) { return (nil, []) }
      if let row = try OutboxTable.row(id: id, in: connection), row.kind == .schedule, !row.isOn {
        // The reader discarded it, and the server refuses it, too.
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
      let stored = try OutboxTable.row(id: id, in: connection)
      let item = try stored?.item(in: files, connection)
      if !staysListed, let stored { _ = try writer.discard(stored) }
      return (item, writer.obsoleteFiles)
    }
    files.delete(obsolete)
    if let item { refused.send(item) }
    return item
  }

  /// Handles the refusal of a look; false for every other item.
  ///
  /// A refused look is removed: the confirmed state stays. If the refused request is the change
  /// that was discarded while it was in flight, an earlier attempt may have succeeded, and the look
  /// is still to be sent.
  private static func isSettledAsCheck(
    _ id: OutboxItem.ID,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Bool {
    guard let row = try OutboxTable.row(id: id, in: connection), row.kind == .check else {
      return false
    }
    if row.isInFlight {
      try connection.run("UPDATE outbox SET status = 0, is_in_flight = 0 WHERE id = ?", id)
    } else {
      try OutboxTable.remove(id, in: connection)
    }
    return true
  }

  /// Deletes the item of a post that the reader deleted and that never reached the server.
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

  /// The scheduled posts among some of the server that other items sent.
  ///
  /// - Throws: `ProviderError`.
  package func sentSchedules(among ids: [String]) async throws -> Set<String> {
    let names = Dictionary(ids.map { (OutboxLane.scheduled($0), $0) }) { first, _ in first }
    return Set(try await sentPosts(among: Array(names.keys)).compactMap { names[$0] })
  }

  /// The posts among some of the server that other items sent.
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
