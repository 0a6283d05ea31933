import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// Servers return with each post which filters it meets, and do not return it again when the
/// filters change: stored posts are updated here.
extension MastodonProvider {
  /// Requests the filters, and matches all stored posts if they changed.
  ///
  /// Posts that were not matched, because of an error, are matched the next time.
  public func refreshWordFilters() async throws {
    let access = access
    try await store.followFilters { try await Self.filters(access) }
  }

  private static func filters(_ access: ServerAccess) async throws -> [StoredFilter] {
    do {
      return try await access.send(.filters).value.elements.map { StoredFilter(WordFilter($0)) }
    } catch let error where MissingFeatures.isNamed(by: error) {
      return try await legacyFilters(access)
    }
  }

  /// Servers before Mastodon 4.0, and other kinds, leave the matching of posts to apps.
  private static func legacyFilters(_ access: ServerAccess) async throws -> [StoredFilter] {
    do {
      return try await access.send(.legacyFilters).value.elements
        .map { StoredFilter(WordFilter($0), isOurs: true) }
    } catch let error where MissingFeatures.isNamed(by: error) {
      // The server has no filters, so the reader cannot have made any.
      return []
    }
  }
}
