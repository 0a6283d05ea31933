/// The rows that a page of a server does not have where the timeline does.
extension TimelineRows {
  /// The standing of a known row that a page has below a position, with no other row in between.
  enum Standing {
    /// The rows in between are no longer at the server.
    case believed
    /// There are more of them than a page may delete.
    case doubted
    /// Most of them are older, so it is the row that is too low.
    case misplaced
  }

  /// The standing of a known row of a page.
  ///
  /// Rows that the server leaves out of its pages do not count. The reader's actions count before
  /// they are confirmed, since their responses may have been lost.
  func standing(
    of row: NewRow,
    at entry: Entry,
    below place: Int64,
    _ page: NewPage
  ) throws(SQLiteError) -> Standing {
    let strangers = try witnesses(against: page, from: entry.place, to: place)
    // Only timelines that leave out people are in the order of time.
    if page.leavesOutHidden, let time = row.listedAt {
      let older = strangers.count { $0.listedAt ?? time < time }
      if 2 * older > strangers.count { return .misplaced }
    }
    return strangers.count <= page.rows.count ? .believed : .doubted
  }

  /// Whether a page is trusted if it has no other rows between two positions.
  func isBelieved(
    _ page: NewPage,
    from low: Int64,
    to high: Int64
  ) throws(SQLiteError) -> Bool {
    try witnesses(against: page, from: low, to: high).count <= page.rows.count
  }

  /// The rows between two positions that count against a page without them; more than its rows are
  /// enough.
  private func witnesses(
    against page: NewPage,
    from low: Int64,
    to high: Int64
  ) throws(SQLiteError) -> [Stranger] {
    try strangers(
      to: page,
      from: low,
      to: high,
      limit: 2 * page.rows.count + 1,
      countsHidden: !page.leavesOutHidden
    )
  }

  func removeStrangers(
    to page: NewPage,
    from low: Int64,
    to high: Int64
  ) throws(SQLiteError) {
    for stranger in try strangers(to: page, from: low, to: high, limit: .max) {
      try delete(stranger.entry)
    }
  }

  func delete(_ entry: Entry) throws(SQLiteError) {
    try connection.run("DELETE FROM entry WHERE number = ?", entry.number)
  }

  /// A row that is not in a page.
  struct Stranger {
    var entry: Entry
    var listedAt: Double?
  }

  /// The rows that a server returned between two positions and that are not in a page, the lowest
  /// first.
  func strangers(
    to page: NewPage,
    from low: Int64,
    to high: Int64,
    limit: Int,
    countsHidden: Bool = true
  ) throws(SQLiteError) -> [Stranger] {
    try connection.query(
      """
      SELECT e.number, e.place, e.listed_at, e.id FROM entry e
      WHERE e.timeline = ? AND e.place > ? AND e.place < ? AND e.is_unordered = 0
      \(countsHidden ? "" : "AND NOT \(Self.isHidden)")
      ORDER BY e.place LIMIT ?
      """,
      timeline,
      low,
      high,
      limit
    ) { row in
      page.ids.contains(row.text(3) ?? "")
        ? nil
        : Stranger(
          entry: Entry(number: Int64(row.integer(0) ?? 0), place: Int64(row.integer(1) ?? 0)),
          listedAt: row.real(2)
        )
    }
  }

  /// In SQL, whether a row of `entry e` is of a person whom servers leave out of their pages.
  static let isHidden = """
    EXISTS (
      SELECT 1 FROM account a JOIN relationship r ON r.id = a.id
      WHERE a.number IN (e.booster, (SELECT p.author FROM post p WHERE p.number = e.post))
      AND \(RelationshipTable.isLeftOut)
    )
    """
}
