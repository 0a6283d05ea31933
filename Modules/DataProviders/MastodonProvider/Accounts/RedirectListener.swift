/// Waits on this machine for the redirect from a server's page.
public protocol RedirectListener: Sendable {
  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: the port to listen at, if it is free; otherwise, and with nil, another port is used.
  ///   - state: the secret of the sign-in, which the redirect must name: any page of the web can
  ///     open an address of this machine, and must not end the wait.
  /// - Returns: the wait, which listens until it is closed.
  /// - Throws: any error where nothing can listen.
  func listen(preferring port: Int?, state: String) throws -> any RedirectWait
}

/// One wait for a redirect.
public protocol RedirectWait: Sendable {
  /// The URL to which the server must redirect: `http://127.0.0.1:PORT/callback`.
  var redirectURI: String { get }

  /// Waits for the redirect with the state, and returns its query, without the question mark.
  ///
  /// The browser waits for ``answer(isSignedIn:)``.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or this is closed.
  func query() async throws -> String

  /// Shows the reader, in the browser, how the sign-in ended.
  func answer(isSignedIn: Bool)

  /// Stops listening; later connections are refused. A browser that waits shows that the reader is
  /// not signed in.
  func close()
}

/// The path of the redirect URL.
let redirectPath = "/callback"

/// The port of a redirect URL of a listener on this machine; nil for any other address.
func redirectPort(of redirectURI: String) -> Int? {
  let prefix = "http://127.0.0.1:"
  guard redirectURI.hasPrefix(prefix), redirectURI.hasSuffix(redirectPath) else { return nil }
  return Int(redirectURI.dropFirst(prefix.count).dropLast(redirectPath.count))
}
