import Foundation
import MomentsValues
import SocialModel

/// The rows of the outbox.
///
/// Call all functions inside of a transaction.
enum OutboxTable {
  /// All items, the oldest first; those of an unknown kind are left out.
  static func all(in connection: SQLConnection) throws(SQLiteError) -> [OutboxRecord] {
    try connection.query("SELECT \(OutboxRecord.columns) FROM outbox ORDER BY number") {
      OutboxRecord($0, log: connection.log)
    }
  }

  /// The number of the reader's actions, including those that cannot be read.
  static func count(in connection: SQLConnection) throws(SQLiteError) -> Int {
    try connection.query("SELECT COUNT(*) FROM outbox WHERE is_discarded = 0") { $0.integer(0) }
      .first ?? 0
  }

  static func row(id: String, in connection: SQLConnection) throws(SQLiteError) -> OutboxRecord? {
    try rows("id = ?", id, in: connection).first
  }

  /// The items of a lane, the oldest first.
  static func lane(
    _ lane: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [OutboxRecord] {
    try rows("lane = ?", lane, in: connection)
  }

  /// The item that makes what has a local identity, or the lane of a list.
  static func maker(
    of localID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> OutboxRecord? {
    try rows("local_id = ?", localID, in: connection).first
  }

  /// The item that posts or schedules a draft.
  static func waiting(
    _ kind: ActionKind,
    draftID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> OutboxRecord? {
    try rows("draft_id = ?", draftID, in: connection).first { $0.kind == kind }
  }

  private static func rows(
    _ condition: String,
    _ value: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [OutboxRecord] {
    try connection.query(
      "SELECT \(OutboxRecord.columns) FROM outbox WHERE \(condition) ORDER BY number",
      value
    ) { OutboxRecord($0, log: connection.log) }
  }

  /// Replaces the action of an item that was not sent, which is retried if it was refused; the key
  /// of a post is replaced, too.
  static func replace(
    _ id: String,
    with action: ReaderAction,
    subject: String,
    in connection: SQLConnection
  ) throws {
    try connection.run(
      """
      UPDATE outbox SET action = ?2, draft_id = ?3, subject = ?4, key = ?5, revision = revision + 1,
        status = CASE status WHEN 2 THEN 0 ELSE status END, attempts = 0, retry_at = NULL,
        failure = NULL, is_unknown = 0, first_sent_at = NULL, last_sent_at = NULL
      WHERE id = ?1
      """,
      id,
      try action.data,
      action.draft?.id,
      subject,
      UUID().uuidString.lowercased()
    )
    try MediaTable.give(action.media, to: .outbox(id), in: connection)
  }

  // MARK: Names

  /// The current identity of a post: the server's for one that was sent since.
  static func resolve(
    _ postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    guard OutboxLane.isLocal(postID) else { return postID }
    return try known(postID, in: connection) ?? postID
  }

  /// What a local name was sent as.
  private static func known(
    _ name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String? {
    try connection.query("SELECT server_id FROM sent WHERE local_id = ?", name) { $0.text(0) }.first
  }

  /// Stores what a local name was sent as.
  static func note(
    _ name: String,
    as sent: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT OR IGNORE INTO sent (local_id, server_id) VALUES (?, ?)",
      name,
      sent
    )
  }

  /// The current identity of a list: the server's for one that was sent since, and the local one
  /// for one that an attempt with a lost response may have created.
  static func resolveList(
    _ listID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    guard OutboxLane.isLocal(listID) else {
      return try ReaderListTable.maker(of: listID, in: connection) ?? listID
    }
    return try known(OutboxLane.name(.list, listID), in: connection).map(OutboxLane.id) ?? listID
  }

  /// Renames a lane to the identity of its subject at the server, which later items name.
  static func rename(
    lane: String,
    to sent: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try note(lane, as: sent, in: connection)
    try connection.run("UPDATE outbox SET lane = ? WHERE lane = ?", sent, lane)
  }
}
