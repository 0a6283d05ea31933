/// Waits on this machine for the reader to come back from a server's page.
public protocol RedirectListener: Sendable {
  /// Begins to listen.
  ///
  /// - Parameter port: the port to listen at, if it is free; else, and with nil, at another.
  /// - Returns: what listens, until it is closed.
  /// - Throws: any error where nothing can listen.
  func listen(preferring port: Int?) throws -> any RedirectWait
}

/// One wait for the reader to come back.
public protocol RedirectWait: Sendable {
  /// Where the server must send the reader: `http://127.0.0.1:PORT/callback`.
  var redirectURI: String { get }

  /// What follows the question mark of the address that the reader came to; waits for it.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or this is closed.
  func query() async throws -> String

  /// Listens no more; whoever still comes finds nothing.
  func close()
}

/// The path of the address that readers come back to.
let redirectPath = "/callback"

/// The port of an address on this machine that a listener uses; nil for any other address.
func redirectPort(of redirectURI: String) -> Int? {
  let prefix = "http://127.0.0.1:"
  guard redirectURI.hasPrefix(prefix), redirectURI.hasSuffix(redirectPath) else { return nil }
  return Int(redirectURI.dropFirst(prefix.count).dropLast(redirectPath.count))
}
