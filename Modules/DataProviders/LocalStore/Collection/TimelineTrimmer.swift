import SocialModel

/// Takes away the oldest rows of timelines, and timelines that nobody looked at for long.
///
/// Call all functions inside of a transaction.
struct TimelineTrimmer {
  let limits: HistoryLimits
  let inUse: PostsInUse
  let connection: SQLConnection

  /// How many rows one transaction takes away at most.
  private static let stepLength = 50

  /// A step of work: the rows at the end of a timeline, or the timeline with all its rows.
  struct Step: Sendable, Hashable {
    var timeline: Int64
    var scope: TimelineScope
    /// The place of the lowest row that stays; nil where the whole timeline goes.
    var lowestKept: Int64?
  }

  /// What one transaction took away.
  struct Trimmed: Sendable, Hashable {
    var rows = 0
    /// Whether the timeline itself is gone.
    var timeline = false
    /// Whether nothing is left of the step.
    var isDone = true
  }

  /// What is to be done, as it stands.
  ///
  /// Each step takes something away, so that a caller who can afford one step only comes to an end
  /// all the same.
  func steps() throws(SQLiteError) -> [Step] {
    // Which were fed last follows from the rows that stay: those at the end go, and must not change
    // the order by that.
    let timelines = try connection.query(
      """
      SELECT t.number, t.name,
        (SELECT max(number) FROM (
          SELECT number FROM entry WHERE timeline = t.number ORDER BY place DESC LIMIT ?
        )),
        EXISTS (SELECT 1 FROM entry WHERE timeline = t.number AND is_loose = 1)
      FROM timeline t ORDER BY 3 DESC
      """,
      limits.otherRows
    ) { row in
      (
        number: Int64(row.integer(0) ?? 0), scope: row.text(1).flatMap { TimelineScope(name: $0) },
        hasLoose: row.boolean(3) ?? true
      )
    }
    var steps: [Step] = []
    var others = 0
    for timeline in timelines {
      // That of a newer program is left alone.
      guard let scope = timeline.scope else { continue }
      if !scope.isMain {
        others += 1
        // A screen may show it, however far down.
        if inUse.isInUse(scope) { continue }
        if others > limits.otherTimelines, !timeline.hasLoose {
          steps.append(Step(timeline: timeline.number, scope: scope, lowestKept: nil))
          continue
        }
      }
      let count = scope.isMain ? limits.mainRows : limits.otherRows
      if let end = try end(of: timeline.number, count), try hasRows(timeline.number, below: end) {
        steps.append(Step(timeline: timeline.number, scope: scope, lowestKept: end))
      }
    }
    return steps
  }

  /// The place of the lowest row that stays; nil where all stay.
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
    // Below a row that nobody can find, there is nothing.
    let below =
      limits.rowsBelowReader == 0
      ? reader : try place(of: timeline, below: reader, number: limits.rowsBelowReader)
    return below.map { min($0, newest) }
  }

  /// The place of a row, counted from 1 downwards from a place.
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

  /// Whether rows that may go stand below a place; unordered ones stay.
  private func hasRows(_ timeline: Int64, below place: Int64) throws(SQLiteError) -> Bool {
    try connection.number(
      """
      SELECT EXISTS (SELECT 1 FROM entry WHERE timeline = ? AND place < ? AND is_loose = 0)
      """,
      timeline,
      place
    ) == 1
  }

  /// Does a part of a step.
  func perform(_ step: Step) throws(SQLiteError) -> Trimmed {
    // A screen may have opened it since the steps were listed.
    if !step.scope.isMain, inUse.isInUse(step.scope) { return Trimmed() }
    let rows = try connection.query(
      """
      SELECT number FROM entry WHERE timeline = ? AND place < ? AND is_loose = 0
      ORDER BY place LIMIT ?
      """,
      step.timeline,
      step.lowestKept ?? .max,
      Self.stepLength
    ) { $0.integer(0) }
    for row in rows { try connection.run("DELETE FROM entry WHERE number = ?", row) }
    var trimmed = Trimmed(rows: rows.count, isDone: rows.count < Self.stepLength)
    if step.lowestKept == nil, trimmed.isDone, try isEmpty(step.timeline) {
      try connection.run("DELETE FROM timeline WHERE number = ?", step.timeline)
      trimmed.timeline = true
    } else if !rows.isEmpty {
      let timeline = TimelineRows(connection: connection, timeline: step.timeline)
      // What was taken away is older than what is left, and at the server still.
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
  /// Whether readers go through it from top to bottom, and their place in it is kept.
  fileprivate var isMain: Bool {
    switch self {
    case .home, .public, .local, .list: true
    case .hashtag, .profile, .profilePhotos, .pinned, .photos, .bookmarks, .likes: false
    }
  }
}
