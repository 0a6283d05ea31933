import LocalStore
public import SocialModel

extension MastodonProvider: WordFilterProvider {
  /// The reader's filters as they see them.
  public func wordFilters() async throws -> [WordFilter] { try await store.wordFilters() }

  /// Asks the server for the filters.
  public func refreshWordFilters() async throws {
    try await FilterSynchronizer(access: access, store: store).refresh()
  }

  /// Makes or changes a filter: kept and counting at once, sent once when the network allows.
  public nonisolated(nonsending) func saveWordFilter(_ filter: WordFilter) async throws {
    var filter = filter
    for place in filter.keywords.indices where filter.keywords[place].isUnspaced {
      // Servers find whole words between spaces only.
      filter.keywords[place].isWhole = false
    }
    try await store.enqueue(.filter(filter), now: dependencies.now())
    await follow()
  }

  /// Deletes a filter: it counts no more at once, and the server is told when the network allows.
  public nonisolated(nonsending) func deleteWordFilter(_ id: WordFilter.ID) async throws {
    try await store.enqueue(.deleteFilter(id), now: dependencies.now())
    await follow()
  }

  /// Lets kept posts follow; what was not looked through is with the next change or start.
  private nonisolated(nonsending) func follow() async {
    do {
      try await store.followFilters()
    } catch {
      store.log.note(ofStore: error, "look through kept moments for a filter")
    }
  }
}
