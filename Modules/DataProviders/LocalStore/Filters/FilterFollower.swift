import Foundation
import SocialModel

/// Updates stored posts after changes of the reader's filters, one change after the other, because
/// each depends on the result of the one before.
actor FilterFollower {
  private static let list = "filters"

  private var last: Task<Void, any Error>?

  /// Loads the filters if there is a server, and matches all stored posts if the filters changed.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - request: Requests the server's filters; nil if only the reader changed something.
  /// - Throws: Errors of `request` or the store; the remaining posts are matched the next time.
  func follow(
    _ store: SocialStore,
    requesting request: (@Sendable () async throws -> [StoredFilter])?
  ) async throws {
    let before = last
    let work = Task {
      _ = await before?.result
      try await Self.check(store, request)
    }
    last = work
    try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private static func check(
    _ store: SocialStore,
    _ request: (@Sendable () async throws -> [StoredFilter])?
  ) async throws {
    store.beginFilterChange()
    defer { store.endFilterChange() }
    if let request {
      // Items that the outbox completes meanwhile are newer than the response.
      try await store.reconciling { try await store.replaceFilters(try await request()) }
    }
    let filters = try await store.storedFilters()
    let stored: FilterChange? = try await store.value(list)
    if let stored, stored.isDone, stored.current == filters { return }
    let change = stored?.followed(by: filters) ?? FilterChange(current: filters)
    try await store.save(change, as: list)
    let matcher = FilterChangeMatcher(change)
    try await store.rewriteFilters { matcher.filters(of: $0) }
    try await store.save(FilterChange(current: filters, isDone: true), as: list)
  }
}
