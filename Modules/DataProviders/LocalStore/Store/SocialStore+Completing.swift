public import SocialModel

extension SocialStore {
  /// How many of the people and posts kept last are looked through.
  private static let searchedPeople = 3_000
  private static let searchedPosts = 400

  /// People and hashtags that are known here and fit a word; those seen last first, those who the
  /// reader follows before others.
  ///
  /// Reads the people, or posts, that were kept last: some milliseconds. Emoji are not kept here.
  public func completions(of query: CompletionQuery, limit: Int) async throws -> [Completion] {
    switch query.kind {
    case .person: try await people(query, limit: limit).map(Completion.person)
    case .hashtag: try await hashtags(query, limit: limit).map(Completion.hashtag)
    case .emoji: []
    }
  }

  private func people(_ query: CompletionQuery, limit: Int) async throws -> [Account] {
    try await read { connection in
      let rows = try connection.query(
        """
        SELECT a.id, a.is_locked, a.body, COALESCE(r.wanted_following, r.following, 0)
        FROM account a LEFT JOIN relationship r ON r.id = a.id
        ORDER BY a.number DESC LIMIT ?
        """,
        Self.searchedPeople
      ) { row -> (Account, Bool)? in
        guard let account = AccountTable.read(row, from: 0), query.matches(account) else {
          return nil
        }
        return (account, (row.integer(3) ?? 0) != 0)
      }.compactMap { $0 }
      let (followed, others) = (rows.filter(\.1), rows.filter { !$0.1 })
      return Array((followed + others).map(\.0).prefix(limit))
    }
  }

  private func hashtags(_ query: CompletionQuery, limit: Int) async throws -> [String] {
    let texts = try await read { connection in
      try connection.query(
        "SELECT body FROM post ORDER BY number DESC LIMIT ?",
        Self.searchedPosts
      ) { row -> FormattedText? in
        var moment = Moment(id: "", author: Account(id: "", handle: ""))
        guard
          (try? row.bytes(0) { bytes throws(BodyError) in
            try PostBody.read(bytes, into: &moment)
          }) != nil
        else { return nil }
        return moment.text
      }
    }
    // As most people write it, where they differ in capital letters.
    var counts: [String: (name: String, count: Int)] = [:]
    for run in texts.compactMap({ $0 }).flatMap(\.runs) {
      guard case .hashtag(let name) = run.style, query.matches(name) else { continue }
      counts[name.lowercased(), default: (name, 0)].count += 1
    }
    return counts.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .prefix(limit).map(\.name)
  }
}
