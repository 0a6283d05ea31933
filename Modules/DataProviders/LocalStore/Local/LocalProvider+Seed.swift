public import SocialModel

extension LocalProvider {
  private static let seedMark = "local.seeded"

  /// Puts something to read into a store that was never filled: all of it, or nothing where that
  /// fails.
  ///
  /// A store is filled once. A reader who deletes what was there does not get it back.
  ///
  /// - Parameters:
  ///   - moments: The rows of the home timeline, the newest first.
  ///   - threads: Posts with their comments.
  ///   - people: Whom the reader may find, beside those who wrote the moments.
  ///   - relationships: Whom the reader follows.
  /// - Returns: Whether the store was filled now.
  /// - Throws: `ProviderError.notKept`.
  @discardableResult
  public func seed(
    _ moments: [Moment],
    threads: [MomentThread] = [],
    people: [Account] = [],
    relationships: [Relationship] = []
  ) async throws -> Bool {
    let reader = givenReader
    return try await store.write { connection in
      let isSeeded = "SELECT 1 FROM kept_list WHERE name = ?"
      guard try connection.number(isSeeded, Self.seedMark) == nil else { return false }
      try AccountTable.save(people + [reader], in: connection)
      try RelationshipTable.save(relationships, in: connection)
      try LocalPostTable.enter(moments, in: connection)
      // After the rows: what a thread says of a post is more than what a row does.
      for thread in threads { try ThreadTable.save(thread, in: connection) }
      try LocalPostTable.countPosts(of: reader.id, in: connection)
      try LocalPostTable.countPeople(of: reader.id, in: connection)
      try connection.run(
        "INSERT INTO kept_list (name, data) VALUES (?, x'01')",
        Self.seedMark
      )
      return true
    }
  }
}
