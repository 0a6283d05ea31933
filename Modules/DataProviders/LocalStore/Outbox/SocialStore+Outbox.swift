public import Foundation
import MomentsValues
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
    try await change(now: now) { writer in
      writer.reader = reader
      let id = try writer.plan(action)
      let row = try id.flatMap { try OutboxTable.row(id: $0, in: writer.connection) }
      return try row?.item(in: writer.folder, writer.connection)
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
    _ = try await change(id) { row, writer in
      let connection = writer.connection
      if OutboxLane.isLocal(row.lane), try OutboxTable.maker(of: row.lane, in: connection) == nil {
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
      writer.reader = reader
      try row.storing.show(row, in: writer)
      try writer.refresh(row.lane)
    }
  }

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
    try await change(id, now: now) { row, writer in
      try row.storing.discard(row, in: writer)
    } ?? nil
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
      let edits = try OutboxTable.lane(today, in: connection).filter {
        $0.kind == .edit && !$0.isDiscarded
      }
      let row = try edits.last ?? OutboxTable.maker(of: today, in: connection)
      return try row?.withPhotos(in: files, connection).draft
    }
  }

  /// Changes the outbox because of an item.
  ///
  /// - Returns: What the change returns; nil where the item does not exist.
  func change<Value: Sendable>(
    _ id: OutboxItem.ID,
    now: Date? = nil,
    _ body: @Sendable @escaping (OutboxRecord, OutboxWriter) throws -> Value
  ) async throws -> Value? {
    try await change(now: now ?? .distantPast) { writer in
      guard let row = try OutboxTable.row(id: id, in: writer.connection) else { return nil }
      if now == nil { writer.now = row.createdAt }
      return try body(row, writer)
    }
  }

  /// Changes the outbox in one transaction.
  nonisolated(nonsending) func change<Value: Sendable>(
    now: Date,
    _ body: @Sendable @escaping (OutboxWriter) throws -> Value
  ) async throws -> Value {
    let files = mediaFiles
    let (value, obsolete) = try await write { connection -> (Value, [String]) in
      let writer = OutboxWriter(connection, folder: files, now: now)
      let value = try body(writer)
      return (value, writer.obsoleteFiles)
    }
    files.delete(obsolete)
    return value
  }
}
