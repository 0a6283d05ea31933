/// Notifies of changes in what a provider stores.
public protocol ChangeSource: Sendable {
  /// The changes from now on, regardless of their origin.
  ///
  /// Each call returns a stream of its own, in the order of changes, which ends with the task that
  /// reads it. Quick changes may be coalesced.
  func changes() -> AsyncStream<SocialChange>
}
