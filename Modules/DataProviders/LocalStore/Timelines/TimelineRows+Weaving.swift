extension TimelineRows {
  /// What rows that were woven in have changed.
  struct Weave {
    /// Whether they closed a gap.
    var closedGap: Bool
    /// The last of the rows.
    var end: Entry
  }

  /// Inserts rows below a row, one below the other, and continues at each known row that they
  /// reach.
  ///
  /// A known row that the page has further down is moved there: servers order posts of one instant
  /// in either way. A row above the first one is not moved, except by the newest page: it is
  /// repeated if a server's paging is circular. From the first row on for which the page is not
  /// trusted, known rows stay, and new ones go below the row that they follow.
  func weaveDown(
    _ rows: ArraySlice<NewRow>,
    of page: NewPage,
    from start: Entry,
    isNewest: Bool = false,
    isTrusted: Bool = true,
    isEnd: Bool = false
  ) throws(SQLiteError) -> Weave {
    var (cursor, closed, fresh) = (start, false, [NewRow]())
    var isTrusted = isTrusted
    for row in rows {
      guard page.known.contains(row.id), let entry = try entry(row.id) else {
        fresh.append(row)
        continue
      }
      let isAbove = entry.place >= cursor.place
      if isAbove, !isNewest {
        guard let start = try self.entry(number: start.number), entry.place < start.place
        else { continue }
      }
      let standing: Standing =
        if isAbove { .misplaced } else {
          try standing(of: row, at: entry, below: cursor.place, page)
        }
      if standing == .misplaced, isTrusted || !isAbove {
        try delete(entry)
        fresh.append(row)
        continue
      }
      isTrusted = isTrusted && standing == .believed
      if isTrusted {
        try removeStrangers(to: page, from: entry.place, to: cursor.place)
        let below = try put(fresh, below: cursor)
        cursor = try self.entry(row.id) ?? entry
        if try closeGaps(from: cursor.place, to: below.place) { closed = true }
      } else {
        _ = try end(fresh, of: page, below: cursor)
        cursor = try self.entry(row.id) ?? entry
      }
      fresh = []
    }
    return Weave(
      closedGap: closed,
      end: try end(fresh, of: page, below: cursor, isEnd: isEnd)
    )
  }

  /// Inserts rows of a page below a row, and opens a gap below them, because no known row follows.
  ///
  /// - Returns: The lowest of them.
  private func end(
    _ rows: [NewRow],
    of page: NewPage,
    below entry: Entry,
    isEnd: Bool = false
  ) throws(SQLiteError) -> Entry {
    let end = try put(rows, below: entry)
    // Rows that only moved are no evidence about the rows below them.
    guard rows.contains(where: { !page.known.contains($0.id) }) else { return end }
    try removeHidden(.below, end, page)
    guard !isEnd else { return end }
    try openGap(below: end)
    return try self.entry(number: end.number) ?? end
  }

  /// Deletes the rows directly below or above new ones that the server leaves out of its pages.
  ///
  /// No page says where they are among the new rows, and each page would insert more rows on the
  /// same side of them. A page that has them again inserts them.
  func removeHidden(_ side: Side, _ entry: Entry, _ page: NewPage) throws(SQLiteError) {
    guard page.leavesOutHidden, try ordered(below: entry.place) != nil else { return }
    let (comparison, direction) = side == .below ? ("<", "DESC") : (">", "ASC")
    let end = try connection.number(
      """
      SELECT e.place FROM entry e
      WHERE e.timeline = ? AND e.place \(comparison) ? AND e.is_unordered = 0
      AND NOT \(Self.isHidden)
      ORDER BY e.place \(direction) LIMIT 1
      """,
      timeline,
      entry.place
    )
    try connection.run(
      "DELETE FROM entry WHERE timeline = ? AND place > ? AND place < ? AND is_unordered = 0",
      timeline,
      side == .below ? end ?? .min : entry.place,
      side == .below ? entry.place : end ?? .max
    )
    // Without rows below, no gap says that the server has some.
    if try ordered(below: entry.place) == nil { try setEnd(false) }
  }

  enum Side { case above, below }

  /// Moves the row below which a page was requested above the page's rows, if it is stored below
  /// most of them although it is newer.
  ///
  /// It stays otherwise: a server's paging may be circular.
  ///
  /// - Returns: The row.
  func raised(_ entry: Entry, above page: NewPage) throws(SQLiteError) -> Entry {
    guard page.leavesOutHidden else { return entry }
    var higher: [Entry] = []
    var time: Double?
    for row in page.rows where page.known.contains(row.id) {
      guard let known = try self.entry(row.id), known.place > entry.place else { continue }
      higher.append(known)
      time = time ?? row.listedAt
    }
    guard 2 * higher.count > page.rows.count, let first = higher.first, let time,
      let row = try newRow(entry), row.listedAt ?? time > time
    else { return entry }
    try delete(entry)
    return try put([row], above: first)
  }

  private func newRow(_ entry: Entry) throws(SQLiteError) -> NewRow? {
    try connection.query(
      "SELECT id, post, booster, listed_at FROM entry WHERE number = ?",
      entry.number
    ) { row in
      NewRow(
        id: row.text(0) ?? "",
        post: Int64(row.integer(1) ?? 0),
        booster: row.integer(2).map { Int64($0) },
        listedAt: row.real(3)
      )
    }.first
  }

  /// The same upwards, from the page's last row on.
  func weaveUp(
    _ page: NewPage,
    from start: Entry
  ) throws(SQLiteError) -> Bool {
    var (cursor, closed, fresh) = (start, false, [NewRow]())
    var (isInPage, isTrusted) = (false, true)
    for row in page.rows.reversed() {
      guard page.known.contains(row.id), let entry = try entry(row.id) else {
        fresh.insert(row, at: 0)
        continue
      }
      if isTrusted, entry.place < cursor.place, entry.place > start.place {
        try delete(entry)
        fresh.insert(row, at: 0)
        continue
      }
      guard entry.place > cursor.place else { continue }
      let isBelieved = try isBelieved(page, from: cursor.place, to: entry.place)
      isTrusted = isTrusted && isBelieved
      // If the row above which the page was requested is not in it, the server skips rows there,
      // and has not deleted them: the page's rows are above them.
      if isTrusted, isInPage { try removeStrangers(to: page, from: cursor.place, to: entry.place) }
      isInPage = true
      let end = try put(fresh, below: entry)
      let isJoined = try ordered(below: end.place)?.number == cursor.number
      let low = try self.entry(number: cursor.number) ?? cursor
      if isTrusted, try closeGaps(from: low.place, to: end.place) {
        closed = true
      } else if !isJoined, fresh.contains(where: { !page.known.contains($0.id) }) {
        try openGap(below: end)
      }
      cursor = try self.entry(row.id) ?? entry
      fresh = []
    }
    let end = try put(fresh, above: cursor)
    guard fresh.contains(where: { !page.known.contains($0.id) }) else { return closed }
    try removeHidden(.above, end, page)
    if let above = try ordered(above: end.place) { try openGap(below: above) }
    return closed
  }

  /// Closes the gap below a row if the page that was requested there has nothing new and reaches
  /// down to known rows.
  ///
  /// If the page is not trusted, the rows in between stay, but nothing is missing above them that
  /// could still be requested: otherwise a gap would stay however often it is filled.
  func closeDoubtedGap(below entry: Entry, _ page: NewPage) throws(SQLiteError) -> Bool {
    guard !page.rows.isEmpty, page.rows.allSatisfy({ page.known.contains($0.id) }),
      let start = try self.entry(number: entry.number), let floor = try gap(below: start)
    else { return false }
    for row in page.rows {
      if let known = try self.entry(row.id), known.place < floor {
        return try closeGaps(from: floor - 1, to: floor + 1)
      }
    }
    return false
  }
}
