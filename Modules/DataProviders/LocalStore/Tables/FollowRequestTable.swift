import SocialModel

/// Requests to follow the reader: what the server confirmed, and the overlay of answers.
///
/// Call all functions inside of a transaction.
enum FollowRequestTable {
  /// Stores the requests as the server returned them: all of them wait for an answer.
  ///
  /// - Parameters:
  ///   - ids: The people on the list.
  ///   - isWhole: Whether the list is complete, so that requests of others no longer exist.
  ///     Answered ones stay, for the rows that show them.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`.
  static func save(
    _ ids: [String],
    isWhole: Bool,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    for id in ids {
      try connection.run(
        """
        INSERT INTO follow_request (id) VALUES (?1)
        ON CONFLICT (id) DO UPDATE SET answer = NULL WHERE answer IS NOT NULL
        """,
        id
      )
    }
    guard isWhole else { return }
    let listed = Set(ids)
    for id in try waiting(in: connection)
    where !listed.contains(id) {
      try remove(id, in: connection)
    }
  }

  /// Stores new requests of people without a known one.
  static func note(_ ids: [String], in connection: SQLConnection) throws(SQLiteError) {
    for id in ids {
      try connection.run("INSERT OR IGNORE INTO follow_request (id) VALUES (?)", id)
    }
  }

  /// The state of a person's request, with the overlay; nil where none is known.
  static func state(
    of id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) -> FollowRequest.State? {
    try connection.query(
      "SELECT coalesce(wanted_answer, answer) FROM follow_request WHERE id = ?",
      id
    ) { row -> FollowRequest.State? in
      switch row.boolean(0) {
      case nil: .pending
      case true?: .accepted
      case false?: .rejected
      }
    }.first
  }

  /// The number of requests that wait for an answer, with the overlay.
  static func pendingCount(in connection: SQLConnection) throws(SQLiteError) -> Int {
    try connection.query(
      "SELECT count(*) FROM follow_request WHERE coalesce(wanted_answer, answer) IS NULL"
    ) { $0.integer(0) }.first ?? 0
  }

  /// Stores the confirmed answer of the reader.
  static func settle(
    _ id: String,
    accepted: Bool,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO follow_request (id, answer) VALUES (?1, ?2)
      ON CONFLICT (id) DO UPDATE SET answer = ?2 WHERE answer IS NOT ?2
      """,
      id,
      accepted
    )
  }

  /// Deletes a request that no longer exists.
  static func remove(_ id: String, in connection: SQLConnection) throws(SQLiteError) {
    try connection.run("DELETE FROM follow_request WHERE id = ?", id)
  }

  /// Sets the overlay of a request to the reader's answer; nil where no answer waits.
  static func lay(
    _ answer: Bool?,
    overRequestFrom id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    if answer != nil { try note([id], in: connection) }
    try connection.run(
      """
      UPDATE follow_request SET wanted_answer = ?2
      WHERE id = ?1 AND wanted_answer IS NOT ?2
      """,
      id,
      answer
    )
  }

  /// The people whose requests are not answered, here or at the server.
  private static func waiting(in connection: SQLConnection) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT id FROM follow_request WHERE answer IS NULL AND wanted_answer IS NULL"
    ) { $0.text(0) }
  }
}
