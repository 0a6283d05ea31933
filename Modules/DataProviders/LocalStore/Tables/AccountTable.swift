import SocialModel

/// People, as last heard.
enum AccountTable {
  /// Keeps people, in place of what was known of them.
  ///
  /// - Returns: The numbers of their rows, in the order given.
  @discardableResult
  static func save(
    _ accounts: [Account],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Int64] {
    var writer = AccountWriter(connection)
    var numbers: [Int64] = []
    for account in accounts { numbers.append(try writer.save(account)) }
    return numbers
  }

  /// A person; nil where they are not known, or not readable.
  static func account(id: String, in connection: SQLConnection) throws(SQLiteError) -> Account? {
    try connection.query("SELECT id, is_locked, body FROM account WHERE id = ?", id) { row in
      read(row, from: 0)
    }.first
  }

  /// Reads the columns `id, is_locked, body`.
  static func read(_ row: borrowing SQLRow, from column: Int32) -> Account? {
    guard let id = row.text(column) else { return nil }
    let isLocked = row.boolean(column + 1) ?? false
    return try? row.bytes(column + 2) { bytes throws(BodyError) in
      try AccountBody.decode(bytes, id: id, isLocked: isLocked)
    }
  }
}

/// Writes people, each only once where a page names them again and again.
struct AccountWriter {
  private let connection: SQLConnection
  private var written: [String: (account: Account, number: Int64)] = [:]

  init(_ connection: SQLConnection) { self.connection = connection }

  /// Keeps a person.
  ///
  /// - Returns: The number of the row.
  mutating func save(_ account: Account) throws(SQLiteError) -> Int64 {
    if let known = written[account.id], known.account == account { return known.number }
    let number = try write(account)
    written[account.id] = (account, number)
    return number
  }

  private func write(_ account: Account) throws(SQLiteError) -> Int64 {
    let body = AccountBody.encode(account)
    let known = try connection.number("SELECT number FROM account WHERE id = ?", account.id)
    guard let known else {
      try connection.run(
        "INSERT INTO account (id, is_locked, body) VALUES (?, ?, ?)",
        account.id,
        account.isLocked,
        body
      )
      return connection.lastInsertedNumber
    }
    // What says the same as before is no change that anybody should hear of.
    try connection.run(
      """
      UPDATE account SET is_locked = ?2, body = ?3
      WHERE number = ?1 AND (is_locked, body) IS NOT (?2, ?3)
      """,
      known,
      account.isLocked,
      body
    )
    return known
  }
}
