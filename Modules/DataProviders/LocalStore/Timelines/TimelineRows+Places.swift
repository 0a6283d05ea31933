extension TimelineRows {
  /// A row to insert into the timeline.
  struct NewRow {
    var id: String
    var post: Int64
    var booster: Int64?
    var listedAt: Double?
  }

  /// Inserts rows, the newest first, directly below a row.
  ///
  /// A gap below it stays below them.
  ///
  /// - Returns: The lowest of them.
  func put(_ rows: [NewRow], below entry: Entry) throws(SQLiteError) -> Entry {
    guard !rows.isEmpty else { return entry }
    if let item = try item(below: entry.place), item.isFloor {
      // The gap moves down to the next row, to make room.
      let low = try entryPlace(below: item.place) ?? item.place - spacing.span
      try moveFloor(item.place, to: low + 1)
    }
    let count = Int64(rows.count)
    guard let low = try item(below: entry.place)?.place else {
      return try write(rows, from: entry.place - spacing.stride, step: spacing.stride)
    }
    let step = min(spacing.stride, (entry.place - low) / (count + 1))
    guard step > 0 else { return try put(rows, below: makeRoom(for: rows.count, at: entry)) }
    return try write(rows, from: entry.place - step, step: step)
  }

  /// Inserts rows, the newest first, directly above a row.
  ///
  /// A gap above it stays above them.
  ///
  /// - Returns: The highest of them.
  func put(_ rows: [NewRow], above entry: Entry) throws(SQLiteError) -> Entry {
    guard let first = rows.first else { return entry }
    if let item = try item(above: entry.place), item.isFloor {
      let high = try entryPlace(above: item.place) ?? item.place + spacing.span
      try moveFloor(item.place, to: high - 1)
    }
    let count = Int64(rows.count)
    var step = spacing.stride
    if let high = try item(above: entry.place)?.place {
      step = min(step, (high - entry.place) / (count + 1))
    }
    guard step > 0 else { return try put(rows, above: makeRoom(for: rows.count, at: entry)) }
    _ = try write(rows, from: entry.place + step * count, step: step)
    return try self.entry(first.id) ?? entry
  }

  /// Inserts rows, the newest first, above all rows that a server returned and below all unordered
  /// rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - hasGap: Whether rows may be missing between them and the newest row before.
  /// - Throws: `SQLiteError`.
  func putOnTop(_ rows: [NewRow], hasGap: Bool) throws(SQLiteError) {
    let count = Int64(rows.count)
    guard count > 0 else { return }
    let newest = try newest()?.place
    let floor = try topFloor()
    // All rows above the newest gap may have been deleted; the rows are then directly above the
    // gap.
    let top = [newest, floor].compactMap(\.self).max()
    let ceiling = try ceiling(above: top)
    var low = top ?? ceiling.map { $0 - max(spacing.span, 2 * count + 2) } ?? 0
    var gap: Int64?
    if hasGap, top != nil, top == newest {
      let room = ceiling.map { ($0 - low) / 2 } ?? spacing.span
      gap = low + room / 2
      low += room
    }
    let step = min(spacing.stride, ceiling.map { ($0 - low) / (count + 1) } ?? spacing.stride)
    guard step > 0, gap == nil || gap != top else {
      try reallocate(room: rows.count)
      return try putOnTop(rows, hasGap: hasGap)
    }
    if let gap {
      try connection.run("INSERT INTO run (timeline, floor) VALUES (?, ?)", timeline, gap)
    }
    _ = try write(rows, from: low + step * count, step: step)
  }

  /// Opens a gap directly below a row, if there are rows of a server below it.
  func openGap(below entry: Entry) throws(SQLiteError) {
    guard try ordered(below: entry.place) != nil, try gap(below: entry) == nil,
      let next = try item(below: entry.place)
    else { return }
    guard entry.place - next.place > 1 else {
      return try openGap(below: makeRoom(for: 1, at: entry))
    }
    let floor = next.place + (entry.place - next.place) / 2
    try connection.run("INSERT INTO run (timeline, floor) VALUES (?, ?)", timeline, floor)
  }

  /// Deletes the rows of posts that a person wrote or boosted.
  ///
  /// - Parameter account: `Account.id`; other people's boosts of the person's posts stay.
  /// - Throws: `SQLiteError`.
  func removeRows(by account: String) throws(SQLiteError) {
    try connection.run(
      """
      DELETE FROM entry WHERE timeline = ?1 AND is_unordered = 0 AND (
        booster = (SELECT number FROM account WHERE id = ?2)
        OR booster IS NULL AND post IN (
          SELECT p.number FROM post p JOIN account a ON a.number = p.author WHERE a.id = ?2
        )
      )
      """,
      timeline,
      account
    )
    try tidyGaps()
  }

  /// Inserts an unordered row above all others.
  func putUnordered(_ row: NewRow) throws(SQLiteError) {
    let top = try connection.number("SELECT max(place) FROM entry WHERE timeline = ?", timeline)
    let floor = try topFloor()
    let place = max(top ?? .min, floor ?? .min)
    let entry = try write([row], from: place == .min ? 0 : place + spacing.span, step: 1)
    try markUnordered(entry)
  }

  /// Moves unordered rows that the server knows below newer rows.
  ///
  /// Until a page contains them, only their time says where they belong.
  func sinkUnorderedRows() throws(SQLiteError) {
    let unordered = try connection.query(
      """
      SELECT e.number, e.place, e.listed_at, e.id, e.post FROM entry e
      CROSS JOIN post p ON p.number = e.post
      WHERE e.timeline = ? AND e.is_unordered = 1 AND p.is_pending = 0 AND e.listed_at IS NOT NULL
      """,
      timeline
    ) { row in
      (
        entry: Entry(number: Int64(row.integer(0) ?? 0), place: Int64(row.integer(1) ?? 0)),
        row: NewRow(
          id: row.text(3) ?? "",
          post: Int64(row.integer(4) ?? 0),
          booster: nil,
          listedAt: row.real(2)
        )
      )
    }
    for (entry, row) in unordered {
      guard let time = row.listedAt, let target = try lowest(newerThan: time, below: entry.place)
      else { continue }
      try connection.run("DELETE FROM entry WHERE number = ?", entry.number)
      try markUnordered(try put([row], below: target))
    }
  }

  /// The last of the rows below a position that are all newer than a time.
  private func lowest(
    newerThan time: Double,
    below place: Int64
  ) throws(SQLiteError) -> Entry? {
    var found: Entry?
    var isDone = false
    let statement = try connection.statement(
      """
      SELECT number, place, listed_at FROM entry
      WHERE timeline = ? AND place < ? AND is_unordered = 0 ORDER BY place DESC LIMIT 400
      """
    )
    try statement.rows([timeline, place]) { row throws(SQLiteError) in
      guard !isDone, let listedAt = row.real(2), listedAt > time else {
        isDone = true
        return
      }
      found = Entry(number: Int64(row.integer(0) ?? 0), place: Int64(row.integer(1) ?? 0))
    }
    return found
  }

  private func markUnordered(_ entry: Entry) throws(SQLiteError) {
    try connection.run("UPDATE entry SET is_unordered = 1 WHERE number = ?", entry.number)
  }

  private func write(
    _ rows: [NewRow],
    from highest: Int64,
    step: Int64
  ) throws(SQLiteError) -> Entry {
    let statement = try connection.statement(
      """
      INSERT INTO entry (timeline, id, place, post, booster, listed_at) VALUES (?, ?, ?, ?, ?, ?)
      """
    )
    var place = highest
    for row in rows {
      try statement.run(plain: [
        .integer(timeline), .text(row.id), .integer(place), .integer(row.post),
        row.booster.sqlValue, row.listedAt.sqlValue,
      ])
      place -= step
    }
    return Entry(number: connection.lastInsertedNumber, place: place + step)
  }

  private func moveFloor(_ floor: Int64, to place: Int64) throws(SQLiteError) {
    guard floor != place else { return }
    try connection.run(
      "UPDATE run SET floor = ?3 WHERE timeline = ?1 AND floor = ?2",
      timeline,
      floor,
      place
    )
  }

  private func makeRoom(for count: Int, at entry: Entry) throws(SQLiteError) -> Entry {
    try reallocate(room: count)
    return try self.entry(number: entry.number) ?? entry
  }

  /// Allocates all positions again, in the same order, with room for some rows anywhere.
  private func reallocate(room: Int) throws(SQLiteError) {
    let stride = max(spacing.stride, 2 * Int64(room + 2))
    let span = max(spacing.span, 8 * Int64(room + 2))
    let items = try connection.query(
      """
      SELECT place, number, 0, is_unordered FROM entry WHERE timeline = ?1
      UNION ALL SELECT floor, number, 1, 0 FROM run WHERE timeline = ?1 ORDER BY 1
      """,
      timeline
    ) { row in
      (number: row.integer(1) ?? 0, isFloor: row.integer(2) == 1, isUnordered: row.integer(3) == 1)
    }
    var place: Int64 = 0
    for item in items {
      if item.isFloor {
        // The gap is in the middle of its room.
        try connection.run(
          "UPDATE run SET floor = ? WHERE number = ?",
          place + span / 2,
          item.number
        )
        place += span
      } else {
        place += item.isUnordered ? span : stride
        try connection.run("UPDATE entry SET place = ? WHERE number = ?", place, item.number)
      }
    }
    try connection.run(
      """
      UPDATE position SET place =
        (SELECT e.place FROM entry e WHERE e.timeline = ?1 AND e.id = position.moment)
      WHERE timeline = ?1
      """,
      timeline
    )
  }
}
