/// Tells what changes in what a provider keeps.
public protocol ChangeSource: Sendable {
  /// What changes from now on, whoever changed it.
  ///
  /// Each call is a stream of its own, in the order of changes, that ends with the task that reads
  /// it. Changes that come quickly may come as one.
  func changes() -> AsyncStream<SocialChange>
}
