import LocalStore
public import SocialModel

extension MastodonProvider: WordFilterProvider {
  /// Requests the filters.
  public func refreshWordFilters() async throws {
    try await FilterSynchronizer(access: access, store: store).refresh()
  }
}
