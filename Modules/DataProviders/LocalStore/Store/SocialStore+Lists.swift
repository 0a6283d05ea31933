public import MomentsValues
public import SocialModel

extension SocialStore {
  // MARK: Lists

  /// The local identity of the list that an item of the outbox makes.
  public static func localID(of item: OutboxItem) -> String { OutboxLane.localID(of: item.id) }

  /// Whether a list has a local identity, because the server does not know it yet.
  public static func isLocal(list id: String) -> Bool { OutboxLane.isLocal(id) }

  /// Stores the reader's lists as the server returned them, in its order; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ lists: [ReaderList]) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      let isUnsettled = { !reconciliation.isSettled(OutboxLane.name(.list, $0)) }
      for (position, list) in lists.enumerated() where isUnsettled(list.id) {
        try ReaderListTable.save(list, position: position, in: connection)
      }
      let known = try connection.query("SELECT id FROM reader_list") { $0.text(0) }
      for id in Set(known).subtracting(lists.map(\.id))
      where !OutboxLane.isLocal(id) && isUnsettled(id) {
        try ReaderListTable.remove(id, in: connection)
      }
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
  /// their titles; including those that wait to be deleted.
  ///
  /// - Throws: `ProviderError`.
  package func lists(before item: OutboxItem.ID) async throws -> Set<String> {
    try await read { connection in
      let ids = try connection.query(
        "SELECT id FROM reader_list WHERE number < (SELECT number FROM reader_list WHERE id = ?)",
        OutboxLane.localID(of: item)
      ) { $0.text(0) }
      return Set(ids)
    }
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
      guard !reconciliation.isSettled(OutboxLane.name(.list, listID)) else { return }
      for account in accountIDs {
        try ListMemberTable.settle(account, true, in: listID, connection: connection)
      }
      guard isWhole else { return }
      let known = try connection.query(
        "SELECT account FROM list_member WHERE list = ? AND is_member = 1",
        listID
      ) { $0.text(0) }
      for account in Set(known).subtracting(accountIDs) {
        try ListMemberTable.settle(account, false, in: listID, connection: connection)
      }
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

  /// Stores which lists contain a person, as the server returned it: those and no others.
  ///
  /// The overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ listIDs: Set<String>, with accountID: String) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      let isSettled = try ReaderListTable.lists(in: connection).contains {
        reconciliation.isSettled(OutboxLane.name(.list, $0.id))
      }
      guard !isSettled else { return }
      for list in listIDs.union(try ListMemberTable.confirmedLists(with: accountID, connection)) {
        let isMember = listIDs.contains(list)
        try ListMemberTable.settle(accountID, isMember, in: list, connection: connection)
      }
    }
  }

  /// The lists that contain a person, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func lists(with accountID: String) async throws -> Set<String> {
    try await read { connection in
      let lists = try connection.query(
        "SELECT list FROM list_member WHERE account = ? AND coalesce(wanted_member, is_member) = 1",
        accountID
      ) { $0.text(0) }
      return Set(lists)
    }
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
      let isUnsettled = { (name: String) in
        !reconciliation.isSettled(OutboxLane.name(.tag, name.lowercased()))
      }
      for name in names where isUnsettled(name) {
        try FollowedTagTable.settle(name, true, in: connection)
      }
      guard isWhole else { return }
      let listed = Set(names.map { $0.lowercased() })
      let known = try connection.query("SELECT title FROM followed_tag WHERE is_followed = 1") {
        $0.text(0)
      }
      for name in known where !listed.contains(name.lowercased()) && isUnsettled(name) {
        try FollowedTagTable.settle(name, false, in: connection)
      }
    }
  }

  /// Stores whether the reader follows a hashtag, as the server returned it; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveTag(_ name: String, isFollowed: Bool) async throws {
    let reconciliation = self.reconciliation
    try await write { connection in
      guard !reconciliation.isSettled(OutboxLane.name(.tag, name.lowercased())) else { return }
      try FollowedTagTable.settle(name, isFollowed, in: connection)
    }
  }

  /// The followed hashtags, with the overlay, in alphabetical order.
  ///
  /// - Throws: `ProviderError`.
  public func followedTags() async throws -> [String] {
    let sql =
      "SELECT title FROM followed_tag WHERE coalesce(wanted_followed, is_followed) = 1 ORDER BY name"
    return try await read { connection in
      let titles = try connection.query(sql) { $0.text(0) }
      return titles
    }
  }

  /// Whether the reader follows a hashtag, with the overlay; nil where that is unknown.
  ///
  /// - Throws: `ProviderError`.
  public func isTagFollowed(_ name: String) async throws -> Bool? {
    try await read { try FollowedTagTable.isFollowed(name, in: $0) }
  }
}
