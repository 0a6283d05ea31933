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
    let completedItems = completedItems
    _ = try await change(id) { row, writer in
      try writer.finish(row, with: result)
      // Within the transaction, so that later writes know of it.
      if !writer.keepsItem { completedItems.note(writer.completed) }
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
    let item = try await change(id) { row, writer -> OutboxItem? in
      let storing = row.storing
      try writer.connection.run(
        """
        UPDATE outbox SET status = 2, is_in_flight = 0, is_unknown = 0, retry_at = NULL,
          failure = ?2, first_sent_at = NULL, last_sent_at = NULL, key = ?3
        WHERE id = ?1
        """,
        id,
        failure.word,
        UUID().uuidString.lowercased()
      )
      guard try storing.refuse(row, in: writer) else { return nil }
      let isReplaced =
        try storing.isReplacedByLater
        && OutboxTable.lane(row.lane, in: writer.connection).contains {
          $0.kind == row.kind && $0.account == row.account && $0.number > row.number
            && !$0.isDiscarded
        }
      if isReplaced { try writer.remove([id]) }
      try writer.refresh(row.lane)
      let stored = try OutboxTable.row(id: id, in: writer.connection)
      let item = try stored?.item(in: writer.folder, writer.connection)
      if !staysListed, let stored { _ = try storing.discard(stored, in: writer) }
      return item
    }
    guard let item, let item else { return nil }
    refused.send(item)
    return item
  }

  /// Deletes the item of a post that the reader deleted and that never reached the server.
  ///
  /// - Throws: `ProviderError`.
  package func drop(_ id: OutboxItem.ID) async throws {
    _ = try await change(id) { row, writer in
      guard let localID = row.localID else { return }
      try writer.connection.run(
        "UPDATE outbox SET is_in_flight = 0, is_unknown = 0 WHERE id = ?",
        id
      )
      try writer.plan(.delete(postID: localID))
    }
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
