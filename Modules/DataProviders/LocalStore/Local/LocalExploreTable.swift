import Foundation
import SocialModel

/// What can be explored in a store without a server, computed from its own posts.
enum LocalExploreTable {
  /// Posts that are not replies, the most popular first.
  static func popularMoments(
    from offset: Int,
    limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    try MomentTable.moments(
      where: """
        p.reply_to IS NULL AND p.is_removed = 0
        ORDER BY p.likes + p.boosts + p.replies DESC, p.number LIMIT ? OFFSET ?
        """,
      [[limit, offset]],
      in: connection
    )
  }

  /// Hashtags, those of most people first.
  ///
  /// Their days end with the newest post, which may be old.
  static func popularTags(
    from offset: Int,
    limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [TagUsage] {
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
    let newest = try connection.number("SELECT CAST(max(created_at) / 86400 AS INTEGER) FROM post")
    return try tags.map { tag throws(SQLiteError) in
      TagUsage(
        name: try spelling(of: tag.name, in: tag.post, connection),
        history: try history(of: tag.timeline, upTo: Int(newest ?? 0), connection),
        momentCount: tag.count
      )
    }
  }

  /// The spelling of a hashtag in a post.
  private static func spelling(
    of tag: String,
    in post: Int,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> String {
    let moments = try connection.query(
      """
      SELECT \(MomentReader.columns) FROM post p JOIN account a ON a.number = p.author
      WHERE p.number = ?
      """,
      post
    ) { row in
      var reader = MomentReader(connection)
      return reader.post(row)
    }
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

  /// People whom the reader neither follows nor hides, those with most posts first.
  static func suggestedPeople(
    besides readerID: String,
    from offset: Int,
    limit: Int,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Account] {
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

  /// Links of the newest thousand posts, those that most people share first.
  static func popularLinks(in connection: SQLConnection) throws(SQLiteError) -> [TrendLink] {
    var reader = MomentReader(connection)
    var order: [String] = []
    var links: [String: (card: LinkCard, people: Set<String>)] = [:]
    let statement = try connection.statement(
      """
      SELECT \(MomentReader.columns) FROM post p JOIN account a ON a.number = p.author
      WHERE p.is_removed = 0 ORDER BY p.number DESC LIMIT 1000
      """
    )
    try statement.rows([]) { row throws(SQLiteError) in
      guard let moment = reader.post(row), let card = moment.card else { return }
      let address = card.url.absoluteString
      if links[address] == nil { order.append(address) }
      links[address, default: (card, [])].people.insert(moment.author.id)
    }
    return order.compactMap { links[$0] }.enumerated()
      .sorted { one, other in
        let (first, second) = (one.element.people.count, other.element.people.count)
        return first == second ? one.offset < other.offset : first > second
      }
      .map { TrendLink(card: $0.element.card, people: $0.element.people.count) }
  }
}
