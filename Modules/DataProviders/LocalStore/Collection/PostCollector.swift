/// Finds and deletes unreferenced posts.
///
/// Posts that are connected, as replies or by a stored thread, are kept or deleted together: from
/// one that a timeline shows, a reader can reach all of them.
///
/// Use inside of a transaction.
struct PostCollector {
  let connection: SQLConnection
  /// Posts that are needed for reasons outside of these tables.
  let needed: Set<String>
  /// Posts from this number on are newer than the collection, and stay.
  let bound: Int64

  /// The number of posts examined in one step.
  static let stepLength: Int64 = 100
  /// The largest number of connected posts to examine; larger groups stay.
  private static let largestGroup = 1_000
  /// The largest number of posts that one transaction deletes.
  private static let mostAtOnce = 50

  private enum Fate { case stays, goes }

  /// The numbers of posts that can be deleted, among those that follow a number.
  func collectable(after number: Int64) throws(SQLiteError) -> [Int64] {
    var fates: [Int64: Fate] = [:]
    var found: [Int64] = []
    let end = min(number + Self.stepLength, bound - 1)
    guard end > number else { return [] }
    for candidate in try candidates(from: number + 1, to: end) where fates[candidate] == nil {
      let group = try group(of: candidate)
      for member in group.members { fates[member] = group.fate }
      if group.fate == .goes { found += group.members }
      if found.count >= Self.mostAtOnce { break }
    }
    return Array(found.prefix(Self.mostAtOnce))
  }

  /// Deletes posts; in the transaction in which they were found.
  func forget(_ numbers: [Int64]) throws(SQLiteError) {
    for number in numbers { try connection.run("DELETE FROM post WHERE number = ?", number) }
  }

  /// Posts that are not needed by themselves.
  private func candidates(from first: Int64, to last: Int64) throws(SQLiteError) -> [Int64] {
    try connection.query(
      """
      SELECT p.number, p.id FROM post p WHERE p.number BETWEEN ? AND ? AND NOT (\(Self.isReferenced))
      """,
      first,
      last
    ) { row in needed.contains(row.text(1) ?? "") ? nil : row.integer(0).map { Int64($0) } }
  }

  /// The posts connected with a post, and whether they can be deleted.
  private func group(of start: Int64) throws(SQLiteError) -> (members: [Int64], fate: Fate) {
    var members: [Int64] = []
    var isReferenced = false
    try connection.statement(Self.groupQuery).rows([start, Self.largestGroup + 1]) {
      (row: borrowing SQLRow) throws(SQLiteError) in
      let number = Int64(row.integer(0) ?? 0)
      members.append(number)
      isReferenced =
        isReferenced || number >= bound || row.boolean(2) ?? true
        || needed.contains(row.text(1) ?? "")
    }
    return (members, isReferenced || members.count > Self.largestGroup ? .stays : .goes)
  }

  /// The parent of a post, its replies, and the threads that it is in or the root of; recursively.
  private static let groupQuery = """
    WITH RECURSIVE member (number, id, reply_to) AS (
      SELECT number, id, reply_to FROM post WHERE number = ?1
      UNION SELECT p.number, p.id, p.reply_to FROM member m CROSS JOIN post p ON p.reply_to = m.id
      UNION SELECT p.number, p.id, p.reply_to FROM member m CROSS JOIN post p ON p.id = m.reply_to
      UNION SELECT p.number, p.id, p.reply_to FROM member m
        CROSS JOIN comment c ON c.thread = m.number CROSS JOIN post p ON p.number = c.post
      UNION SELECT p.number, p.id, p.reply_to FROM member m
        CROSS JOIN comment c ON c.post = m.number CROSS JOIN post p ON p.number = c.thread
      LIMIT ?2
    ) SELECT p.number, p.id, \(isReferenced) FROM member m CROSS JOIN post p ON p.number = m.number
    """

  /// Posts of the reader, posts with an overlay, and posts that a row of a timeline shows are
  /// needed by themselves; a draft or an item of the outbox about a post needs it.
  private static let isReferenced = """
    (p.is_own OR p.is_pending OR p.is_removed OR p.wanted_like IS NOT NULL
    OR p.wanted_boost IS NOT NULL OR p.wanted_body IS NOT NULL OR p.wanted_votes IS NOT NULL
    OR p.wanted_bookmark IS NOT NULL
    OR EXISTS (SELECT 1 FROM entry e WHERE e.post = p.number)
    OR EXISTS (SELECT 1 FROM outbox o WHERE o.lane = p.id)
    OR EXISTS (SELECT 1 FROM draft d WHERE p.id IN (d.reply_to, d.edited)))
    """
}
