/// Takes which words the reader does not want to read.
///
/// Posts that meet a filter say so (``Moment/filters``) in whatever the provider's reads return,
/// and those that were read before follow when the filters change.
public protocol WordFilterProvider: Sendable {
  /// The reader's filters as they see them, at once: what they changed and no server knows yet is
  /// in it. Filters that have ended to count are too.
  func wordFilters() async throws -> [WordFilter]

  /// Asks whoever keeps the filters what they are by now; changes tell where they are others.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; the filters stay as they are known then.
  func refreshWordFilters() async throws

  /// Makes a filter, or changes the one of its identity.
  ///
  /// Kept on this machine when it returns, and counting from then on; sent once, when the network
  /// allows.
  ///
  /// - Parameter filter: With a title and something to look for; a new one has an empty identity.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func saveWordFilter(_ filter: WordFilter) async throws

  /// Deletes a filter, as ``saveWordFilter(_:)`` changes one; one that is gone is no error.
  ///
  /// - Parameter id: `WordFilter.id`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func deleteWordFilter(_ id: WordFilter.ID) async throws
}
