import SocialModel

/// Deletes the oldest rows of timelines, and timelines that were not read for long.
///
/// Call all functions inside of a transaction.
struct TimelineTrimmer {
  let limits: HistoryLimits
  let inUse: PostsInUse
  let connection: SQLConnection

  /// The largest number of rows that one transaction deletes.
  private static let stepLength = 50

  /// A step of work: the oldest rows of a timeline, or the timeline with all its rows.
  struct Step: Sendable, Hashable {
    var timeline: Int64
    var scope: TimelineScope
    /// The position of the lowest row that stays; nil if the whole timeline is deleted.
    var lowestRemaining: Int64?
  }

  /// The result of one transaction.
  struct Trimmed: Sendable, Hashable {
    var rows = 0
    /// Whether the timeline itself was deleted.
    var timeline = false
    /// Whether the step is complete.
    var isDone = true
  }

  /// The remaining steps.
  ///
  /// Each step deletes something, so that a caller who performs only one step each time still comes
  /// to an end.
  func steps() throws(SQLiteError) -> [Step] {
    // The order of updates follows from the rows that stay, so that deleting the oldest rows does
    // not change it.
    let timelines = try connection.query(
      """
      SELECT t.number, t.name,
        (SELECT max(number) FROM (
          SELECT number FROM entry WHERE timeline = t.number ORDER BY place DESC LIMIT ?
        )),
        EXISTS (SELECT 1 FROM entry WHERE timeline = t.number AND is_unordered = 1)
      FROM timeline t ORDER BY 3 DESC
      """,
      limits.otherRows
    ) { row in
      (
        number: Int64(row.integer(0) ?? 0), scope: row.text(1).flatMap { TimelineScope(name: $0) },
        hasUnordered: row.boolean(3) ?? true
      )
    }
    var steps: [Step] = []
    var others = 0
    for timeline in timelines {
      // A timeline of a newer program is left alone.
      guard let scope = timeline.scope else { continue }
      if !scope.isMain {
        others += 1
        // A screen may show it at any position.
        if inUse.isInUse(scope) { continue }
        if others > limits.otherTimelines, !timeline.hasUnordered {
          steps.append(Step(timeline: timeline.number, scope: scope, lowestRemaining: nil))
          continue
        }
      }
      let count = scope.isMain ? limits.mainRows : limits.otherRows
      if let end = try end(of: timeline.number, count), try hasRows(timeline.number, below: end) {
        steps.append(Step(timeline: timeline.number, scope: scope, lowestRemaining: end))
      }
    }
    return steps
  }

  /// The position of the lowest row that stays; nil where all stay.
  private func end(of timeline: Int64, _ count: Int) throws(SQLiteError) -> Int64? {
    guard
      let newest = try place(of: timeline, below: .max, number: count),
      try place(of: timeline, below: newest, number: 1) != nil
    else { return nil }
    let reader = try connection.query(
      """
      SELECT coalesce((SELECT place FROM entry e WHERE e.timeline = ?1 AND e.id = p.moment), p.place)
      FROM position p WHERE p.timeline = ?1
      """,
      timeline
    ) { $0.integer(0).map { Int64($0) } ?? .min }.first
    guard let reader else { return newest }
    // There is nothing below a row that does not exist.
    let below =
      limits.rowsBelowReader == 0
      ? reader : try place(of: timeline, below: reader, number: limits.rowsBelowReader)
    return below.map { min($0, newest) }
  }

  /// The position of the row with an index, counted from 1 downwards from a position.
  private func place(
    of timeline: Int64,
    below place: Int64,
    number: Int
  ) throws(SQLiteError) -> Int64? {
    try connection.number(
      """
      SELECT place FROM entry WHERE timeline = ? AND place < ? ORDER BY place DESC LIMIT 1 OFFSET ?
      """,
      timeline,
      place,
      number - 1
    )
  }

  /// Whether there are rows to delete below a position; unordered ones stay.
  private func hasRows(_ timeline: Int64, below place: Int64) throws(SQLiteError) -> Bool {
    try connection.number(
      """
      SELECT EXISTS (SELECT 1 FROM entry WHERE timeline = ? AND place < ? AND is_unordered = 0)
      """,
      timeline,
      place
    ) == 1
  }

  /// Performs a part of a step.
  func perform(_ step: Step) throws(SQLiteError) -> Trimmed {
    // A screen may have opened it since the steps were listed.
    if !step.scope.isMain, inUse.isInUse(step.scope) { return Trimmed() }
    let rows = try connection.query(
      """
      SELECT number FROM entry WHERE timeline = ? AND place < ? AND is_unordered = 0
      ORDER BY place LIMIT ?
      """,
      step.timeline,
      step.lowestRemaining ?? .max,
      Self.stepLength
    ) { $0.integer(0) }
    for row in rows { try connection.run("DELETE FROM entry WHERE number = ?", row) }
    var trimmed = Trimmed(rows: rows.count, isDone: rows.count < Self.stepLength)
    if step.lowestRemaining == nil, trimmed.isDone, try isEmpty(step.timeline) {
      try connection.run("DELETE FROM timeline WHERE number = ?", step.timeline)
      trimmed.timeline = true
    } else if !rows.isEmpty {
      let timeline = TimelineRows(connection: connection, timeline: step.timeline)
      // The deleted rows are older than the others, and still at the server.
      try timeline.setEnd(false)
      try timeline.tidyGaps()
    }
    return trimmed
  }

  private func isEmpty(_ timeline: Int64) throws(SQLiteError) -> Bool {
    try connection.number("SELECT EXISTS (SELECT 1 FROM entry WHERE timeline = ?)", timeline) == 0
  }
}

extension TimelineScope {
  /// Whether readers read it from top to bottom, and its reading position is stored.
  fileprivate var isMain: Bool {
    switch self {
    case .home, .public, .local, .list: true
    case .hashtag, .profile, .profilePhotos, .pinned, .photos, .bookmarks, .likes: false
    }
  }
}
