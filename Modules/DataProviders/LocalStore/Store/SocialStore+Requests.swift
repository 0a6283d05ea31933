public import SocialModel

extension SocialStore {
  /// Keeps who asks to follow the reader, as the server lists them; the overlay stays.
  ///
  /// - Parameters:
  ///   - accountIDs: Those on the list.
  ///   - isWhole: Whether the list has nobody else: then whoever is not on it asks no more.
  /// - Throws: `ProviderError`.
  public func saveFollowRequests(from accountIDs: [String], isWhole: Bool) async throws {
    let news = reconciliation
    try await write { connection in
      try FollowRequestTable.save(
        news.unsettled(accountIDs),
        isWhole: isWhole,
        in: connection
      )
    }
  }

  /// Keeps that people ask to follow the reader; what is known of them already stays.
  ///
  /// - Throws: `ProviderError`.
  public func noteFollowRequests(from accountIDs: [String]) async throws {
    let news = reconciliation
    try await write { try FollowRequestTable.note(news.unsettled(accountIDs), in: $0) }
  }

  /// What became of the requests of some people, as the reader should see it; people of whom no
  /// request is known are left out.
  ///
  /// - Throws: `ProviderError`.
  public func followRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State] {
    try await read { connection in
      var states: [String: FollowRequest.State] = [:]
      for id in accountIDs {
        states[id] = try FollowRequestTable.state(of: id, in: connection)
      }
      return states
    }
  }

  /// How many requests to follow the reader wait for an answer, as they should see it.
  ///
  /// - Throws: `ProviderError`.
  public func pendingFollowRequestCount() async throws -> Int {
    try await read { try FollowRequestTable.pendingCount(in: $0) }
  }
}
