import SocialModel

/// Writes changed people.
struct AccountWriter {
  private let connection: SQLConnection
  private let find: SQLStatement

  init(_ connection: SQLConnection) throws(SQLiteError) {
    self.connection = connection
    find = try connection.statement("SELECT number FROM account WHERE id = ?")
  }

  /// Stores a person.
  ///
  /// - Returns: The number of the row.
  func save(_ account: Account) throws(SQLiteError) -> Int64 {
    if let known = connection.writtenPeople.number(of: account) { return known }
    let number = try write(account)
    connection.writtenPeople.note(account, number: number)
    return number
  }

  private func write(_ account: Account) throws(SQLiteError) -> Int64 {
    let isLocked = SQLValue(account.isLocked)
    let body = SQLValue.blob(AccountBody.encode(account))
    guard let known = try find.number(plain: [.text(account.id)]) else {
      try connection.statement("INSERT INTO account (id, is_locked, body) VALUES (?, ?, ?)")
        .run(plain: [.text(account.id), isLocked, body])
      return connection.lastInsertedNumber
    }
    // Equal values are not a change, and notify no observer.
    let update = """
      UPDATE account SET is_locked = ?2, body = ?3
      WHERE number = ?1 AND (is_locked, body) IS NOT (?2, ?3)
      """
    try connection.statement(update).run(plain: [.integer(known), isLocked, body])
    return known
  }
}
