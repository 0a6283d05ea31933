import Foundation
public import SocialModel

/// Searches stored rows for the words of a search.
///
/// There is no index: names and texts are in the bodies of rows, and a search reads those of all
/// people and of the newest posts. Decision 0122 says why there is no index.
extension SocialStore {
  private static let recentSearches = "search:recent"
  /// The number of posts to search, the last stored ones.
  private static let mostPosts = 2_000

  /// The stored people, posts and hashtags that match a text: people by name and address, the
  /// newest posts by their text, and the hashtags of these, with the number of their posts.
  ///
  /// O(stored people), and reads two thousand posts.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func find(_ text: String) async throws -> FoundItems {
    let terms = SearchTerms(text)
    guard !terms.isEmpty else { return FoundItems() }
    let found = try await read { connection in
      let people = try connection.query(
        """
        SELECT a.id, a.is_locked, a.body FROM account a LEFT JOIN relationship r ON r.id = a.id
        WHERE coalesce(r.is_blocked, 0) = 0 ORDER BY a.number
        """
      ) { row in AccountTable.read(row, from: 0) }
      var found = FoundItems(people: terms.people(people))
      var tags: [String: TagUsage] = [:]
      var order: [String] = []
      try Self.newestPosts(in: connection) { moment in
        if terms.match(moment) { found.moments.append(moment) }
        for name in moment.tags where terms.match(name) {
          let key = name.lowercased()
          if tags[key] == nil { order.append(key) }
          var tag = tags[key] ?? TagUsage(name: name, momentCount: 0)
          tag.momentCount = (tag.momentCount ?? 0) + 1
          tags[key] = tag
        }
      }
      found.moments.sort(by: Moment.isNewer)
      found.tags = terms.tags(order.compactMap { tags[$0] })
      return found
    }
    inUse.note(found.moments.lazy.map(\.postID))
    return found
  }

  /// The stored person or post with an address; nil where there is none.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - server: The host of the server whose people have handles without a server, if there is
  ///     one.
  /// - Returns: The person or the post.
  /// - Throws: `ProviderError.notSaved`.
  public func resolve(
    _ address: TypedAddress,
    of server: String? = nil
  ) async throws -> ResolvedAddress? {
    let found: ResolvedAddress? = try await read { connection in
      var moment: Moment?
      try Self.newestPosts(in: connection) { found in
        if moment == nil, address.leads(to: found) { moment = found }
      }
      if let moment { return .moment(moment) }
      let sql = "SELECT id, is_locked, body FROM account ORDER BY number"
      let people = try connection.query(sql) { row in
        AccountTable.read(row, from: 0).flatMap { address.leads(to: $0, of: server) ? $0 : nil }
      }
      return people.first.map { .person($0) }
    }
    if case .moment(let moment)? = found { inUse.note(CollectionOfOne(moment.postID)) }
    return found
  }

  private static func newestPosts(
    in connection: SQLConnection,
    _ body: (Moment) -> Void
  ) throws(SQLiteError) {
    var reader = MomentReader(connection)
    let statement = try connection.statement(
      """
      SELECT \(MomentReader.columns) FROM post p JOIN account a ON a.number = p.author
      LEFT JOIN relationship r ON r.id = a.id
      WHERE p.is_removed = 0 AND coalesce(r.is_blocked, 0) = 0
      ORDER BY p.number DESC LIMIT \(mostPosts)
      """
    )
    try statement.rows([]) { row throws(SQLiteError) in
      if let moment = reader.post(row) { body(moment) }
    }
  }

  /// The recent searches, newest first.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func recentSearches() async throws -> [String] {
    try await value(Self.recentSearches) ?? []
  }

  /// Stores the recent searches, in place of the stored ones.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func setRecentSearches(_ texts: [String]) async throws {
    try await save(texts, as: Self.recentSearches)
  }
}
