/// Knows the reader's word filters.
///
/// Posts that meet a filter name it in ``Moment/filters`` in all of the provider's reads, and
/// stored posts are updated when the filters change.
public protocol WordFilterProvider: ActionProvider {
  /// The stored filters, including changes that were not sent yet; expired ones are included, too.
  func wordFilters() async throws -> [WordFilter]

  /// Requests the current filters from the source; changes notify if they differ.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; the stored filters are unchanged then.
  func refreshWordFilters() async throws
}
