/// Finds people by their addresses.
///
/// May be called from any thread and must not work on the main actor.
public protocol PersonFinder: Sendable {
  /// The person with an address, `ana` or `ana@example.org`; nil where there is none.
  ///
  /// - Throws: `ProviderError` or `CancellationError`.
  func person(handle: String) async throws -> Account?
}
