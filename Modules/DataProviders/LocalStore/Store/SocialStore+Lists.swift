public import SocialModel

extension SocialStore {
  // MARK: Lists

  /// The local identity of the list that an item of the outbox makes.
  public static func localID(of item: OutboxItem) -> String { OutboxLane.localID(of: item.id) }

  /// Whether a list has a local identity, because the server does not know it yet.
  public static func isLocal(list id: String) -> Bool { OutboxLane.isLocal(id) }

  /// Stores the reader's lists as the server returned them; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ lists: [ReaderList]) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      try ReaderListTable.save(
        lists,
        isUnsettled: { reconciliation.isUnsettled(OutboxLane.name(.list, $0)) },
        in: connection
      )
    }
  }

  /// The reader's lists, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func lists() async throws -> [ReaderList] {
    try await read { try ReaderListTable.lists(in: $0) }
  }

  /// The current identity of a list: the server's for one that was sent since.
  ///
  /// - Throws: `ProviderError`.
  public func listID(_ id: String) async throws -> String {
    try await read { try OutboxTable.resolveList(id, in: $0) }
  }

  /// The lists that were known before an item that makes a list: it made none of them, whatever
  /// their titles.
  ///
  /// - Throws: `ProviderError`.
  package func lists(before item: OutboxItem.ID) async throws -> Set<String> {
    try await read { Set(try ReaderListTable.ids(before: OutboxLane.localID(of: item), in: $0)) }
  }

  /// Stores members of a list as the server returned them; the overlay stays.
  ///
  /// - Parameters:
  ///   - accountIDs: The people.
  ///   - listID: The list.
  ///   - isWhole: Whether there are no other members.
  /// - Throws: `ProviderError`.
  public func saveMembers(
    _ accountIDs: [String],
    of listID: String,
    isWhole: Bool
  ) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      guard reconciliation.isUnsettled(OutboxLane.name(.list, listID)) else { return }
      try ListMemberTable.save(accountIDs, in: listID, isWhole: isWhole, connection: connection)
    }
  }

  /// The members of a list, with the overlay; the last added first.
  ///
  /// - Throws: `ProviderError`.
  public func members(of listID: String) async throws -> [String] {
    try await read { connection in
      try ListMemberTable.members(
        of: OutboxTable.resolveList(listID, in: connection),
        in: connection
      )
    }
  }

  /// Stores which lists contain a person, as the server returned it; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ listIDs: Set<String>, with accountID: String) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      let isSettled = try ReaderListTable.lists(in: connection).contains {
        !reconciliation.isUnsettled(OutboxLane.name(.list, $0.id))
      }
      if !isSettled { try ListMemberTable.save(lists: listIDs, with: accountID, in: connection) }
    }
  }

  /// The lists that contain a person, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func lists(with accountID: String) async throws -> Set<String> {
    try await read { Set(try ListMemberTable.lists(with: accountID, in: $0)) }
  }

  // MARK: Hashtags

  /// Stores the followed hashtags as the server returned them; the overlay stays.
  ///
  /// - Parameters:
  ///   - names: The hashtags.
  ///   - isWhole: Whether the reader follows no others.
  /// - Throws: `ProviderError`.
  public func saveFollowedTags(_ names: [String], isWhole: Bool) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      try FollowedTagTable.save(
        names,
        isWhole: isWhole,
        isUnsettled: { reconciliation.isUnsettled(OutboxLane.name(.tag, $0.lowercased())) },
        in: connection
      )
    }
  }

  /// Stores whether the reader follows a hashtag, as the server returned it; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveTag(_ name: String, isFollowed: Bool) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      guard reconciliation.isUnsettled(OutboxLane.name(.tag, name.lowercased())) else { return }
      try FollowedTagTable.settle(name, isFollowed, in: connection)
    }
  }

  /// The followed hashtags, with the overlay, in alphabetical order.
  ///
  /// - Throws: `ProviderError`.
  public func followedTags() async throws -> [String] {
    try await read { try FollowedTagTable.followed(in: $0) }
  }

  /// Whether the reader follows a hashtag, with the overlay; nil where that is unknown.
  ///
  /// - Throws: `ProviderError`.
  public func isTagFollowed(_ name: String) async throws -> Bool? {
    try await read { try FollowedTagTable.isFollowed(name, in: $0) }
  }
}
