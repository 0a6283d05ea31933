import MomentsValues
import SocialModel

/// The reader's lists of people: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum ReaderListTable {
  /// Stores one list; at the end where its position is unknown.
  static func save(
    _ list: ReaderList,
    position: Int? = nil,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO reader_list (id, title, position) VALUES (?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET (title, position) = (?2, coalesce(?3, position))
      WHERE (title, position) IS NOT (?2, coalesce(?3, position))
      """,
      list.id,
      list.title,
      position
    )
  }

  /// In SQL, the local identity of a list that an attempt with a lost response may have created;
  /// null for all others.
  private static let maker = """
    (SELECT l.id FROM reader_list l JOIN outbox o ON l.id = 'local:' || o.id
    WHERE o.kind = 'createList' AND o.status <> 2 AND (o.is_in_flight OR o.is_unknown)
      AND o.subject = reader_list.title AND l.number < reader_list.number
      AND reader_list.id NOT LIKE 'local:%'
    ORDER BY l.number LIMIT 1)
    """

  /// The local identity of a list that an attempt with a lost response may have created; nil for
  /// all others.
  static func maker(of id: String, in connection: SQLConnection) throws(SQLiteError) -> String? {
    try connection.query(
      "SELECT \(maker) AS name FROM reader_list WHERE id = ? AND name NOT NULL",
      id
    ) { $0.text(0) }.first
  }

  /// The lists with the overlay.
  ///
  /// If a lost attempt may have created a list, it is returned once, with the local identity:
  /// otherwise there would be two, and deleting one would make the attempt create another.
  static func lists(in connection: SQLConnection) throws(SQLiteError) -> [ReaderList] {
    try connection.query(
      """
      SELECT id, coalesce(wanted_title, title) FROM reader_list
      WHERE is_removed = 0 AND \(maker) IS NULL
      ORDER BY position IS NULL, position, number
      """
    ) { row in
      row.text(0).map { id in
        ReaderList(id: id, title: row.text(1) ?? "", isPending: OutboxLane.isLocal(id))
      }
    }
  }

  /// The title of a list with the overlay; nil where it is not stored.
  static func title(of id: String, in connection: SQLConnection) throws(SQLiteError) -> String? {
    try connection.query(
      "SELECT coalesce(wanted_title, title) FROM reader_list WHERE id = ?",
      id
    ) { $0.text(0) }.first
  }

  /// The confirmed title of a list; nil where it is not stored.
  static func confirmedTitle(
    of id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String? {
    try connection.query("SELECT title FROM reader_list WHERE id = ?", id) { $0.text(0) }.first
  }

  /// Removes a person from all lists and their timelines, because lists contain only people whom
  /// the reader follows.
  static func takeOut(_ account: String, in connection: SQLConnection) throws(SQLiteError) {
    for list in try ListMemberTable.confirmedLists(with: account, connection) {
      try ListMemberTable.settle(account, false, in: list, connection: connection)
    }
  }

  /// Deletes a list, its members, and its timeline.
  static func remove(_ id: String, in connection: SQLConnection) throws(SQLiteError) {
    try connection.run("DELETE FROM reader_list WHERE id = ?", id)
    try connection.run("DELETE FROM list_member WHERE list = ?", id)
    let scope = TimelineScope.list(id: id)
    if let rows = try TimelineRows.find(scope, in: connection) {
      try connection.run("DELETE FROM entry WHERE timeline = ?", rows.timeline)
      try rows.tidyGaps()
      try rows.setEnd(false)
    }
  }

  /// Renames a list to its identity at the server.
  static func rename(
    _ localID: String,
    to list: ReaderList,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    // The list may have been stored already: its position is the server's, but the local row stays,
    // whose number tells it from older lists.
    let position = try connection.query(
      "SELECT position FROM reader_list WHERE id = ? AND position NOT NULL",
      list.id
    ) { $0.integer(0) }.first
    try connection.run("UPDATE OR REPLACE reader_list SET id = ? WHERE id = ?", list.id, localID)
    try connection.run("UPDATE OR IGNORE list_member SET list = ? WHERE list = ?", list.id, localID)
    try connection.run("DELETE FROM list_member WHERE list = ?", localID)
    try save(list, position: position, in: connection)
  }
}
