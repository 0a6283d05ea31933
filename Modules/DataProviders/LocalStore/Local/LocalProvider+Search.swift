public import SocialModel

/// Everything that is here can be found: it is all there is.
extension LocalProvider: SearchProvider {
  private static let foundLength = 20

  /// What a text finds.
  public func find(
    _ text: String,
    of kind: FoundKind?,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    try await store.find(text).page(of: kind, after: cursor, length: Self.foundLength)
  }

  /// What an address leads to; no other server is asked.
  public func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    try await store.resolve(address)
  }

  /// What the reader searched for, newest first.
  public func recentSearches() async throws -> [String] { try await store.recentSearches() }

  /// Keeps what the reader searched for.
  public func setRecentSearches(_ texts: [String]) async throws {
    try await store.setRecentSearches(texts)
  }
}
