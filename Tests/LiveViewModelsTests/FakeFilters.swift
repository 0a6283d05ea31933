import ListModel
import MomentsValues
import SocialModel

/// Filters in memory, which records requests.
actor FakeFilters: WordFilterProvider, ChangeSource {
  private(set) var filters: [WordFilter]
  private(set) var refreshes = 0
  private var failure: ProviderError?
  private nonisolated let received = AsyncStream.makeStream(of: SocialChange.self)

  init(_ filters: [WordFilter] = []) { self.filters = filters }

  func fail(_ error: ProviderError?) { failure = error }

  /// Changes them like another device.
  func set(_ filters: [WordFilter]) {
    self.filters = filters
    received.continuation.yield(SocialChange(areFiltersChanged: true))
  }

  func wordFilters() async throws -> [WordFilter] {
    if let failure { throw failure }
    return filters
  }

  func refreshWordFilters() async throws {
    refreshes += 1
    if let failure { throw failure }
  }

  nonisolated var supported: Set<ActionKind> { [.filter] }

  func perform(_ action: ReaderAction) async throws -> String? {
    if let failure { throw failure }
    switch action {
    case .filter(var filter):
      if filter.id.isEmpty { filter.id = "new\(filters.count)" }
      filters.removeAll { $0.id == filter.id }
      filters.append(filter)
    case .deleteFilter(let id): filters.removeAll { $0.id == id }
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  nonisolated func changes() -> AsyncStream<SocialChange> { received.stream }
}
