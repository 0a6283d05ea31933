/// Why signing in did not work.
public enum SignInFailure: Error, Sendable, Hashable {
  /// The text names no server.
  case badServer(String)
  /// The text asks for a connection that others can read along.
  case insecureServer(String)
  /// What is there does not speak the Mastodon client API.
  case notAServer(String)
  /// The reader said no.
  case denied
  /// The server said no, in its words.
  case refused(String)
  /// The answer that came back belongs to another attempt, or holds no code.
  case badAnswer
  /// No browser could be opened.
  case noBrowser
  /// The network or the server failed.
  case provider(ProviderError)
  /// The token cannot be kept on this machine, in the system's words.
  case notKept(String)
}
