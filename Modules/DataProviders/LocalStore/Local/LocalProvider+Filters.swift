public import SocialModel

/// Matches posts here, because there is no server.
extension LocalProvider: WordFilterProvider {
  /// The reader's filters.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// Does nothing, because filters are changed only here.
  public func refreshWordFilters() async throws {}
}
