/// Tells when a server does not know the reader any more.
public protocol SignInWatch: Sendable {
  /// Yields each time that a request is answered so; ends with the task that reads it.
  func signInsNeeded() -> AsyncStream<Void>
}
