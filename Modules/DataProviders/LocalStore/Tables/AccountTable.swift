import SocialModel

/// People, as the server last returned them.
enum AccountTable {
  /// Stores people, in place of the earlier ones.
  ///
  /// - Parameters:
  ///   - accounts: The people.
  ///   - source: Where they were named.
  ///   - connection: The database.
  /// - Throws: `SQLiteError`.
  static func save(
    _ accounts: [Account],
    from source: PersonSource,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let writer = try AccountWriter(connection)
    for account in accounts { _ = try writer.save(account, from: source) }
  }

  /// A person; nil where they are not stored, or not readable.
  ///
  /// The reader is returned with the overlay of their profile.
  static func account(id: String, in connection: SQLConnection) throws(SQLiteError) -> Account? {
    try connection.query(
      "SELECT id, is_locked, body, wanted_profile FROM account WHERE id = ?",
      id
    ) { row in
      let account = read(row, from: 0)
      let changes: ProfileChanges? = row.json(3, log: connection.log)
      return account.map { changes?.applied(to: $0) ?? $0 }
    }.first ?? nil
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
