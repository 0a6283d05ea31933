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
      guard let known = try entry(id) else { return result }
      let entry = try raised(known, above: page)
      let weave = try weaveDown(page.rows[...], of: page, from: entry, isEnd: isEnd)
      result.closedGap = weave.closedGap
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
    return try weaveDown(rest, of: page, from: start, isNewest: true, isTrusted: isTrusted)
      .closedGap || closed
  }

  /// Deletes the oldest rows if the server has no rows there: at most a page of them.
  private func removeDeletedBelow(_ end: Entry, _ page: NewPage) throws(SQLiteError) {
    let limit = 40
    let strangers = try strangers(to: page, from: .min, to: end.place, limit: limit + 1)
    guard strangers.count <= limit else { return }
    for stranger in strangers { try delete(stranger.entry) }
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
