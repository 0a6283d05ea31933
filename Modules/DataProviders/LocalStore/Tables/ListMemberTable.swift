import SocialModel

/// The members of the reader's lists: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum ListMemberTable {
  /// Stores whether a person is confirmed as a member of a list; the rows of former members are
  /// removed from its timeline, because no page would remove them if the list has no other rows.
  static func settle(
    _ account: String,
    _ isMember: Bool,
    in list: String,
    connection: SQLConnection
  ) throws(SQLiteError) {
    if !isMember { try TimelineRows.find(.list(id: list), in: connection)?.removeRows(by: account) }
    try connection.run(
      """
      INSERT INTO list_member (list, account, is_member) VALUES (?1, ?2, ?3)
      ON CONFLICT (list, account) DO UPDATE SET is_member = ?3 WHERE is_member IS NOT ?3
      """,
      list,
      account,
      isMember
    )
  }

  /// The members of a list with the overlay; `Account.id`, the last added first.
  static func members(
    of list: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      """
      SELECT account FROM list_member WHERE list = ? AND coalesce(wanted_member, is_member) = 1
      ORDER BY number DESC
      """,
      list
    ) { $0.text(0) }
  }

  /// The lists that are confirmed to contain a person.
  static func confirmedLists(
    with account: String,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT list FROM list_member WHERE account = ? AND is_member = 1",
      account
    ) { $0.text(0) }
  }
}
