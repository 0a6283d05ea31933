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
      try OutboxTable.replace(
        last.id,
        with: .profile(before.merging(changes)),
        subject: last.subject,
        in: connection
      )
      id = last.id
    } else {
      id = try insert(.profile(changes), lane: lane, subject: "@\(reader.handle)")
    }
    try refresh(lane)
    return id
  }
}

extension SocialStore {
  /// The changes of the reader's profile that the server has not confirmed, including refused ones;
  /// nil for none.
  package func waitingProfileChanges(of readerID: String) async throws -> ProfileChanges? {
    let files = mediaFiles
    return try await read { connection in
      try OutboxTable.lane(OutboxLane.profile(readerID), in: connection)
        .compactMap { try $0.withPhotos(in: files, connection).profile }
        .reduce(nil) { before, changes in before?.merging(changes) ?? changes }
    }
  }
}
