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
  /// Their numbers stay if the server was asked about the person once and this is another source,
  /// or if this one has none.
  ///
  /// - Returns: The number of the row.
  func save(_ account: Account, from source: PersonSource) throws(SQLiteError) -> Int64 {
    if let known = connection.writtenPeople.number(of: account, from: source) { return known }
    let number = try write(account, source)
    connection.writtenPeople.note(account, from: source, number: number)
    return number
  }

  private func write(_ arrived: Account, _ source: PersonSource) throws(SQLiteError) -> Int64 {
    var account = arrived
    // The author of a post has at least one.
    if source == .post, account.postsCount == 0 { account.forgetNumbers() }
    let isLocked = account.isLocked.sqlValue
    guard let known = try find.number(plain: [.text(account.id)]) else {
      let body = SQLValue.blob(AccountBody.encode(account))
      try connection.statement(
        "INSERT INTO account (id, is_locked, body, has_own_numbers) VALUES (?, ?, ?, ?)"
      ).run(plain: [.text(account.id), isLocked, body, (source == .itself).sqlValue])
      return connection.lastInsertedNumber
    }
    if source != .itself, let better = try storedNumbers(known, insteadOf: account) {
      account.takeNumbers(of: better)
    }
    let body = SQLValue.blob(AccountBody.encode(account))
    // Equal values are not a change, and notify no observer.
    let update = """
      UPDATE account SET is_locked = ?2, body = ?3, has_own_numbers = max(has_own_numbers, ?4)
      WHERE number = ?1 AND (is_locked, body, has_own_numbers)
        IS NOT (?2, ?3, max(has_own_numbers, ?4))
      """
    try connection.statement(update)
      .run(plain: [.integer(known), isLocked, body, (source == .itself).sqlValue])
    return known
  }

  /// The stored person if their numbers are better than those that arrived.
  private func storedNumbers(
    _ number: Int64,
    insteadOf arrived: Account
  ) throws(SQLiteError) -> Account? {
    var found: Account?
    let statement = try connection.statement(
      "SELECT id, is_locked, body FROM account WHERE number = ? AND (has_own_numbers OR ?)"
    )
    let isUnknown = arrived.postsCount == nil
    try statement.rows(plain: [.integer(number), isUnknown.sqlValue]) {
      (row: borrowing SQLRow) throws(SQLiteError) in
      found = AccountTable.read(row, from: 0)
    }
    return found
  }
}

extension Account {
  fileprivate mutating func forgetNumbers() {
    (postsCount, followersCount, followingCount) = (nil, nil, nil)
  }

  fileprivate mutating func takeNumbers(of other: Account) {
    postsCount = other.postsCount
    followersCount = other.followersCount
    followingCount = other.followingCount
  }
}
