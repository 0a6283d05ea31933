import SocialModel

/// The members of the reader's lists: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum ListMemberTable {
  /// Stores members of a list as the server returned them.
  ///
  /// - Parameters:
  ///   - accounts: The people; `Account.id`.
  ///   - list: The list.
  ///   - isWhole: Whether there are no other members.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`.
  static func save(
    _ accounts: [String],
    in list: String,
    isWhole: Bool,
    connection: SQLConnection
  ) throws(SQLiteError) {
    for account in accounts { try settle(account, true, in: list, connection: connection) }
    guard isWhole else { return }
    let listed = Set(accounts)
    let known = try connection.query(
      "SELECT account FROM list_member WHERE list = ? AND is_member = 1",
      list
    ) { $0.text(0) }
    for account in known where !listed.contains(account) {
      try settle(account, false, in: list, connection: connection)
    }
  }

  /// Stores the lists that contain a person, as the server returned them: those and no others.
  static func save(
    lists: Set<String>,
    with account: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let known = try connection.query(
      "SELECT list FROM list_member WHERE account = ? AND is_member = 1",
      account
    ) { $0.text(0) }
    for list in lists.union(known) {
      try settle(account, lists.contains(list), in: list, connection: connection)
    }
  }

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

  /// Whether a person is confirmed as a member of a list; nil where that is unknown.
  static func isConfirmed(
    _ account: String,
    in list: String,
    connection: SQLConnection
  ) throws(SQLiteError) -> Bool? {
    try connection.query(
      "SELECT is_member FROM list_member WHERE list = ? AND account = ? AND is_member NOT NULL",
      list,
      account
    ) { $0.boolean(0) }.first
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

  /// The lists that contain a person, with the overlay.
  static func lists(
    with account: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT list FROM list_member WHERE account = ? AND coalesce(wanted_member, is_member) = 1",
      account
    ) { $0.text(0) }
  }

  /// Sets the overlay of the members of a list; all other people have none.
  static func lay(
    _ requested: [String: Bool],
    over list: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let laid = try connection.query(
      "SELECT account FROM list_member WHERE list = ? AND wanted_member NOT NULL",
      list
    ) { $0.text(0) }
    for account in Set(laid).union(requested.keys) {
      try connection.run(
        """
        INSERT INTO list_member (list, account, wanted_member) VALUES (?1, ?2, ?3)
        ON CONFLICT (list, account) DO UPDATE SET wanted_member = ?3 WHERE wanted_member IS NOT ?3
        """,
        list,
        account,
        requested[account]
      )
    }
  }
}
