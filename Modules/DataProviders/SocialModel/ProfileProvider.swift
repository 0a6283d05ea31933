/// Whose timeline it is.
public protocol ProfileProvider: Sendable {
  /// The person at the head of the timeline, or nil where the source has no single owner.
  ///
  /// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
  /// `CancellationError`.
  func profile() async throws -> Account?
}
