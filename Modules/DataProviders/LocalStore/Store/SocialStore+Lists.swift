public import SocialModel

extension SocialStore {
  // MARK: Lists

  /// What the list that an item of the outbox makes is called until the server names it.
  public static func localID(of item: OutboxItem) -> String { OutboxLane.localID(of: item.id) }

  /// Whether a list has a name of this machine's, and the server does not know it yet.
  public static func isLocal(list id: String) -> Bool { OutboxLane.isLocal(id) }

  /// Keeps the reader's lists as the server has them; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ lists: [ReaderList]) async throws {
    let news = reconciliation
    try await write { connection in
      try ReaderListTable.save(
        lists,
        isUnsettled: { news.isUnsettled(OutboxLane.list($0)) },
        in: connection
      )
    }
  }

  /// The reader's lists, as they should see them.
  ///
  /// - Throws: `ProviderError`.
  public func lists() async throws -> [ReaderList] {
    try await read { try ReaderListTable.lists(in: $0) }
  }

  /// What a list is called today: the server's name for one that was sent since.
  ///
  /// - Throws: `ProviderError`.
  public func listID(_ id: String) async throws -> String {
    try await read { try OutboxTable.resolveList(id, in: $0) }
  }

  /// The lists that were known when an item of the outbox was made that makes one: it made none of
  /// them, however they are called.
  ///
  /// - Throws: `ProviderError`.
  package func lists(before item: OutboxItem.ID) async throws -> Set<String> {
    try await read { Set(try ReaderListTable.ids(before: OutboxLane.localID(of: item), in: $0)) }
  }

  /// Keeps people whom the server has in a list; the overlay stays.
  ///
  /// - Parameters:
  ///   - accountIDs: The people.
  ///   - listID: The list.
  ///   - isWhole: Whether nobody else is in it.
  /// - Throws: `ProviderError`.
  public func saveMembers(
    _ accountIDs: [String],
    of listID: String,
    isWhole: Bool
  ) async throws {
    let news = reconciliation
    try await write { connection in
      guard news.isUnsettled(OutboxLane.list(listID)) else { return }
      try ListMemberTable.save(accountIDs, in: listID, isWhole: isWhole, connection: connection)
    }
  }

  /// Who is in a list, as the reader should see it; those who came last first.
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

  /// Keeps which lists the server has a person in; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveLists(_ listIDs: Set<String>, with accountID: String) async throws {
    let news = reconciliation
    try await write { connection in
      let isSettled = try ReaderListTable.lists(in: connection).contains {
        !news.isUnsettled(OutboxLane.list($0.id))
      }
      if !isSettled { try ListMemberTable.save(lists: listIDs, with: accountID, in: connection) }
    }
  }

  /// The lists that a person is in, as the reader should see it.
  ///
  /// - Throws: `ProviderError`.
  public func lists(with accountID: String) async throws -> Set<String> {
    try await read { Set(try ListMemberTable.lists(with: accountID, in: $0)) }
  }

  // MARK: Hashtags

  /// Keeps the followed hashtags as the server lists them; the overlay stays.
  ///
  /// - Parameters:
  ///   - names: The hashtags.
  ///   - isWhole: Whether the reader follows no others.
  /// - Throws: `ProviderError`.
  public func saveFollowedTags(_ names: [String], isWhole: Bool) async throws {
    let news = reconciliation
    try await write { connection in
      try FollowedTagTable.save(
        names,
        isWhole: isWhole,
        isUnsettled: { news.isUnsettled(OutboxLane.tag($0)) },
        in: connection
      )
    }
  }

  /// Keeps whether the server says that the reader follows a hashtag; the overlay stays.
  ///
  /// - Throws: `ProviderError`.
  public func saveTag(_ name: String, isFollowed: Bool) async throws {
    let news = reconciliation
    try await write { connection in
      guard news.isUnsettled(OutboxLane.tag(name)) else { return }
      try FollowedTagTable.settle(name, isFollowed, in: connection)
    }
  }

  /// The hashtags that the reader follows, as they should see them, in alphabetical order.
  ///
  /// - Throws: `ProviderError`.
  public func followedTags() async throws -> [String] {
    try await read { try FollowedTagTable.followed(in: $0) }
  }

  /// Whether the reader follows a hashtag, as they should see it; nil where that is not known.
  ///
  /// - Throws: `ProviderError`.
  public func isTagFollowed(_ name: String) async throws -> Bool? {
    try await read { try FollowedTagTable.isFollowed(name, in: $0) }
  }
}
