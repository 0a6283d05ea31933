import MomentsValues
public import SocialModel

extension SocialStore {
  /// The number of people, and of posts, to search; those that were stored last.
  private static let searchedPeople = 3_000
  private static let searchedPosts = 400

  /// Completions from the stored people and hashtags; those that were stored last are first, and
  /// followed people before others.
  ///
  /// It reads the people, or posts, that were stored last, which takes some milliseconds. Emoji are
  /// not stored here.
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
      ) { row -> RichText? in
        var moment = Moment(id: "", author: Account(id: "", handle: ""))
        guard
          (try? row.bytes(0) { bytes throws(BodyError) in
            try PostBody.read(bytes, into: &moment)
          }) != nil
        else { return nil }
        return moment.text
      }
    }
    // In the most frequent spelling, where they differ in case.
    var counts: [String: (name: String, count: Int)] = [:]
    for run in texts.compactMap({ $0 }).flatMap(\.runs) {
      guard case .hashtag(let name) = run.style, query.matches(name) else { continue }
      counts[name.lowercased(), default: (name, 0)].count += 1
    }
    return counts.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .prefix(limit).map(\.name)
  }
}
