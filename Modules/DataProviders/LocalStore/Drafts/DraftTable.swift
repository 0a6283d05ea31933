import Foundation
import SocialModel

/// The drafts of the reader.
///
/// Call all functions inside of a transaction.
enum DraftTable {
  /// Stores a draft in place of the one with the same identity, and makes it the owner of its
  /// photos.
  static func save(_ draft: PostDraft, in connection: SQLConnection) throws {
    let body = try draft.data
    try connection.run(
      """
      INSERT INTO draft (id, reply_to, edited, updated_at, body) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (id) DO UPDATE SET (reply_to, edited, updated_at, body) = (?2, ?3, ?4, ?5)
      """,
      draft.id,
      draft.replyTo,
      draft.editedPostID,
      draft.updatedAt,
      body
    )
    let images = draft.parts.flatMap(\.media).flatMap(\.stored)
    try MediaTable.give(images, to: .draft(draft.id), in: connection)
  }

  /// All drafts, the last changed first; one that cannot be read is left out and logged.
  static func all(in folder: MediaFolder, _ connection: SQLConnection) throws -> [PostDraft] {
    let drafts = try connection.query(
      "SELECT reply_to, edited, body FROM draft ORDER BY updated_at DESC, number DESC"
    ) { row -> PostDraft? in
      guard var draft: PostDraft = row.json(2, log: connection.log) else { return nil }
      draft.replyTo = row.text(0)
      draft.editedPostID = row.text(1)
      return draft
    }
    return try drafts.map { try $0.withPhotos(in: folder, connection) }
  }

  /// The number of drafts, including those that cannot be read.
  static func count(in connection: SQLConnection) throws(SQLiteError) -> Int {
    try connection.query("SELECT COUNT(*) FROM draft") { $0.integer(0) }.first ?? 0
  }

  /// Deletes a draft, but not its photos.
  ///
  /// - Returns: Whether it existed.
  @discardableResult
  static func remove(_ id: String, in connection: SQLConnection) throws(SQLiteError) -> Bool {
    let number = try connection.query("SELECT number FROM draft WHERE id = ?", id) { $0.integer(0) }
    guard let number = number.first else { return false }
    try connection.run("DELETE FROM draft WHERE number = ?", number)
    return true
  }

  /// Updates the drafts about a post that got its identity at the server.
  static func rename(
    _ localID: String,
    to id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run("UPDATE draft SET reply_to = ? WHERE reply_to = ?", id, localID)
    try connection.run("UPDATE draft SET edited = ? WHERE edited = ?", id, localID)
  }

  /// The posts that drafts, and posts that wait to be sent, quote.
  static func quotedPosts(in connection: SQLConnection) throws(SQLiteError) -> Set<String> {
    let drafts: [PostDraft] = try connection.query("SELECT body FROM draft") {
      $0.json(0, log: nil)
    }
    let waiting: [ReaderAction] = try connection.query(
      "SELECT action FROM outbox WHERE kind IN ('post', 'schedule', 'edit')"
    ) { $0.json(0, log: nil) }
    return Set(drafts.compactMap(\.quotedPostID) + waiting.compactMap { $0.draft?.quotedPostID })
  }
}
