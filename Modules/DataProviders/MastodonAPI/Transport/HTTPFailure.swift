/// Why there is no answer from a web server.
public enum HTTPFailure: Error, Sendable, Hashable {
  /// There is no network: nothing of the request went out.
  case offline
  /// The server took too long.
  case timedOut
  /// No connection came about, because there is no such server or nothing listens there: nothing of
  /// the request went out.
  ///
  /// A transport that cannot tell this from a connection that was lost MUST say ``other(_:)``: who
  /// sends something relies on it.
  case unreachable
  /// The connection is not safe.
  case insecure
  /// The answer is longer than the caller takes.
  case tooLarge(limit: Int)
  /// The address is neither http nor https.
  case unsupportedScheme(String)
  /// The server sends on to a place that must not be asked: another host with a token in the
  /// request, http instead of https, or round in circles.
  case redirectedAway(to: String)
  /// Something else, in the system's words.
  case other(String)
}
