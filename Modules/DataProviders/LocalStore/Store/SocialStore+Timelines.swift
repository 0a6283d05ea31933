public import SocialModel

extension SocialStore {
  // MARK: Reading

  /// A page of a timeline, the newest rows first, without deleted ones.
  ///
  /// - Parameters:
  ///   - scope: The timeline.
  ///   - cursor: `next` of the page before, or nil for the newest rows. It stays usable after any
  ///     change of the timeline.
  ///   - limit: The largest number of rows; at least 1.
  /// - Returns: The rows and the gaps below them. `next` is nil only if nothing is stored below and
  ///   the server has nothing older, or if the page is empty.
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

  /// The rows of a timeline from the newest down to a row, or further.
  ///
  /// - Parameters:
  ///   - scope: The timeline.
  ///   - last: The row to reach; nil, or one that is not stored, for none.
  ///   - count: The smallest number of rows to return, if there are that many.
  /// - Returns: A page, as from ``page(of:after:limit:)``.
  /// - Throws: `ProviderError`.
  public func storedPage(
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

  /// The current state of some rows of a timeline; those that no longer exist are left out.
  public func moments(ids: Set<Moment.ID>, in scope: TimelineScope) async throws -> [Moment] {
    try await read { connection in
      try TimelineRows.find(scope, in: connection)?.rows(ids) ?? []
    }
  }

  /// The newest row of a timeline that a server returned; nil where there is none.
  ///
  /// Rows that wait to be sent do not count: a timeline with only those was not loaded yet.
  public func newestRow(of scope: TimelineScope) async throws -> Moment.ID? {
    try await read { try TimelineRows.find(scope, in: $0)?.newestRow() }
  }

  /// The oldest row of a timeline that a server returned; nil where there is none.
  public func oldestRow(of scope: TimelineScope) async throws -> Moment.ID? {
    try await read { try TimelineRows.find(scope, in: $0)?.oldestRow() }
  }

  /// The rows of a timeline that a server returned, the newest first.
  public func rowIDs(of scope: TimelineScope) async throws -> [Moment.ID] {
    try await read { try TimelineRows.find(scope, in: $0)?.rowIDs() ?? [] }
  }

  /// The rows directly below a row, down to the next gap, the newest first.
  public func rowIDs(below row: Moment.ID, of scope: TimelineScope, limit: Int) async throws
    -> [Moment.ID]
  {
    try await read { try TimelineRows.find(scope, in: $0)?.rowIDs(below: row, limit) ?? [] }
  }

  /// The gap directly below a row; nil where there is none.
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

  /// The timelines that have stored rows.
  public func scopes() async throws -> [TimelineScope] {
    try await read { connection in
      try connection.query("SELECT name FROM timeline ORDER BY number") { $0.text(0) }
        .compactMap { TimelineScope(name: $0) }
    }
  }

  /// A gap and the rows at its edges; nil where it no longer exists.
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

  /// Whether the server has nothing older than the stored rows of a timeline, according to
  /// ``setEnd(_:of:)`` or a page.
  public func isAtEnd(of scope: TimelineScope) async throws -> Bool {
    try await read { try TimelineRows.find(scope, in: $0)?.isAtEnd() ?? false }
  }

  // MARK: Writing

  /// Inserts a page into a timeline, and stores its posts.
  ///
  /// Duplicates and known rows are not inserted twice. A stored row between two rows of the page
  /// that is not in the page is removed from the timeline, because the server no longer has it
  /// there: pass complete pages, as the server returned them. A page below or above a row that is
  /// no longer stored changes no timeline.
  ///
  /// - Parameters:
  ///   - moments: The rows, the newest first, each following the one before at the server.
  ///   - scope: The timeline.
  ///   - place: Their insertion point.
  /// - Returns: The result.
  /// - Throws: `ProviderError`.
  @discardableResult
  public func insert(
    _ moments: [Moment],
    into scope: TimelineScope,
    at place: InsertionPoint
  ) async throws -> TimelineInsertion {
    let reconciliation = self.reconciliation
    inUse.note(scope)
    noteReturned(moments)
    return try await write { connection in
      let moments = try reconciliation.corrected(moments, in: connection)
      return try TimelineRows.opening(scope, in: connection)
        .insert(
          moments,
          at: place,
          isWhole: scope.isWhole,
          leavesOutHidden: scope.leavesOutHidden
        )
    }
  }

  /// Sets whether the server has nothing older than the stored rows of a timeline.
  public func setEnd(_ isAtEnd: Bool, of scope: TimelineScope) async throws {
    try await write { try TimelineRows.opening(scope, in: $0).setEnd(isAtEnd) }
  }
}

extension TimelineScope {
  /// Whether servers store all of it; of the others, they delete old rows.
  fileprivate var isWhole: Bool {
    switch self {
    case .profile, .profilePhotos, .pinned, .bookmarks, .likes: true
    case .home, .public, .local, .hashtag, .list, .photos: false
    }
  }

  /// Whether servers leave out people whom the reader mutes or blocks; profiles and the reader's
  /// saved posts include them.
  fileprivate var leavesOutHidden: Bool {
    switch self {
    case .home, .public, .local, .hashtag, .list, .photos: true
    case .profile, .profilePhotos, .pinned, .bookmarks, .likes: false
    }
  }
}
