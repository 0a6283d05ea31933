package import SocialModel

/// Changes of the reader's profile: those that wait, or were refused and not discarded, are sent
/// together with new ones.
struct ProfileStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .profile }
  // Later changes need not be of the same parts.
  var isReplacedByLater: Bool { false }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .profile(let changes) = action else { return nil }
    guard let reader = writer.reader else { throw ProviderError.signInNeeded }
    let lane = OutboxLane.name(.profile, reader.id)
    let last = try OutboxTable.lane(lane, in: writer.connection).last
    let id: String
    if let last, !last.isMaybeDone, let before = last.profile {
      try OutboxTable.replace(
        last.id,
        with: .profile(before.merging(changes)),
        subject: last.subject,
        in: writer.connection
      )
      id = last.id
    } else {
      id = try writer.insert(action, lane: lane, subject: "@\(reader.handle)")
    }
    try writer.refresh(lane)
    return id
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let all = try Self.changes(items, in: writer.folder, writer.connection)
    try writer.lay(try all?.data, over: "wanted_profile", of: "account", OutboxLane.id(lane))
  }

  fileprivate static func changes(
    _ items: [OutboxRecord],
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws -> ProfileChanges? {
    try items.compactMap { try $0.withPhotos(in: folder, connection).profile }
      .reduce(nil) { before, changes in before?.merging(changes) ?? changes }
  }
}

extension SocialStore {
  /// The changes of the reader's profile that the server has not confirmed, including refused ones;
  /// nil for none.
  package func waitingProfileChanges(of readerID: String) async throws -> ProfileChanges? {
    let files = mediaFiles
    return try await read { connection in
      let items = try OutboxTable.lane(OutboxLane.name(.profile, readerID), in: connection)
      return try ProfileStoring.changes(items, in: files, connection)
    }
  }
}

extension OutboxRecord {
  /// The changes of the reader's profile.
  fileprivate var profile: ProfileChanges? {
    if case .profile(let changes) = action { changes } else { nil }
  }
}
