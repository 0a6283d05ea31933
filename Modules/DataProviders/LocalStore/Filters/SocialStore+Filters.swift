import Foundation
public import SocialModel

extension SocialStore {
  /// The number of posts in one step.
  private static let stepLength: Int64 = 100

  /// The reader's filters, with the overlay.
  ///
  /// - Throws: `ProviderError`.
  public func wordFilters() async throws -> [WordFilter] {
    try await storedFilters().map(\.filter)
  }

  /// Updates stored posts after the reader changed filters; does nothing without changes.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; the remaining posts are matched the next
  ///   time.
  package func followFilters() async throws {
    try await filterFollower.follow(self, requesting: nil)
  }

  /// Loads the reader's filters from a server, and updates stored posts.
  ///
  /// - Parameter request: Requests them; called when it is the turn of this change.
  /// - Throws: Errors of `request`, `ProviderError` or `CancellationError`.
  package func followFilters(
    requesting request: @escaping @Sendable () async throws -> [StoredFilter]
  ) async throws {
    try await filterFollower.follow(self, requesting: request)
  }

  func storedFilters() async throws -> [StoredFilter] {
    try await read { try WordFilterTable.all(in: $0) }
  }

  /// Stores the server's filters, in place of the earlier ones; equal ones change nothing.
  func replaceFilters(_ filters: [StoredFilter]) async throws {
    let reconciliation = reconciliation
    try await write { connection in
      let filters = try reconciliation.corrected(filters, in: connection)
      guard try WordFilterTable.confirmed(in: connection) != filters else { return }
      try connection.run("DELETE FROM word_filter")
      // If a server returns one twice, the first one is used.
      let sql = "INSERT OR IGNORE INTO word_filter (id, body) VALUES (?, ?)"
      for filter in filters { try connection.run(sql, filter.id, try filter.data) }
    }
  }

  /// From now on, posts that a server returns are newer than the filters that are about to be
  /// requested.
  package func beginFilterChange() { returnedPosts.begin() }

  /// Stops comparing what servers return with the filters.
  package func endFilterChange() { returnedPosts.end() }

  /// Writes again which filters all stored posts of others meet.
  ///
  /// Results of the server since ``beginFilterChange()`` stay. Each step is a transaction of its
  /// own.
  ///
  /// - Parameter filters: Returns the filters that a post meets.
  /// - Throws: `ProviderError`.
  package func rewriteFilters(
    _ filters: @escaping @Sendable (Moment) -> [ContentFilter]
  ) async throws {
    let returned = returnedPosts
    let newest = try await read { try $0.number("SELECT max(number) FROM post") } ?? 0
    var place: Int64 = 0
    while place < newest {
      try Task.checkCancellation()
      let (start, end) = (place, place + Self.stepLength)
      place = end
      let find = { @Sendable (connection: SQLConnection) throws(SQLiteError) in
        try Self.refiltered(from: start, to: end, except: returned.posts, in: connection, filters)
      }
      // Most posts meet no filter, so no write is needed.
      guard try await !read({ try find($0) }).isEmpty else { continue }
      try await write { connection in
        for (number, moment) in try find(connection) {
          try connection.run(
            "UPDATE post SET body = ?2 WHERE number = ?1",
            number,
            PostBody.encode(moment)
          )
        }
      }
    }
  }

  /// The posts of a step whose filters changed, with the new filters.
  private static func refiltered(
    from start: Int64,
    to end: Int64,
    except returned: Set<String>,
    in connection: SQLConnection,
    _ filters: (Moment) -> [ContentFilter]
  ) throws(SQLiteError) -> [(number: Int64, moment: Moment)] {
    var reader = MomentReader(connection)
    var found: [(Int64, Moment)] = []
    try connection.statement(
      """
      SELECT \(MomentReader.confirmedColumns), p.number FROM post p
      CROSS JOIN account a ON a.number = p.author
      WHERE p.number > ? AND p.number <= ? AND p.is_own = 0
      """
    ).rows([start, end]) { row throws(SQLiteError) in
      guard var moment = reader.post(row), !returned.contains(moment.postID),
        let number = row.integer(MomentReader.idColumn)
      else { return }
      let met = filters(moment)
      guard met != moment.filters else { return }
      moment.filters = met
      found.append((Int64(number), moment))
    }
    return found
  }
}
