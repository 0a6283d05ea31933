import LocalStore
public import SocialModel

extension MastodonProvider: WordFilterProvider {
  /// The reader's filters, with their changes.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// Requests the filters.
  public func refreshWordFilters() async throws {
    try await FilterSynchronizer(access: access, store: store).refresh()
  }
}
