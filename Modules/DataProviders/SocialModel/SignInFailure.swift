public import Foundation

/// The reason signing in failed.
public enum SignInFailure: LocalizedError, Sendable, Hashable {
  /// The text names no server.
  case badServer(String)
  /// The text requests an unencrypted connection.
  case insecureServer(String)
  /// The server does not have the Mastodon client API.
  case notAServer(String)
  /// The reader refused.
  case denied
  /// The server refused, with its message.
  case refused(String)
  /// The redirect belongs to another attempt, or has no code.
  case invalidResponse
  /// No browser could be opened.
  case noBrowser
  /// The network or the server failed.
  case provider(ProviderError)
  /// The token cannot be stored on this machine, with the system's message.
  case notSaved(String)
}
