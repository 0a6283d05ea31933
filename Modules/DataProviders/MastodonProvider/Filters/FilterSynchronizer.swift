import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// Stores the reader's filters, and updates stored posts when they change.
///
/// Servers return with each post which filters it meets, and do not return it again when the
/// filters change.
struct FilterSynchronizer: Sendable {
  let access: ServerAccess
  let store: SocialStore

  /// Requests the filters, and matches all stored posts if they changed.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; posts that were not matched then are matched
  ///   the next time.
  func refresh() async throws {
    try await store.followFilters { try await filters() }
  }

  private func filters() async throws -> [StoredFilter] {
    do {
      return try await access.send(.filters).value.elements.map { StoredFilter(WordFilter($0)) }
    } catch ProviderError.httpStatus(_, let status) where Self.isMissing(status) {
      return try await legacyFilters()
    }
  }

  /// Servers before Mastodon 4.0, and other kinds, leave the matching of posts to apps.
  private func legacyFilters() async throws -> [StoredFilter] {
    do {
      return try await access.send(.legacyFilters).value.elements
        .map { StoredFilter(WordFilter($0), isOurs: true) }
    } catch ProviderError.httpStatus(_, let status) where Self.isMissing(status) {
      // The server has no filters, so the reader cannot have made any.
      return []
    }
  }

  /// Whether an HTTP status says that a server does not have the endpoint.
  static func isMissing(_ status: Int) -> Bool { [404, 405, 410, 501].contains(status) }
}
