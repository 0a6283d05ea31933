/// Why there is no response of a web server.
public enum HTTPFailure: Error, Sendable, Hashable {
  /// There is no network: nothing of the request was sent.
  case offline
  /// The server took too long.
  case timedOut
  /// No connection was made, because the server does not exist or does not listen: nothing of the
  /// request was sent.
  ///
  /// A transport that cannot distinguish this from a lost connection MUST throw ``other(_:)``:
  /// callers that send changes rely on it.
  case unreachable
  /// The connection is not secure.
  case insecure
  /// The response exceeds the caller's limit.
  case tooLarge(limit: Int)
  /// The address is neither http nor https.
  case unsupportedScheme(String)
  /// The server redirects to an address that must not be requested: another host with a token or
  /// a body in the request, http instead of https, or a cycle.
  case redirectedAway(to: String)
  /// A file of a form cannot be read, with the system's message: nothing of the request was sent.
  case fileNotReadable(String)
  /// A form cannot be written to this machine's disk before it is sent, with the system's message:
  /// nothing of the request was sent.
  case formNotWritten(String)
  /// Another failure, with the system's message.
  case other(String)
}
