import Foundation
import SocialModel

/// Lets kept posts follow the reader's filters, one change after the other: each must know what the
/// one before has made of the posts.
actor FilterFollower {
  private static let list = "filters"

  private var last: Task<Void, any Error>?

  /// Reads the filters again where there is somebody to ask, and looks through all kept posts where
  /// they are others than before.
  ///
  /// - Parameters:
  ///   - store: What is kept.
  ///   - ask: Asks the server for its filters; nil where only the reader changed something.
  /// - Throws: What `ask` or the store throw; what was not looked through then is the next time.
  func follow(
    _ store: SocialStore,
    asking ask: (@Sendable () async throws -> [StoredFilter])?
  ) async throws {
    let before = last
    let work = Task {
      _ = await before?.result
      try await Self.look(store, ask)
    }
    last = work
    try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private static func look(
    _ store: SocialStore,
    _ ask: (@Sendable () async throws -> [StoredFilter])?
  ) async throws {
    store.beginFilterChange()
    defer { store.endFilterChange() }
    if let ask {
      // What the outbox settles meanwhile is newer than the answer.
      try await store.reconciling { try await store.keepFilters(try await ask()) }
    }
    let filters = try await store.storedFilters()
    let kept = try await store.keptList(list)
      .flatMap { try? JSONDecoder().decode(FilterChange.self, from: $0) }
    if let kept, kept.isDone, kept.current == filters { return }
    let change = kept?.followed(by: filters) ?? FilterChange(current: filters)
    try await store.keep(try JSONEncoder().encode(change), as: list)
    let matcher = FilterChangeMatcher(change)
    try await store.rewriteFilters { matcher.filters(of: $0) }
    try await store.keep(
      try JSONEncoder().encode(FilterChange(current: filters, isDone: true)),
      as: list
    )
  }
}
