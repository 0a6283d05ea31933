import SocialModel

extension TimelineRows {
  /// Rows from the newest down, or from a cursor, and the gaps among them.
  func page(after cursor: PageCursor?, limit: Int) throws(SQLiteError) -> Page<Moment> {
    try page(below: try cursor.map { cursor throws(SQLiteError) in try place(of: cursor) }, limit)
  }

  /// Rows from the newest down to a row, or further.
  func page(downTo last: Moment.ID?, atLeast count: Int) throws(SQLiteError) -> Page<Moment> {
    var limit = count
    if let last, let entry = try entry(last) {
      let above = try connection.number(
        "SELECT count(*) FROM entry WHERE timeline = ? AND place >= ?",
        timeline,
        entry.place
      )
      limit = max(limit, Int(above ?? 0))
    }
    return try page(below: nil, limit)
  }

  /// The current state of rows; those that do not exist are left out.
  func rows(_ ids: Set<Moment.ID>) throws(SQLiteError) -> [Moment] {
    var reader = MomentReader(connection)
    var found: [Moment] = []
    let statement = try connection.statement(Self.query("e.id = ?2"))
    for id in ids {
      try statement.rows([timeline, id]) { row throws(SQLiteError) in
        if let moment = reader.entry(row) { found.append(moment) }
      }
    }
    return found
  }

  /// The query for the rows of a timeline.
  ///
  /// The order of the joins is fixed: from the rows to their posts, so that the first rows cost the
  /// same however many there are.
  static func query(_ condition: String) -> String {
    """
    SELECT \(MomentReader.entryColumns) FROM entry e
    CROSS JOIN post p ON p.number = e.post
    CROSS JOIN account a ON a.number = p.author
    LEFT JOIN account b ON b.number = e.booster
    WHERE e.timeline = ?1 AND \(condition) AND p.is_removed = 0
    """
  }

  static let pageQuery = query("e.place < ?2") + " ORDER BY e.place DESC LIMIT ?3"

  /// A row as it is stored.
  private struct StoredRow {
    let id: String?
    /// Nil where the content cannot be read.
    let moment: Moment?
    let place: Int64
  }

  private func page(below start: Int64?, _ limit: Int) throws(SQLiteError) -> Page<Moment> {
    var reader = MomentReader(connection)
    // One row more than requested, to know whether there is one, and whether a gap is before it.
    var rows: [StoredRow] = []
    let limit = max(1, min(limit, 1 << 20))
    try connection.statement(Self.pageQuery).rows([timeline, start ?? Int64.max, limit + 1]) {
      row throws(SQLiteError) in
      let place = Int64(row.integer(MomentReader.placeColumn) ?? 0)
      let id = row.text(MomentReader.idColumn)
      rows.append(StoredRow(id: id, moment: reader.entry(row), place: place))
    }
    let following = rows.count > limit ? rows.removeLast().place : nil
    var page = Page(
      items: rows.compactMap(\.moment),
      gaps: try gaps(among: rows, following: following),
      skipped: reader.skipped
    )
    if let last = rows.last {
      let isAtEnd = try isAtEnd()
      let hasMore = following != nil || !isAtEnd
      page.next = hasMore ? cursor(below: last.id ?? "", place: last.place) : nil
    }
    return page
  }

  /// The gaps below rows, the last of which is followed by another row or by nothing.
  private func gaps(
    among rows: [StoredRow],
    following: Int64?
  ) throws(SQLiteError) -> [TimelineGap] {
    guard let top = rows.first?.place, let bottom = following ?? rows.last?.place else { return [] }
    let floors = try connection.query(
      """
      SELECT number, floor FROM run WHERE timeline = ? AND floor < ? AND floor > ?
      ORDER BY floor DESC
      """,
      timeline,
      top,
      bottom
    ) { row in (number: row.integer(0) ?? 0, floor: Int64(row.integer(1) ?? 0)) }
    var gaps: [TimelineGap] = []
    var index = 0
    var above: Moment.ID?
    for floor in floors {
      while index < rows.count, rows[index].place > floor.floor {
        above = rows[index].moment?.id ?? above
        index += 1
      }
      // Deleted rows between two gaps make them one.
      guard let above, gaps.last?.momentAbove != above else { continue }
      gaps.append(TimelineGap(id: String(floor.number), momentAbove: above))
    }
    return gaps
  }

  // MARK: Cursors

  /// A cursor below a row, and below its position if the row no longer exists.
  private func cursor(below id: String, place: Int64) -> PageCursor {
    PageCursor(token: "\(place) \(id)")
  }

  private func place(of cursor: PageCursor) throws(SQLiteError) -> Int64 {
    let parts = cursor.token.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let entry = try entry(String(parts[1])) { return entry.place }
    return parts.first.flatMap { Int64($0) } ?? .max
  }

  // MARK: Edges

  /// The identities of the rows that a server returned, the newest first.
  func rowIDs() throws(SQLiteError) -> [Moment.ID] {
    try connection.query(
      "SELECT id FROM entry WHERE timeline = ? AND is_unordered = 0 ORDER BY place DESC",
      timeline
    ) { $0.text(0) }
  }

  /// The identities of the rows below a row, down to the next gap.
  func rowIDs(below id: Moment.ID, _ limit: Int) throws(SQLiteError) -> [Moment.ID] {
    guard let entry = try entry(id) else { return [] }
    let floor = try connection.number(
      "SELECT max(floor) FROM run WHERE timeline = ? AND floor < ?",
      timeline,
      entry.place
    )
    return try connection.query(
      """
      SELECT id FROM entry WHERE timeline = ? AND place < ? AND place > ? AND is_unordered = 0
      ORDER BY place DESC LIMIT ?
      """,
      timeline,
      entry.place,
      floor ?? .min,
      limit
    ) { $0.text(0) }
  }

  /// The identity of the newest row that a server returned; nil where there is none.
  func newestRow() throws(SQLiteError) -> Moment.ID? { try row("", Int64.max, "DESC") }

  /// The identity of the oldest row that a server returned; nil where there is none.
  func oldestRow() throws(SQLiteError) -> Moment.ID? { try row("", Int64.max, "ASC") }

  /// The rows at the edges of a gap.
  struct Edges {
    let above: Moment.ID
    let below: Moment.ID
  }

  /// The rows at the edges of a gap; nil where it, or the rows at one of its sides, no longer
  /// exist.
  func edges(ofGap floor: Int64) throws(SQLiteError) -> Edges? {
    guard let above = try row("AND place > ?2", floor, "ASC"),
      let below = try row("AND place < ?2", floor, "DESC")
    else { return nil }
    return Edges(above: above, below: below)
  }

  /// The rows at the edges of each gap, the newest gap first.
  func gaps() throws(SQLiteError) -> [Edges] {
    let floors = try connection.query(
      "SELECT floor FROM run WHERE timeline = ? ORDER BY floor DESC",
      timeline
    ) { $0.integer(0) }
    var found: [Edges] = []
    for floor in floors { if let edges = try edges(ofGap: Int64(floor)) { found.append(edges) } }
    return found
  }

  private func row(
    _ condition: String,
    _ place: Int64,
    _ direction: String
  ) throws(SQLiteError) -> Moment.ID? {
    let condition = condition.isEmpty ? "AND ?2 IS NOT NULL" : condition
    return try connection.query(
      """
      SELECT id FROM entry
      WHERE timeline = ?1 \(condition) AND is_unordered = 0 ORDER BY place \(direction) LIMIT 1
      """,
      timeline,
      place
    ) { $0.text(0) }.first
  }
}
