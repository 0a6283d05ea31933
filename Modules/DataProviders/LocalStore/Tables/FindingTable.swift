import SocialModel

/// Searches stored rows for the words of a search.
///
/// There is no index: names and texts are in the bodies of rows, and a search reads those of all
/// people and of the newest posts. Decision 0122 says why there is no index.
enum FindingTable {
  /// The number of posts to search, the last stored ones.
  static let mostPosts = 2_000

  /// People by name or address.
  ///
  /// O(stored people).
  static func people(
    _ terms: SearchTerms,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Account] {
    terms.people(
      try connection.query(
        """
        SELECT a.id, a.is_locked, a.body FROM account a LEFT JOIN relationship r ON r.id = a.id
        WHERE coalesce(r.is_blocked, 0) = 0 ORDER BY a.number
        """
      ) { row in AccountTable.read(row, from: 0) }
    )
  }

  /// The person with an address; nil where there is none.
  ///
  /// O(stored people).
  static func person(
    at address: TypedAddress,
    of server: String?,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Account? {
    try connection.query("SELECT id, is_locked, body FROM account ORDER BY number") { row in
      AccountTable.read(row, from: 0).flatMap {
        address.leads(to: $0, of: server) ? $0 : nil
      }
    }.first
  }

  /// Posts by their text, and hashtags by their name, with the number of their posts: of the newest
  /// ``mostPosts``, newest first.
  static func moments(
    _ terms: SearchTerms,
    in connection: SQLConnection
  ) throws(SQLiteError) -> (moments: [Moment], tags: [TagUsage]) {
    var moments: [Moment] = []
    var tags: [String: TagUsage] = [:]
    var order: [String] = []
    try newest(in: connection) { moment in
      if terms.match(moment) { moments.append(moment) }
      for name in moment.tags where terms.match(name) {
        let key = name.lowercased()
        if tags[key] == nil { order.append(key) }
        var tag = tags[key] ?? TagUsage(name: name, momentCount: 0)
        tag.momentCount = (tag.momentCount ?? 0) + 1
        tags[key] = tag
      }
    }
    return (moments.sorted(by: Moment.isNewer), terms.tags(order.compactMap { tags[$0] }))
  }

  /// The post with an address; nil where there is none.
  static func moment(
    at address: TypedAddress,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    var found: Moment?
    try newest(in: connection) { moment in
      if found == nil, address.leads(to: moment) { found = moment }
    }
    return found
  }

  private static func newest(
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
}
