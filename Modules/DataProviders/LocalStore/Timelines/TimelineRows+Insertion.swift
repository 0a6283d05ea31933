import Foundation
import SocialModel

extension TimelineRows {
  /// Inserts a page and stores its posts.
  ///
  /// A page has rows that are adjacent at the server. So a stored row between two of them that is
  /// not in the page is no longer in the server's timeline, and is deleted; its post stays. A page
  /// that would delete more rows than it has is not trusted, apart from rows of people whom the
  /// server leaves out: then only its new rows are inserted.
  ///
  /// - Parameters:
  ///   - moments: The page.
  ///   - place: The insertion point.
  ///   - isWhole: Whether the server stores all of the timeline, and does not delete old rows.
  ///   - leavesOutHidden: Whether the server leaves out people whom the reader mutes or blocks.
  /// - Returns: The result.
  /// - Throws: `SQLiteError`.
  func insert(
    _ moments: [Moment],
    at place: InsertionPoint,
    isWhole: Bool = false,
    leavesOutHidden: Bool = false
  ) throws(SQLiteError) -> TimelineInsertion {
    var page = NewPage(leavesOutHidden: leavesOutHidden)
    var unordered: Set<String> = []
    let writer = try MomentWriter(connection)
    for moment in moments where page.ids.insert(moment.id).inserted {
      let row = NewRow(
        id: moment.id,
        post: try writer.save(moment),
        booster: try moment.boostedBy.map { booster throws(SQLiteError) in
          try writer.save(booster)
        },
        listedAt: moment.listedAt?.timeIntervalSince1970
      )
      page.rows.append(row)
      switch try update(row) {
      case .unknown: break
      case .known: page.known.insert(row.id)
      case .unordered: unordered.insert(row.id)
      }
    }
    var result = TimelineInsertion()
    switch place {
    case .newest: result.closedGap = try insertNewest(page)
    case .streamed: try putOnTop(page.rows.filter { !page.known.contains($0.id) }, hasGap: false)
    case .older(let id, let isEnd):
<<<<<<< HEAD
      guard let known = try entry(id) else { return result }
      let entry = try raised(known, above: page)
      let end: Entry
      (result.closedGap, end) = try weaveDown(page.rows[...], of: page, from: entry, isEnd: isEnd)
=======
      guard let entry = try entry(id) else { return result }
      let weave = try weaveDown(page.rows, of: page, from: entry, isEnd: isEnd)
      result.closedGap = weave.closedGap
>>>>>>> data
      if try closeDoubtedGap(below: entry, page) { result.closedGap = true }
      if isEnd {
        if isWhole { try removeDeletedBelow(weave.end, page) }
        let closed = try closeGaps(from: .min, to: weave.end.place)
        result.closedGap = result.closedGap || closed
        try setEnd(true)
      }
    case .newer(let id):
      guard let entry = try entry(id) else { return result }
      result.closedGap = try weaveUp(page, from: entry)
    }
    try sinkUnorderedRows()
    try tidyGaps()
    result.inserted = page.rows.map(\.id).filter {
      !page.known.contains($0) && !unordered.contains($0)
    }
    return result
  }

  /// A page without duplicates.
  struct NewPage {
    var rows: [NewRow] = []
    var ids: Set<String> = []
    /// The rows that were in the timeline before.
    var known: Set<String> = []
    let leavesOutHidden: Bool
  }

  /// Whether and how a row of a page was in the timeline before.
  private enum Presence { case unknown, known, unordered }

  /// Updates a known row; an unordered one is removed first, because the page has its position.
  ///
  /// - Returns: Whether and how it was in the timeline.
  private func update(_ row: NewRow) throws(SQLiteError) -> Presence {
    guard let known = try entry(row.id) else { return .unknown }
    let isUnordered = "SELECT is_unordered FROM entry WHERE number = ?"
    if try connection.number(isUnordered, known.number) == 1 {
      try delete(known)
      return .unordered
    }
    try connection.run(
      """
      UPDATE entry SET (post, booster, listed_at) = (?2, ?3, ?4)
      WHERE number = ?1 AND (post, booster, listed_at) IS NOT (?2, ?3, ?4)
      """,
      known.number,
      row.post,
      row.booster,
      row.listedAt
    )
    return .known
  }

  // MARK: The newest page

  private func insertNewest(_ page: NewPage) throws(SQLiteError) -> Bool {
    let floor = try topFloor() ?? .min
    var first: (index: Int, entry: Entry, isTrusted: Bool)?
    for (index, row) in page.rows.enumerated() where page.known.contains(row.id) {
      guard let entry = try entry(row.id) else { continue }
      let standing = try standing(of: row, at: entry, below: .max, page)
      if standing == .misplaced {
        try delete(entry)
      } else if first == nil || entry.place > floor {
        first = (index, entry, standing == .believed)
        if entry.place > floor { break }
      }
    }
    guard let (index, entry, isTrusted) = first else {
      try putOnTop(page.rows, hasGap: true)
      if let last = page.rows.last, let end = try entry(last.id) {
        try removeHidden(.below, end, page)
      }
      return false
    }
    var above: [NewRow] = []
    for row in page.rows[..<index] where try self.entry(row.id) == nil { above.append(row) }
    var closed = false
    if isTrusted {
      // All rows above were stored before the page was requested, because rows of the stream wait
      // until the page is stored: the server has deleted them. That is also so if the page reaches
      // down to an older run.
      try removeStrangers(to: page, from: entry.place, to: .max)
      closed = try closeGaps(from: entry.place, to: .max)
    }
    if isTrusted || entry.place > floor {
      _ = try put(above, above: entry)
    } else {
      try putOnTop(above, hasGap: true)
    }
    let start = try self.entry(number: entry.number) ?? entry
    let rest = page.rows[(index + 1)...]
    // Nothing is above the newest page, so all stored rows of the page that are higher move down.
<<<<<<< HEAD
    return try weaveDown(rest, of: page, from: start, isNewest: true, isTrusted: isTrusted).closed
      || closed
=======
    return try weaveDown(rest, of: page, from: start, ceiling: .max).closedGap || closed
  }

  /// Deletes rows at the very top that the server's newest page should have and does not.
  ///
  /// All were stored before the page was requested: rows of the stream wait until the page is
  /// stored.
  private func removeDeletedAbove(_ entry: Entry, _ page: Page) throws(SQLiteError) {
    guard try isBelieved(page, from: entry.place, to: .max) else { return }
    try removeStrangers(to: page, from: entry.place, to: .max)
>>>>>>> data
  }

  /// Deletes the oldest rows if the server has no rows there: at most a page of them.
  private func removeDeletedBelow(_ end: Entry, _ page: NewPage) throws(SQLiteError) {
    let limit = 40
    let strangers = try strangers(to: page, from: .min, to: end.place, limit: limit + 1)
    guard strangers.count <= limit else { return }
<<<<<<< HEAD
    for stranger in strangers { try delete(stranger.entry) }
=======
    for number in strangers { try connection.run("DELETE FROM entry WHERE number = ?", number) }
  }

  // MARK: Merging

  /// What rows that were woven in have changed.
  private struct Weave {
    /// Whether they closed a gap.
    let closedGap: Bool
    /// The last of the rows.
    let end: Entry
  }

  /// Inserts rows below a row, one below the other, and continues at each known row that they
  /// reach.
  ///
  /// A known row that the page has further down is moved there: servers order posts of one instant
  /// in either way. A row at the ceiling or above is not moved: it is repeated if a server's paging
  /// is circular.
  private func weaveDown(
    _ rows: [NewRow],
    of page: Page,
    from start: Entry,
    ceiling: Int64? = nil,
    isEnd: Bool = false
  ) throws(SQLiteError) -> Weave {
    var (cursor, closed, fresh) = (start, false, [NewRow]())
    for row in rows {
      guard page.known.contains(row.id) else {
        fresh.append(row)
        continue
      }
      guard let entry = try entry(row.id) else { continue }
      if entry.place > cursor.place, entry.place < ceiling ?? start.place {
        try connection.run("DELETE FROM entry WHERE number = ?", entry.number)
        fresh.append(row)
        continue
      }
      guard entry.place < cursor.place,
        try isBelieved(page, from: entry.place, to: cursor.place)
      else { continue }
      try removeStrangers(to: page, from: entry.place, to: cursor.place)
      let below = try put(fresh, below: cursor)
      fresh = []
      cursor = try self.entry(row.id) ?? entry
      if try closeGaps(from: cursor.place, to: below.place) { closed = true }
    }
    let end = try put(fresh, below: cursor)
    // Rows that only moved are no evidence about the rows below them.
    guard fresh.contains(where: { !page.known.contains($0.id) }), !isEnd else {
      return Weave(closedGap: closed, end: end)
    }
    try openGap(below: end)
    return Weave(closedGap: closed, end: try entry(number: end.number) ?? end)
  }

  /// The same upwards, from the page's last row on.
  private func weaveUp(
    _ page: Page,
    from start: Entry
  ) throws(SQLiteError) -> Bool {
    var (cursor, closed, fresh) = (start, false, [NewRow]())
    var isInPage = false
    for row in page.rows.reversed() {
      guard page.known.contains(row.id) else {
        fresh.insert(row, at: 0)
        continue
      }
      guard let entry = try entry(row.id) else { continue }
      if entry.place < cursor.place, entry.place > start.place {
        try connection.run("DELETE FROM entry WHERE number = ?", entry.number)
        fresh.insert(row, at: 0)
        continue
      }
      guard entry.place > cursor.place,
        try isBelieved(page, from: cursor.place, to: entry.place)
      else { continue }
      // If the row above which the page was requested is not in it, the server skips rows there,
      // and has not deleted them.
      if isInPage { try removeStrangers(to: page, from: cursor.place, to: entry.place) }
      isInPage = true
      let above = try put(fresh, above: cursor)
      fresh = []
      cursor = try self.entry(row.id) ?? entry
      if try closeGaps(from: above.place, to: cursor.place) { closed = true }
    }
    let end = try put(fresh, above: cursor)
    let hasNewRows = fresh.contains { !page.known.contains($0.id) }
    if hasNewRows, let above = try ordered(above: end.place) { try openGap(below: above) }
    return closed
  }

  /// Closes the gap below a row if the page that was requested there has nothing new and reaches
  /// down to known rows.
  ///
  /// If the page is not trusted, the rows in between stay, but nothing is missing above them that
  /// could still be requested: otherwise a gap would stay however often it is filled.
  private func closeDoubtedGap(below entry: Entry, _ page: Page) throws(SQLiteError) -> Bool {
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

  // MARK: Deletions by a page

  /// Whether a page is trusted if it has no other rows between two positions.
  ///
  /// Rows that the server leaves out of its pages do not count against one. The reader's actions
  /// count before they are confirmed, since their responses may have been lost.
  private func isBelieved(
    _ page: Page,
    from low: Int64,
    to high: Int64
  ) throws(SQLiteError) -> Bool {
    let limit = 2 * page.rows.count + 1
    return try strangers(
      to: page,
      from: low,
      to: high,
      limit: limit,
      countsHidden: !page.leavesOutHidden
    ).count <= page.rows.count
  }

  private func removeStrangers(
    to page: Page,
    from low: Int64,
    to high: Int64
  ) throws(SQLiteError) {
    for number in try strangers(to: page, from: low, to: high, limit: .max) {
      try connection.run("DELETE FROM entry WHERE number = ?", number)
    }
  }

  /// The rows that a server returned between two positions and that are not in a page.
  private func strangers(
    to page: Page,
    from low: Int64,
    to high: Int64,
    limit: Int,
    countsHidden: Bool = true
  ) throws(SQLiteError) -> [Int] {
    let condition =
      countsHidden
      ? ""
      : """
      AND NOT EXISTS (
        SELECT 1 FROM account a JOIN relationship r ON r.id = a.id
        WHERE a.number IN (e.booster, (SELECT p.author FROM post p WHERE p.number = e.post))
        AND \(RelationshipTable.isLeftOut)
      )
      """
    return try connection.query(
      """
      SELECT e.number, e.id FROM entry e
      WHERE e.timeline = ? AND e.place > ? AND e.place < ? AND e.is_unordered = 0 \(condition)
      LIMIT ?
      """,
      timeline,
      low,
      high,
      limit
    ) { row in
      page.ids.contains(row.text(1) ?? "") ? nil : row.integer(0)
    }
>>>>>>> data
  }

  // MARK: The end

  /// Whether the server has nothing older than the stored rows.
  func isAtEnd() throws(SQLiteError) -> Bool {
    try connection.number("SELECT is_at_end FROM timeline WHERE number = ?", timeline) == 1
  }

  func setEnd(_ isAtEnd: Bool) throws(SQLiteError) {
    try connection.run(
      "UPDATE timeline SET is_at_end = ?2 WHERE number = ?1 AND is_at_end IS NOT ?2",
      timeline,
      isAtEnd
    )
  }
}
