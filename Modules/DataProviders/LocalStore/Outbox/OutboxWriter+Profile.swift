import Foundation
package import SocialModel

extension OutboxWriter {
  /// Changes the reader's profile.
  ///
  /// Changes that wait, or were refused and not discarded, are sent together with it.
  ///
  /// - Returns: The item that sends the changes.
  func changeProfile(_ changes: ProfileChanges, of reader: Account) throws -> String {
    let lane = OutboxLane.profile(reader.id)
    let last = try OutboxTable.lane(lane, in: connection).last
    let id: String
    if let last, last.status == .refused || !last.mayHaveReached, let before = last.profile {
      let merged = try before.changes(in: folder, connection).merging(changes)
      try OutboxTable.replace(last.id, with: merged, in: connection)
      id = last.id
    } else {
      let item = OutboxTable.NewItem(
        kind: .profile,
        lane: lane,
        profile: changes,
        subject: "@\(reader.handle)"
      )
      id = try OutboxTable.insert(item, at: now, in: connection)
    }
    try refresh(lane)
    return id
  }
}

extension OutboxTable {
  /// Replaces the changes of an item.
  fileprivate static func replace(
    _ id: String,
    with changes: ProfileChanges,
    in connection: SQLConnection
  ) throws {
    try connection.run(
      """
      UPDATE outbox SET profile = ?2, status = 0, attempts = 0, retry_at = NULL, failure = NULL,
        revision = revision + 1
      WHERE id = ?1
      """,
      id,
      try StoredProfileChanges(changes).data
    )
    try MediaTable.give(changes.media.map(\.id), to: .outbox(id), in: connection)
  }
}

extension SocialStore {
  /// The changes of the reader's profile that the server has not confirmed, including refused ones;
  /// nil for none.
  package func waitingProfileChanges(of readerID: String) async throws -> ProfileChanges? {
    let files = mediaFiles
    return try await read { connection in
      try OutboxTable.lane(OutboxLane.profile(readerID), in: connection)
        .compactMap { try $0.profile?.changes(in: files, connection) }
        .reduce(nil) { before, changes in before?.merging(changes) ?? changes }
    }
  }
}
