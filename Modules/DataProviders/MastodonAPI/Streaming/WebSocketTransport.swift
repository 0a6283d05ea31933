/// Opens WebSockets (RFC 6455) to servers.
///
/// May be called from any thread, many at a time. Foundation on Linux has WebSockets only where its
/// libcurl has them, hence this seam: see `SoupTransport` and decision 0030. Tests give streams one
/// of their own.
public protocol WebSocketTransport: Sendable {
  /// Opens a connection.
  ///
  /// It MUST NOT follow redirections, since the request holds a token; TLS MUST be checked as for
  /// any web page.
  ///
  /// - Parameter request: Its address is `wss`, or `ws` on this machine; every other MUST be
  ///   refused with ``WebSocketFailure/insecure(host:)``.
  /// - Returns: The open connection.
  /// - Throws: ``WebSocketFailure``, or `CancellationError` when the calling task is cancelled.
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// An open WebSocket.
///
/// May be used from any thread; one task at a time receives. It answers pings itself, and puts
/// messages together that come in parts. It MUST ping, and MUST fail with `.transport(.timedOut)`
/// when nothing came for twice ``WebSocketRequest/keepAlive`` seconds: a cable that was pulled out
/// says nothing.
public protocol WebSocketConnection: Sendable {
  /// Sends a message; it is on its way when the call returns.
  ///
  /// - Throws: ``WebSocketFailure`` where the connection has ended.
  func send(_ text: String) async throws

  /// Waits for the next message, oldest first.
  ///
  /// - Returns: The text.
  /// - Throws: ``WebSocketFailure`` when the connection has ended, after all messages that came
  ///   before; `CancellationError` when the calling task is cancelled.
  func receive() async throws -> String

  /// Ends the connection; once more changes nothing.
  func close()
}
