import Foundation
public import SocialModel

/// Explores the posts of this machine: all is computed from the stored ones.
extension LocalProvider {
  private static let pageLength = 20

  /// Posts that are not replies, the most popular first.
  public func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await page(after: cursor) { connection, offset, limit in
      try MomentTable.moments(
        where: """
          p.reply_to IS NULL AND p.is_removed = 0
          ORDER BY p.likes + p.boosts + p.replies DESC, p.number LIMIT ? OFFSET ?
          """,
        [[limit, offset]],
        in: connection
      )
    }
  }

  /// Hashtags, those of most people first; their days end with the newest post, which may be old.
  public func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    try await page(after: cursor) { connection, offset, limit in
      let tags = try connection.query(
        """
        SELECT t.number, t.name, count(*), max(p.number) FROM timeline t
        JOIN entry e ON e.timeline = t.number JOIN post p ON p.number = e.post
        WHERE t.name >= 'hashtag:' AND t.name < 'hashtag;'
        GROUP BY t.number ORDER BY count(DISTINCT p.author) DESC, count(*) DESC, t.name
        LIMIT ? OFFSET ?
        """,
        limit,
        offset
      ) { row in
        (
          timeline: row.integer(0) ?? 0, name: String((row.text(1) ?? "").dropFirst(8)),
          count: row.integer(2) ?? 0, post: row.integer(3) ?? 0
        )
      }
      let newest = "SELECT CAST(max(created_at) / 86400 AS INTEGER) FROM post"
      let today = Int(try connection.number(newest) ?? 0)
      return try tags.map { tag in
        TagUsage(
          name: try Self.spelling(of: tag.name, in: tag.post, connection),
          history: try Self.history(of: tag.timeline, upTo: today, connection),
          momentCount: tag.count
        )
      }
    }
  }

  /// People whom the reader neither follows nor hides, those with most posts first.
  public func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    let readerID = readerID
    return try await page(after: cursor) { connection, offset, limit in
      try connection.query(
        """
        SELECT a.id, a.is_locked, a.body FROM account a
        LEFT JOIN relationship r ON r.id = a.id
        LEFT JOIN (SELECT author, count(*) AS posts FROM post GROUP BY author) p
          ON p.author = a.number
        WHERE a.id != ? AND coalesce(r.following, 0) = 0 AND coalesce(r.is_blocked, 0) = 0
          AND coalesce(r.is_muted, 0) = 0
        ORDER BY coalesce(p.posts, 0) DESC, a.number LIMIT ? OFFSET ?
        """,
        readerID,
        limit,
        offset
      ) { row in AccountTable.read(row, from: 0) }
    }
  }

  /// Links of the newest thousand posts, those that most people share first.
  public func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    try await page(after: cursor) { connection, offset, limit in
      let moments = try MomentTable.moments(
        where: "p.is_removed = 0 ORDER BY p.number DESC LIMIT 1000",
        [[]],
        in: connection
      )
      return Array(TrendLink.ranked(moments).dropFirst(offset).prefix(limit))
    }
  }

  /// The spelling of a hashtag in a post.
  private static func spelling(
    of tag: String,
    in post: Int,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> String {
    let moments = try MomentTable.moments(where: "p.number = ?", [[post]], in: connection)
    return moments.first?.tags.first { $0.lowercased() == tag } ?? tag
  }

  private static func history(
    of timeline: Int,
    upTo today: Int,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [UsageDay] {
    let days = try connection.query(
      """
      SELECT CAST(p.created_at / 86400 AS INTEGER) AS day, count(*), count(DISTINCT p.author)
      FROM entry e JOIN post p ON p.number = e.post
      WHERE e.timeline = ? AND p.created_at >= ? GROUP BY day
      """,
      timeline,
      (today - 6) * 86_400
    ) { row in (day: row.integer(0) ?? 0, uses: row.integer(1) ?? 0, people: row.integer(2) ?? 0) }
    let known = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    return (0..<7).map { age in
      let day = today - age
      return UsageDay(
        date: Date(timeIntervalSince1970: Double(day) * 86_400),
        uses: known[day]?.uses ?? 0,
        people: known[day]?.people ?? 0
      )
    }
  }

  /// A page of a list whose cursors count its items.
  private func page<Element: Sendable>(
    after cursor: PageCursor?,
    _ read: @escaping @Sendable (SQLConnection, _ offset: Int, _ limit: Int) throws -> [Element]
  ) async throws -> Page<Element> {
    let offset = max(0, cursor.flatMap { Int($0.token) } ?? 0)
    let limit = Self.pageLength
    // One more item than shown, to know whether there are more.
    let items = try await store.read { try read($0, offset, limit + 1) }
    return Page(
      items: Array(items.prefix(limit)),
      next: items.count > limit ? PageCursor(token: String(offset + limit)) : nil
    )
  }
}
