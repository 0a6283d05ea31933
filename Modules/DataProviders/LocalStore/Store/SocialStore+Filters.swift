package import SocialModel

extension SocialStore {
  /// How many posts are looked at in one step.
  private static let stepLength: Int64 = 100

  /// From now on, what a server returns of posts is newer than the filters that are about to be
  /// requested.
  package func beginFilterChange() { returnedPosts.begin() }

  /// What servers return is not compared with filters any more.
  package func endFilterChange() { returnedPosts.end() }

  /// Writes again which filters all kept posts of others meet.
  ///
  /// What a server returned of a post since ``beginFilterChange()`` stays. Each step is a
  /// transaction of its own.
  ///
  /// - Parameter filters: The filters that a post meets.
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
      // Most posts meet no filter: nobody has to wait for the disk then.
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

  /// The posts of a step that meet other filters than they say, with those.
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
