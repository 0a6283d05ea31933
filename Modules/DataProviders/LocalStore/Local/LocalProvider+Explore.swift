public import SocialModel

/// Explores the posts of this machine.
extension LocalProvider: ExploreProvider {
  private static let pageLength = 20

  /// Posts that are not replies, the most popular first.
  public func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await page(after: cursor) { connection, offset, limit in
      try LocalExploreTable.popularMoments(from: offset, limit: limit, in: connection)
    }
  }

  /// Hashtags, those of most people first; their days end with the newest post.
  public func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    try await page(after: cursor) { connection, offset, limit in
      try LocalExploreTable.popularTags(from: offset, limit: limit, in: connection)
    }
  }

  /// People whom the reader neither follows nor hides, those with most posts first.
  public func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    let readerID = readerID
    return try await page(after: cursor) { connection, offset, limit in
      try LocalExploreTable.suggestedPeople(
        besides: readerID,
        from: offset,
        limit: limit,
        in: connection
      )
    }
  }

  /// Links of the newest thousand posts, those that most people share first.
  public func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    try await page(after: cursor) { connection, offset, limit in
      Array(try LocalExploreTable.popularLinks(in: connection).dropFirst(offset).prefix(limit))
    }
  }

  /// A page of a list whose cursors count its items.
  private func page<Element: Sendable>(
    after cursor: PageCursor?,
    _ read: @escaping @Sendable (SQLConnection, _ offset: Int, _ limit: Int) throws -> [Element]
  ) async throws -> Page<Element> {
    let offset = max(0, cursor.flatMap { Int($0.token) } ?? 0)
    let limit = Self.pageLength
    // One more item than shown, to know whether there are more.
    let items = try await store.read { try read($0, offset, limit + 1) }
    return Page(
      items: Array(items.prefix(limit)),
      next: items.count > limit ? PageCursor(token: String(offset + limit)) : nil
    )
  }
}
