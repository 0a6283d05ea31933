/// Knows the person of a timeline.
public protocol ProfileProvider: Sendable {
  /// The person at the head of the timeline, or nil where it does not belong to one person.
  ///
  /// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
  /// `CancellationError`.
  func profile() async throws -> Account?
}
