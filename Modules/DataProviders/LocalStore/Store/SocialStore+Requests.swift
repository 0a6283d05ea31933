public import SocialModel

extension SocialStore {
  /// Stores the follow requests as the server returned them; the overlay stays.
  ///
  /// - Parameters:
  ///   - accountIDs: The people on the list.
  ///   - isWhole: Whether the list is complete, so that requests of others no longer exist.
  /// - Throws: `ProviderError`.
  public func saveFollowRequests(from accountIDs: [String], isWhole: Bool) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      try FollowRequestTable.save(
        reconciliation.unsettled(accountIDs),
        isWhole: isWhole,
        in: connection
      )
    }
  }

  /// Stores new follow requests; the state of known ones stays.
  ///
  /// - Throws: `ProviderError`.
  public func noteFollowRequests(from accountIDs: [String]) async throws {
    let reconciliation = self.reconciliation
    try await write { try FollowRequestTable.note(reconciliation.unsettled(accountIDs), in: $0) }
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
      for id in accountIDs {
        states[id] = try FollowRequestTable.state(of: id, in: connection)
      }
      return states
    }
  }

  /// The number of follow requests that wait for an answer, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func pendingFollowRequestCount() async throws -> Int {
    try await read { try FollowRequestTable.pendingCount(in: $0) }
  }
}
