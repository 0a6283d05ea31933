/// Notifies when a server no longer accepts the token.
public protocol SignInWatch: Sendable {
  /// Yields on each such response; ends with the task that reads it.
  func signInsNeeded() -> AsyncStream<Void>
}
