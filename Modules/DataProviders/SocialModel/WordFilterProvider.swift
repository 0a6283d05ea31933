/// Manages the reader's word filters.
///
/// Posts that meet a filter name it in ``Moment/filters`` in all of the provider's reads, and
/// stored posts are updated when the filters change.
public protocol WordFilterProvider: Sendable {
  /// The stored filters, including changes that were not sent yet; expired ones are included, too.
  func wordFilters() async throws -> [WordFilter]

  /// Requests the current filters from the source; changes notify if they differ.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; the stored filters are unchanged then.
  func refreshWordFilters() async throws

  /// Makes a filter, or changes the one with the same identity.
  ///
  /// It is stored when the call returns, and applies from then on; it is sent once, when the
  /// network allows.
  ///
  /// - Parameter filter: The filter, with a title and a keyword; a new one has an empty identity.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func saveWordFilter(_ filter: WordFilter) async throws

  /// Deletes a filter, like ``saveWordFilter(_:)``; one that does not exist is not an error.
  ///
  /// - Parameter id: `WordFilter.id`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func deleteWordFilter(_ id: WordFilter.ID) async throws
}
