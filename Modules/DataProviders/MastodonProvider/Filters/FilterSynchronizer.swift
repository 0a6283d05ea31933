import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Keeps the reader's filters, and lets kept posts follow when they change.
///
/// Servers say with each post which filters it meets, and say it of no post again when the filters
/// change.
actor FilterSynchronizer {
  private static let list = "filters"

  private let access: ServerAccess
  private let store: SocialStore
  /// One request at a time: each must know what the one before has made of the posts.
  private var looking: Task<Void, any Error>?

  init(access: ServerAccess, store: SocialStore) {
    self.access = access
    self.store = store
  }

  /// Asks for the filters, and looks through all kept posts where they changed.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; what was not looked through then is the next
  ///   time.
  func refresh() async throws {
    let before = looking
    let work = Task {
      _ = await before?.result
      try await look()
    }
    looking = work
    try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private func look() async throws {
    store.beginFilterChange()
    defer { store.endFilterChange() }
    let filters: [StoredFilter]
    do {
      filters = try await access.send(.filters).value.elements.map { StoredFilter($0) }
    } catch ProviderError.httpStatus(_, 404) {
      // Servers of before Mastodon 4.0 leave filtering to apps, and have other filters.
      return
    }
    let kept = try await kept()
    if let kept, kept.isDone, kept.current == filters { return }
    let change = kept?.followed(by: filters) ?? FilterChange(current: filters)
    try await keep(change)
    try await store.rewriteFilters { change.filters(of: $0) }
    try await keep(FilterChange(current: filters, isDone: true))
  }

  private func kept() async throws -> FilterChange? {
    guard let data = try await store.keptList(Self.list) else { return nil }
    return try? JSONDecoder().decode(FilterChange.self, from: data)
  }

  private func keep(_ change: FilterChange) async throws {
    try await store.keep(try JSONEncoder().encode(change), as: Self.list)
  }
}
