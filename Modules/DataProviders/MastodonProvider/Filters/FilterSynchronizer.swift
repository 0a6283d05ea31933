import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// Keeps the reader's filters, and lets kept posts follow when they change.
///
/// Servers say with each post which filters it meets, and say it of no post again when the filters
/// change.
struct FilterSynchronizer: Sendable {
  let access: ServerAccess
  let store: SocialStore

  /// Asks for the filters, and looks through all kept posts where they changed.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; what was not looked through then is the next
  ///   time.
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

  /// Servers before Mastodon 4.0 leave it to apps to look through posts, and so do other kinds.
  private func legacyFilters() async throws -> [StoredFilter] {
    do {
      return try await access.send(.legacyFilters).value.elements
        .map { StoredFilter(WordFilter($0), isOurs: true) }
    } catch ProviderError.httpStatus(_, let status) where Self.isMissing(status) {
      // No filters at all: the reader cannot have made any.
      return []
    }
  }

  /// Whether a status says that a server does not have what was asked for.
  static func isMissing(_ status: Int) -> Bool { [404, 405, 410, 501].contains(status) }
}
