public import SocialModel

extension SocialStore {
  // MARK: Reading

  /// A page of a timeline, the newest rows first, without those that the reader deleted.
  ///
  /// - Parameters:
  ///   - scope: The timeline.
  ///   - cursor: `next` of the page before, or nil for the newest rows. It stays usable whatever
  ///     happens to the timeline.
  ///   - limit: How many rows at most; at least 1.
  /// - Returns: The rows and the gaps below them. `next` is nil only where nothing is kept below
  ///   and the server has nothing older either, or where the page is empty.
  /// - Throws: `ProviderError`.
  public func page(
    of scope: TimelineScope,
    after cursor: PageCursor?,
    limit: Int
  ) async throws -> Page<Moment> {
    inUse.note(scope)
    return try await read { connection in
      try TimelineRows.find(scope, in: connection)?.page(after: cursor, limit: limit)
        ?? Page(items: [])
    }
  }

  /// The rows of a timeline from the newest down to one of them, at least.
  ///
  /// - Parameters:
  ///   - scope: The timeline.
  ///   - last: The row to reach; nil, or one that is not kept, for none.
  ///   - count: How many rows to return at least, if so many are kept.
  /// - Returns: As ``page(of:after:limit:)``.
  /// - Throws: `ProviderError`.
  public func kept(
    of scope: TimelineScope,
    downTo last: Moment.ID?,
    atLeast count: Int
  ) async throws -> Page<Moment> {
    inUse.note(scope)
    return try await read { connection in
      try TimelineRows.find(scope, in: connection)?.page(downTo: last, atLeast: count)
        ?? Page(items: [])
    }
  }

  /// Some rows of a timeline as they are now; those that are gone are left out.
  public func moments(ids: Set<Moment.ID>, in scope: TimelineScope) async throws -> [Moment] {
    try await read { connection in
      try TimelineRows.find(scope, in: connection)?.rows(ids) ?? []
    }
  }

  /// The newest row of a timeline that a server brought; nil where nothing was ever read, or
  /// nothing is left.
  ///
  /// What waits to be sent does not count: a timeline that holds only that was not read yet.
  public func newestRow(of scope: TimelineScope) async throws -> Moment.ID? {
    try await read { try TimelineRows.find(scope, in: $0)?.newestRow() }
  }

  /// The oldest row of a timeline that a server brought; nil where there is none.
  public func oldestRow(of scope: TimelineScope) async throws -> Moment.ID? {
    try await read { try TimelineRows.find(scope, in: $0)?.oldestRow() }
  }

  /// The rows of a timeline that a server brought, the newest first.
  public func rowIDs(of scope: TimelineScope) async throws -> [Moment.ID] {
    try await read { try TimelineRows.find(scope, in: $0)?.rowIDs() ?? [] }
  }

  /// The rows directly below a row that nothing is missing between, the newest first.
  public func rowIDs(below row: Moment.ID, of scope: TimelineScope, limit: Int) async throws
    -> [Moment.ID]
  {
    try await read { try TimelineRows.find(scope, in: $0)?.rowIDs(below: row, limit) ?? [] }
  }

  /// The gap directly below a row; nil where nothing is missing there.
  public func gap(below row: Moment.ID, of scope: TimelineScope) async throws -> StoredGap? {
    try await read { connection in
      guard let rows = try TimelineRows.find(scope, in: connection),
        let entry = try rows.entry(row), let floor = try rows.gap(below: entry)
      else { return nil }
      return try rows.edges(ofGap: floor).map {
        StoredGap(scope: scope, above: $0.above, below: $0.below)
      }
    }
  }

  /// The gaps of a timeline, the newest first.
  public func gaps(of scope: TimelineScope) async throws -> [StoredGap] {
    try await read { connection in
      let rows = try TimelineRows.find(scope, in: connection)
      return try rows?.gaps().map { StoredGap(scope: scope, above: $0.above, below: $0.below) }
        ?? []
    }
  }

  /// The timelines of which anything is kept.
  public func scopes() async throws -> [TimelineScope] {
    try await read { connection in
      try connection.query("SELECT name FROM timeline ORDER BY number") { $0.text(0) }
        .compactMap { TimelineScope(name: $0) }
    }
  }

  /// A gap and the rows at its edges; nil where it is gone.
  public func gap(id: TimelineGap.ID) async throws -> StoredGap? {
    try await read { connection in
      guard let number = Int64(id) else { return nil }
      let runs = try connection.query(
        """
        SELECT r.floor, t.number, t.name FROM run r JOIN timeline t ON t.number = r.timeline
        WHERE r.number = ?
        """,
        number
      ) { row in (row.integer(0) ?? 0, row.integer(1) ?? 0, row.text(2) ?? "") }
      guard let (floor, timeline, name) = runs.first, let scope = TimelineScope(name: name) else {
        return nil
      }
      return try TimelineRows(connection: connection, timeline: Int64(timeline))
        .edges(ofGap: Int64(floor))
        .map { StoredGap(scope: scope, above: $0.above, below: $0.below) }
    }
  }

  /// Whether the server has nothing older than what is kept of a timeline, as ``setEnd(_:of:)`` or
  /// a page said.
  public func isAtEnd(of scope: TimelineScope) async throws -> Bool {
    try await read { try TimelineRows.find(scope, in: $0)?.isAtEnd() ?? false }
  }

  // MARK: Writing

  /// Keeps a page of a timeline where it belongs, and what its posts say now.
  ///
  /// Rows that come twice, or are known already, are never doubled. What is known between two rows
  /// of the page and is not in it leaves the timeline, for the server does not have it there any
  /// more: pass pages as the server gave them, and none that it says is only a part. A page below
  /// or above a row that is not kept any more changes no timeline.
  ///
  /// - Parameters:
  ///   - moments: The rows, the newest first, each following the one before at the server.
  ///   - scope: The timeline.
  ///   - place: Where they belong.
  /// - Returns: What came of it.
  /// - Throws: `ProviderError`.
  @discardableResult
  public func insert(
    _ moments: [Moment],
    into scope: TimelineScope,
    at place: InsertionPoint
  ) async throws -> TimelineInsertion {
    let news = reconciliation
    inUse.note(scope)
    noteReturned(moments)
    return try await write { connection in
      let moments = try news.corrected(moments, in: connection)
      return try TimelineRows.opening(scope, in: connection)
        .insert(
          moments,
          at: place,
          isWhole: scope.isWhole,
          leavesOutHidden: scope.leavesOutHidden
        )
    }
  }

  /// Says whether the server has anything older than what is kept of a timeline.
  public func setEnd(_ isAtEnd: Bool, of scope: TimelineScope) async throws {
    try await write { try TimelineRows.opening(scope, in: $0).setEnd(isAtEnd) }
  }
}

extension TimelineScope {
  /// Whether servers keep all of it: of the others, they forget what is too old.
  fileprivate var isWhole: Bool {
    switch self {
    case .profile, .profilePhotos, .pinned, .bookmarks, .likes: true
    case .home, .public, .local, .hashtag, .list, .photos: false
    }
  }

  /// Whether servers leave out of it whom the reader mutes or blocks: a profile, and what the
  /// reader saved, they show.
  fileprivate var leavesOutHidden: Bool {
    switch self {
    case .home, .public, .local, .hashtag, .list, .photos: true
    case .profile, .profilePhotos, .pinned, .bookmarks, .likes: false
    }
  }
}
