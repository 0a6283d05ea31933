/// Finds people, hashtags and moments by words, and what an address leads to.
///
/// All functions may be called from any thread, several at a time, and must not do their work on
/// the main actor. They throw `ProviderError`, or `CancellationError` when the calling task is
/// cancelled, and nothing else.
public protocol SearchProvider: Sendable {
  /// What a text finds.
  ///
  /// Where the source cannot be asked for the first page, what is known on this machine stands in
  /// for it; where nothing is, this throws.
  ///
  /// - Parameters:
  ///   - text: The words, not empty.
  ///   - kind: Only this kind, page by page; nil for the beginning of every kind.
  ///   - cursor: `next` of the page before; nil for the first.
  /// - Returns: What was found. A page may hold again what another one held: some servers count
  ///   differently from page to page, and some not at all.
  /// - Throws: `ProviderError` or `CancellationError`.
  func find(
    _ text: String,
    of kind: FoundKind?,
    after cursor: PageCursor?
  ) async throws -> FoundItems

  /// What an address leads to, on whatever server it is; nil where that is nothing that can be
  /// shown.
  ///
  /// - Throws: `ProviderError` or `CancellationError`.
  func resolve(_ address: TypedAddress) async throws -> ResolvedAddress?

  /// What the reader searched for, newest first.
  func recentSearches() async throws -> [String]

  /// Keeps what the reader searched for, in place of what was kept.
  func setRecentSearches(_ texts: [String]) async throws
}

/// What an address leads to.
public enum ResolvedAddress: Sendable, Hashable {
  /// A person.
  case person(Account)
  /// A post, as itself.
  case moment(Moment)
}
