/// Opens WebSockets (RFC 6455) to servers.
///
/// May be called from any thread, concurrently. Foundation on Linux supports WebSockets only if its
/// libcurl does, hence this protocol: see `SoupTransport` and decision 0030. Tests use their own.
public protocol WebSocketTransport: Sendable {
  /// Opens a connection.
  ///
  /// It MUST NOT follow redirects, since the request contains a token; TLS MUST be checked as for
  /// any web page.
  ///
  /// - Parameter request: Its address is `wss`, or `ws` on this machine; every other MUST be
  ///   refused with ``WebSocketFailure/insecure(host:)``.
  /// - Returns: The open connection.
  /// - Throws: ``WebSocketFailure``, or `CancellationError` when the calling task is cancelled.
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// An open WebSocket, which receives what the server sends.
///
/// May be used from any thread; one task at a time receives. It responds to pings itself, and
/// assembles fragmented messages. It MUST ping, and MUST fail with `.transport(.timedOut)` when
/// nothing arrived for twice ``WebSocketRequest/keepAlive`` seconds, because a broken connection is
/// not reported.
public protocol WebSocketConnection: Sendable {
  /// Waits for the next message, oldest first.
  ///
  /// - Returns: The text.
  /// - Throws: ``WebSocketFailure`` when the connection has ended, after all messages that arrived
  ///   before; `CancellationError` when the calling task is cancelled.
  func receive() async throws -> String

  /// Ends the connection; idempotent.
  func close()
}
