import LocalStore
public import SocialModel

extension MastodonProvider: WordFilterProvider {
  /// The reader's filters, with their changes.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// Requests the filters.
  public func refreshWordFilters() async throws {
    try await FilterSynchronizer(access: access, store: store).refresh()
  }

  /// Makes or changes a filter: stored and applied immediately, sent when the network allows.
  public nonisolated(nonsending) func saveWordFilter(_ filter: WordFilter) async throws {
    var filter = filter
    for place in filter.keywords.indices where filter.keywords[place].isUnspaced {
      // Servers find whole words between spaces only.
      filter.keywords[place].isWhole = false
    }
    try await store.enqueue(.filter(filter), now: dependencies.now())
    await follow()
  }

  /// Deletes a filter: it stops applying immediately, and the request is sent when the network
  /// allows.
  public nonisolated(nonsending) func deleteWordFilter(_ id: WordFilter.ID) async throws {
    try await store.enqueue(.deleteFilter(id), now: dependencies.now())
    await follow()
  }

  /// Matches stored posts against the filters; posts that were not matched are matched after the
  /// next change or start.
  private nonisolated(nonsending) func follow() async {
    do {
      try await store.followFilters()
    } catch {
      store.log.note(ofStore: error, "search stored moments for a filter")
    }
  }
}
