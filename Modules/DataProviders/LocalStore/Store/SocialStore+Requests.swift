public import SocialModel

/// Requests to follow the reader: what the server confirmed, and the overlay of answers.
extension SocialStore {
  /// Stores the follow requests as the server returned them: all of them wait for an answer.
  ///
  /// The overlay stays.
  ///
  /// - Parameters:
  ///   - accountIDs: The people on the list.
  ///   - isWhole: Whether the list is complete, so that requests of others no longer exist.
  ///     Answered ones stay, for the rows that show them.
  /// - Throws: `ProviderError`.
  public func saveFollowRequests(from accountIDs: [String], isWhole: Bool) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      let listed = reconciliation.unsettled(accountIDs)
      for id in listed {
        try connection.run(
          """
          INSERT INTO follow_request (id) VALUES (?1)
          ON CONFLICT (id) DO UPDATE SET answer = NULL WHERE answer IS NOT NULL
          """,
          id
        )
      }
      guard isWhole else { return }
      let waiting = try connection.query(
        "SELECT id FROM follow_request WHERE answer IS NULL AND wanted_answer IS NULL"
      ) { $0.text(0) }
      for id in Set(waiting).subtracting(listed) {
        try connection.run("DELETE FROM follow_request WHERE id = ?", id)
      }
    }
  }

  /// Stores new follow requests; the state of known ones stays.
  ///
  /// - Throws: `ProviderError`.
  public func noteFollowRequests(from accountIDs: [String]) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      for id in reconciliation.unsettled(accountIDs) {
        try connection.run("INSERT OR IGNORE INTO follow_request (id) VALUES (?)", id)
      }
    }
  }

  /// The states of some people's follow requests, with the overlay; people without a known request
  /// are left out.
  ///
  /// - Throws: `ProviderError`.
  public func followRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State] {
    try await read { connection in
      var states: [String: FollowRequest.State] = [:]
      for id in accountIDs { states[id] = try Self.followRequest(from: id, in: connection) }
      return states
    }
  }

  /// The state of a person's request, with the overlay; nil where none is known.
  static func followRequest(
    from id: String,
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

  /// The number of follow requests that wait for an answer, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func pendingFollowRequestCount() async throws -> Int {
    let sql = "SELECT count(*) FROM follow_request WHERE coalesce(wanted_answer, answer) IS NULL"
    return Int(try await read { try $0.number(sql) } ?? 0)
  }
}
