public import SocialModel

/// Matches posts here, because there is no server.
extension LocalProvider: WordFilterProvider {
  /// The reader's filters.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// Does nothing, because filters are changed only here.
  public func refreshWordFilters() async throws {}

  /// Makes or changes a filter.
  public nonisolated(nonsending) func saveWordFilter(_ filter: WordFilter) async throws {
    try await store.saveFilter(filter)
    try await store.followFilters()
  }

  /// Deletes a filter.
  public nonisolated(nonsending) func deleteWordFilter(_ id: WordFilter.ID) async throws {
    try await store.forgetFilter(id)
    try await store.followFilters()
  }
}
