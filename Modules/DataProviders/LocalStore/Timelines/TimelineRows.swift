import SocialModel

/// The rows of one timeline in order, and the gaps among them.
///
/// A row has a position, an integer that is greater for newer rows. A gap is a position, too: the
/// `floor` of the run of rows above it. So a run is the rows between two floors; joining two runs
/// deletes a floor and touches no row, and rows can be deleted without regard to gaps.
///
/// The reader's own rows that no page of a server has contained yet are unordered: they are at the
/// top, rows of a server are inserted below them, and nothing follows from their positions. The
/// page that contains one fixes its position.
///
/// Use inside of a transaction.
struct TimelineRows {
  let connection: SQLConnection
  /// The number of the row of `timeline`.
  let timeline: Int64
  var spacing = PositionAllocator.usual

  /// A row and its position.
  struct Entry {
    var number: Int64
    var place: Int64
  }

  /// A row or a floor.
  struct Item {
    var place: Int64
    var isFloor: Bool
  }

  /// Opens a timeline.
  ///
  /// - Parameters:
  ///   - scope: The timeline.
  ///   - connection: The connection.
  /// - Returns: The timeline, which is created if it does not exist.
  /// - Throws: `SQLiteError`.
  static func opening(
    _ scope: TimelineScope,
    in connection: SQLConnection
  ) throws(SQLiteError) -> TimelineRows {
    if let known = try find(scope, in: connection) { return known }
    try connection.run("INSERT INTO timeline (name) VALUES (?)", scope.name)
    return TimelineRows(connection: connection, timeline: connection.lastInsertedNumber)
  }

  /// A timeline; nil where the scope has none yet.
  static func find(
    _ scope: TimelineScope,
    in connection: SQLConnection
  ) throws(SQLiteError) -> TimelineRows? {
    try connection.number("SELECT number FROM timeline WHERE name = ?", scope.name).map {
      TimelineRows(connection: connection, timeline: $0)
    }
  }

  // MARK: Lookup

  func entry(_ id: Moment.ID) throws(SQLiteError) -> Entry? {
    try firstEntry("SELECT number, place FROM entry WHERE timeline = ?1 AND id = ?2", .text(id))
  }

  func entry(number: Int64) throws(SQLiteError) -> Entry? {
    try firstEntry(
      "SELECT number, place FROM entry WHERE timeline = ?1 AND number = ?2",
      .integer(number)
    )
  }

  private func firstEntry(
    _ sql: String,
    _ value: SQLValue
  ) throws(SQLiteError) -> Entry? {
    var found: Entry?
    try connection.statement(sql).rows(plain: [.integer(timeline), value]) {
      row throws(SQLiteError) in
      guard found == nil else { return }
      found = Entry(number: Int64(row.integer(0) ?? 0), place: Int64(row.integer(1) ?? 0))
    }
    return found
  }

  /// The newest row that a server returned.
  func newest() throws(SQLiteError) -> Entry? {
    try firstEntry(
      """
      SELECT number, place FROM entry WHERE timeline = ?1 AND is_unordered = ?2
      ORDER BY place DESC LIMIT 1
      """,
      .integer(0)
    )
  }

  /// The position of the lowest of the unordered rows at the top; nil where there are none.
  func ceiling(above place: Int64?) throws(SQLiteError) -> Int64? {
    try connection.number(
      "SELECT place FROM entry WHERE timeline = ? AND place > ? ORDER BY place LIMIT 1",
      timeline,
      place ?? Int64.min
    )
  }

  /// The position of the newest gap; nil where there is none.
  func topFloor() throws(SQLiteError) -> Int64? {
    try connection.number("SELECT max(floor) FROM run WHERE timeline = ?", timeline)
  }

  /// The item directly below a position.
  func item(below place: Int64) throws(SQLiteError) -> Item? {
    let row = try entryPlace(below: place)
    let floor = try connection.number(
      "SELECT max(floor) FROM run WHERE timeline = ? AND floor < ?",
      timeline,
      place
    )
    if let floor, floor > row ?? .min { return Item(place: floor, isFloor: true) }
    return row.map { Item(place: $0, isFloor: false) }
  }

  /// The item directly above a position.
  func item(above place: Int64) throws(SQLiteError) -> Item? {
    let row = try entryPlace(above: place)
    let floor = try connection.number(
      "SELECT min(floor) FROM run WHERE timeline = ? AND floor > ?",
      timeline,
      place
    )
    if let floor, floor < row ?? .max { return Item(place: floor, isFloor: true) }
    return row.map { Item(place: $0, isFloor: false) }
  }

  func entryPlace(below place: Int64) throws(SQLiteError) -> Int64? {
    try connection.number(
      "SELECT max(place) FROM entry WHERE timeline = ? AND place < ?",
      timeline,
      place
    )
  }

  func entryPlace(above place: Int64) throws(SQLiteError) -> Int64? {
    try connection.number(
      "SELECT min(place) FROM entry WHERE timeline = ? AND place > ?",
      timeline,
      place
    )
  }

  /// The next row above a position that a server returned.
  func ordered(above place: Int64) throws(SQLiteError) -> Entry? {
    try firstEntry(
      """
      SELECT number, place FROM entry WHERE timeline = ?1 AND place > ?2 AND is_unordered = 0
      ORDER BY place LIMIT 1
      """,
      .integer(place)
    )
  }

  /// The next row below a position that a server returned.
  func ordered(below place: Int64) throws(SQLiteError) -> Entry? {
    try firstEntry(
      """
      SELECT number, place FROM entry WHERE timeline = ?1 AND place < ?2 AND is_unordered = 0
      ORDER BY place DESC LIMIT 1
      """,
      .integer(place)
    )
  }

  // MARK: Gaps

  /// The position of the gap between a row and the next one below it that a server returned; nil
  /// where there is none.
  func gap(below entry: Entry) throws(SQLiteError) -> Int64? {
    guard let next = try ordered(below: entry.place) else { return nil }
    return try connection.number(
      "SELECT max(floor) FROM run WHERE timeline = ? AND floor < ? AND floor > ?",
      timeline,
      entry.place,
      next.place
    )
  }

  /// Deletes the gaps between two positions.
  ///
  /// - Returns: Whether there was one.
  func closeGaps(from low: Int64, to high: Int64) throws(SQLiteError) -> Bool {
    let count = try connection.number(
      "SELECT count(*) FROM run WHERE timeline = ? AND floor > ? AND floor < ?",
      timeline,
      low,
      high
    )
    guard let count, count > 0 else { return false }
    try connection.run(
      "DELETE FROM run WHERE timeline = ? AND floor > ? AND floor < ?",
      timeline,
      low,
      high
    )
    return true
  }

  /// Deletes gaps without a meaning: with no row below, or directly below another gap.
  func tidyGaps() throws(SQLiteError) {
    try connection.run(
      """
      DELETE FROM run WHERE timeline = ?1 AND (
        NOT EXISTS (SELECT 1 FROM entry e WHERE e.timeline = ?1 AND e.place < run.floor)
        OR EXISTS (
          SELECT 1 FROM run upper WHERE upper.timeline = ?1 AND upper.floor > run.floor
          AND NOT EXISTS (
            SELECT 1 FROM entry e
            WHERE e.timeline = ?1 AND e.place > run.floor AND e.place < upper.floor
          )
        )
      )
      """,
      timeline
    )
  }
}
