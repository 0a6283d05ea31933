public import SocialModel

extension LocalProvider {
  private static let seedMark = "local.seeded"

  /// Fills a new store with content, in one transaction.
  ///
  /// A store is filled once: what the reader deletes is not restored.
  ///
  /// - Parameters:
  ///   - moments: The rows of the home timeline, the newest first.
  ///   - threads: Posts with their comments.
  ///   - people: More people for the reader to find.
  ///   - relationships: The reader's relationships.
  /// - Returns: Whether the store was filled now.
  /// - Throws: `ProviderError.notSaved`.
  @discardableResult
  public func seed(
    _ moments: [Moment],
    threads: [MomentThread] = [],
    people: [Account] = [],
    relationships: [Relationship] = []
  ) async throws -> Bool {
    let reader = givenReader
    return try await store.write { connection in
      let isSeeded = "SELECT 1 FROM stored_list WHERE name = ?"
      guard try connection.number(isSeeded, Self.seedMark) == nil else { return false }
      try AccountTable.save(people + [reader], from: .itself, in: connection)
      try RelationshipTable.save(relationships, in: connection)
      try LocalPostTable.enter(moments, in: connection)
      // After the rows: a post of a thread has more than that of a row.
      for thread in threads { try ThreadTable.save(thread, in: connection) }
      try LocalPostTable.countPosts(of: reader.id, in: connection)
      // There is no server that counts them.
      let followed = try RelationshipTable.followed(in: connection).count
      let followers = try RelationshipTable.followers(in: connection).count
      try LocalPostTable.change(reader.id, in: connection) {
        ($0.followingCount, $0.followersCount) = (followed, followers)
      }
      try connection.run(
        "INSERT INTO stored_list (name, data) VALUES (?, x'01')",
        Self.seedMark
      )
      return true
    }
  }
}
