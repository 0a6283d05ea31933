public import MomentsValues

/// Searches for people, hashtags and moments by words, and resolves addresses.
///
/// All functions may be called from any thread, concurrently, and must not do their work on the
/// main actor. They throw only `ProviderError`, or `CancellationError` when the calling task is
/// cancelled.
public protocol SearchProvider: Sendable {
  /// Searches for a text.
  ///
  /// If the source cannot be reached for the first page, the results are from this machine; if
  /// there are none, this throws.
  ///
  /// - Parameters:
  ///   - text: The words, not empty.
  ///   - scope: A kind, page by page, or the beginning of each.
  ///   - cursor: `next` of the page before; nil for the first.
  /// - Returns: The results. Items may be repeated on several pages: some servers count differently
  ///   from page to page, and some not at all.
  /// - Throws: `ProviderError` or `CancellationError`.
  func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems

  /// Resolves an address on any server; nil where it is nothing that can be shown.
  ///
  /// - Throws: `ProviderError` or `CancellationError`.
  func resolve(_ address: TypedAddress) async throws -> ResolvedAddress?

  /// The recent searches, newest first.
  func recentSearches() async throws -> [String]

  /// Stores the recent searches, in place of the stored ones.
  func setRecentSearches(_ texts: [String]) async throws
}

/// The result of resolving an address.
public enum ResolvedAddress: Sendable, Hashable {
  case person(Account)
  /// A post.
  case moment(Moment)
}
