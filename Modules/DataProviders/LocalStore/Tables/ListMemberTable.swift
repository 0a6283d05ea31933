import SocialModel

/// Who is in the reader's lists: what the server confirmed, and the overlay.
///
/// Call all functions inside of a transaction.
enum ListMemberTable {
  /// Keeps people whom the server has in a list.
  ///
  /// - Parameters:
  ///   - accounts: The people; `Account.id`.
  ///   - list: The list.
  ///   - isWhole: Whether nobody else is in it.
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

  /// Keeps which lists the server has a person in: those and no other.
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

  /// Keeps what the server confirmed of a person and a list; the rows of whoever is not in it any
  /// more leave its timeline, for no page would take them away where nothing else is in it.
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

  /// Whether the server has a person in a list; nil where that is not known.
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

  /// Who is in a list as the reader should see it; `Account.id`, those who came last first.
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

  /// The lists that a person is in as the reader should see it.
  static func lists(
    with account: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT list FROM list_member WHERE account = ? AND coalesce(wanted_member, is_member) = 1",
      account
    ) { $0.text(0) }
  }

  /// Lays over a list whom the reader put into it or took out; of all others nothing waits.
  static func lay(
    _ wishes: [String: Bool],
    over list: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let laid = try connection.query(
      "SELECT account FROM list_member WHERE list = ? AND wanted_member NOT NULL",
      list
    ) { $0.text(0) }
    for account in Set(laid).union(wishes.keys) {
      try connection.run(
        """
        INSERT INTO list_member (list, account, wanted_member) VALUES (?1, ?2, ?3)
        ON CONFLICT (list, account) DO UPDATE SET wanted_member = ?3 WHERE wanted_member IS NOT ?3
        """,
        list,
        account,
        wishes[account]
      )
    }
  }
}
