import Foundation
import SocialModel

/// The rows of the outbox.
///
/// Call all functions inside of a transaction.
enum OutboxTable {
  /// All items, the oldest first; those that cannot be read are left out.
  static func all(in connection: SQLConnection) throws(SQLiteError) -> [StoredOutboxItem] {
    try connection.query("SELECT \(StoredOutboxItem.columns) FROM outbox ORDER BY number") {
      StoredOutboxItem($0)
    }
  }

  static func row(id: String, in connection: SQLConnection) throws(SQLiteError) -> StoredOutboxItem?
  {
    try rows("id = ?", id, in: connection).first
  }

  /// The items of a lane, the oldest first.
  static func lane(
    _ lane: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [StoredOutboxItem] {
    try rows("lane = ?", lane, in: connection)
  }

  /// The post that is called so on this machine and waits.
  static func post(
    localID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> StoredOutboxItem? {
    try rows("local_id = ?", localID, in: connection).first
  }

  /// The post that was made of a draft and waits.
  static func post(
    draftID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> StoredOutboxItem? {
    try rows("draft_id = ? AND kind = 'post'", draftID, in: connection).first
  }

  /// What was made of a draft and is to be scheduled.
  static func scheduled(
    draftID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> StoredOutboxItem? {
    try rows("draft_id = ? AND kind = 'schedule'", draftID, in: connection).first
  }

  private static func rows(
    _ condition: String,
    _ value: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [StoredOutboxItem] {
    try connection.query(
      "SELECT \(StoredOutboxItem.columns) FROM outbox WHERE \(condition) ORDER BY number",
      value
    ) { StoredOutboxItem($0) }
  }

  /// What to add.
  struct NewItem {
    var kind: OutboxKind
    var lane: String
    var wish = true
    var choices: [Int]?
    var draft: PostDraft?
    var report: ReportDraft?
    var note: String?
    var filter: StoredFilter?
    /// What a list is to be called.
    var title: String?
    /// Who goes into a list, or out of it.
    var account: String?
    var profile: ProfileChanges?
    var notification: DismissedNotification?
    var subject: String
  }

  /// Adds an item at the end.
  ///
  /// - Returns: Its identity.
  static func insert(
    _ item: NewItem,
    at now: Date,
    in connection: SQLConnection
  ) throws -> String {
    let id = UUID().uuidString.lowercased()
    try connection.run(
      """
      INSERT INTO outbox (
        id, kind, lane, local_id, wish, draft_id, draft, subject, created_at, key, choices, report,
        note, filter, title, account, profile, notification
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      id,
      item.kind.rawValue,
      item.lane,
      item.kind.localName(of: id),
      item.wish,
      item.draft?.id,
      try item.draft.map { try StoredDraft($0).data },
      item.subject,
      now,
      UUID().uuidString.lowercased(),
      item.choices.map(VoteChoices.text),
      try item.report.map { try StoredReport($0).data },
      item.note,
      try item.filter?.data,
      item.title,
      item.account,
      try item.profile.map { try StoredProfileChanges($0).data },
      try item.notification.map { try StoredDismissal($0).data }
    )
    if let changes = item.profile {
      try MediaTable.give(changes.media.map(\.id), to: .outbox(id), in: connection)
    }
    if let draft = item.draft {
      try MediaTable.give(draft.media.flatMap(\.kept), to: .outbox(id), in: connection)
    }
    return id
  }

  /// Gives an item another text; nothing was sent of the one before, so the key is another too.
  static func replace(
    _ id: String,
    with draft: PostDraft,
    subject: String,
    in connection: SQLConnection
  ) throws {
    try connection.run(
      """
      UPDATE outbox SET draft = ?2, draft_id = ?3, subject = ?4, key = ?5, revision = revision + 1,
        status = CASE status WHEN 2 THEN 0 ELSE status END, attempts = 0, retry_at = NULL,
        failure = NULL, is_unknown = 0, first_sent_at = NULL, last_sent_at = NULL
      WHERE id = ?1
      """,
      id,
      try StoredDraft(draft).data,
      draft.id,
      subject,
      UUID().uuidString.lowercased()
    )
    try MediaTable.give(draft.media.flatMap(\.kept), to: .outbox(id), in: connection)
  }

  /// Gives an item that makes a list or renames one another name; nothing was sent of the one
  /// before.
  static func retitle(
    _ id: String,
    _ title: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      UPDATE outbox SET title = ?2, subject = ?2, revision = revision + 1,
        status = CASE status WHEN 2 THEN 0 ELSE status END, attempts = 0, retry_at = NULL,
        failure = NULL
      WHERE id = ?1
      """,
      id,
      title
    )
  }

  /// Forgets an item and its photos.
  ///
  /// - Returns: The names of their files, to be deleted when the transaction is over.
  @discardableResult
  static func remove(_ id: String, in connection: SQLConnection) throws(SQLiteError) -> [String] {
    try connection.run("DELETE FROM outbox WHERE id = ?", id)
    return try MediaTable.remove(of: .outbox(id), in: connection)
  }

  // MARK: Names

  /// What a post is called today: the server's name for one that was sent since.
  static func resolve(
    _ postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    guard OutboxLane.isLocal(postID) else { return postID }
    let known = try connection.query(
      "SELECT server_id FROM sent WHERE local_id = ?",
      postID
    ) { $0.text(0) }
    return known.first ?? postID
  }

  /// Notes what something that was scheduled is called at the server; no post has such a name.
  static func noteScheduled(
    _ item: String,
    as id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT OR IGNORE INTO sent (local_id, server_id) VALUES (?, ?)",
      OutboxLane.scheduled(item),
      OutboxLane.scheduled(id)
    )
  }

  /// What a list is called today: the server's name for one that was sent since, and ours for what
  /// an attempt may have made whose answer was lost.
  static func resolveList(
    _ listID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    guard OutboxLane.isLocal(listID) else {
      return try ReaderListTable.maker(of: listID, in: connection) ?? listID
    }
    let known = try connection.query(
      "SELECT server_id FROM sent WHERE local_id = ?",
      OutboxLane.list(listID)
    ) { $0.text(0) }
    return known.first.map(OutboxLane.listID) ?? listID
  }

  /// Notes what a list is called at the server; among the posts it has a name that no post has.
  static func renameList(
    _ localID: String,
    to id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let (local, lane) = (OutboxLane.list(localID), OutboxLane.list(id))
    try connection.run(
      "INSERT OR IGNORE INTO sent (local_id, server_id) VALUES (?, ?)",
      local,
      lane
    )
    try connection.run("UPDATE outbox SET lane = ? WHERE lane = ?", lane, local)
  }

  /// Notes what a post is called at the server, here and wherever it is waited for.
  static func rename(
    _ localID: String,
    to id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT OR IGNORE INTO sent (local_id, server_id) VALUES (?, ?)",
      localID,
      id
    )
    try connection.run("UPDATE outbox SET lane = ? WHERE lane = ?", id, localID)
    try connection.run("UPDATE post SET reply_to = ? WHERE reply_to = ?", id, localID)
    try DraftTable.rename(localID, to: id, in: connection)
  }
}

extension OutboxKind {
  /// What the thing that an item makes is called until the server names it: in the lane of what is
  /// done to it.
  fileprivate func localName(of item: String) -> String? {
    switch self {
    case .post: OutboxLane.localID(of: item)
    case .createList: OutboxLane.list(OutboxLane.localID(of: item))
    default: nil
    }
  }
}
