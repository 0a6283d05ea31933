import SocialModel

/// Who asks to follow the reader: what the server confirmed, and the overlay of answers.
///
/// Call all functions inside of a transaction.
enum FollowRequestTable {
  /// Keeps who asks, as the server lists them: whoever is on the list waits for an answer.
  ///
  /// - Parameters:
  ///   - ids: Those on the list.
  ///   - isWhole: Whether the list has nobody else: then whoever is not on it asks no more. Answers
  ///     stay, for the rows that show them.
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

  /// Keeps that people ask of whom nothing is known.
  static func note(_ ids: [String], in connection: SQLConnection) throws(SQLiteError) {
    for id in ids {
      try connection.run("INSERT OR IGNORE INTO follow_request (id) VALUES (?)", id)
    }
  }

  /// What became of a person's request, as the reader should see it; nil where none is known.
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

  /// How many wait for an answer, as the reader should see it.
  static func pendingCount(in connection: SQLConnection) throws(SQLiteError) -> Int {
    try connection.query(
      "SELECT count(*) FROM follow_request WHERE coalesce(wanted_answer, answer) IS NULL"
    ) { $0.integer(0) }.first ?? 0
  }

  /// Keeps what the server confirmed of the reader's answer.
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

  /// Forgets a request that is there no more.
  static func remove(_ id: String, in connection: SQLConnection) throws(SQLiteError) {
    try connection.run("DELETE FROM follow_request WHERE id = ?", id)
  }

  /// Lays what the reader answered over a request; nil where no answer waits.
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

  /// Those whom the reader has not answered, here or at the server.
  private static func waiting(in connection: SQLConnection) throws(SQLiteError) -> [String] {
    try connection.query(
      "SELECT id FROM follow_request WHERE answer IS NULL AND wanted_answer IS NULL"
    ) { $0.text(0) }
  }
}
