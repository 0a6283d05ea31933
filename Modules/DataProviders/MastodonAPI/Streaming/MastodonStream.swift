import Foundation

/// The events of the reader's home timeline and notifications, over one WebSocket.
///
/// It does not reconnect, and servers do not repeat missed events: providers use ``LiveUpdates``,
/// which handles both.
public struct MastodonStream: Sendable {
  private let url: URL
  private let token: AccessToken
  private let transport: any WebSocketTransport

  /// Makes a stream; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - address: ``Instance/streamingURL``, which may have another host than the server: it was
  ///     returned over TLS, by the server of the token. `https` is read as `wss`.
  ///   - token: The reader's token, which servers since Mastodon 4.2 require.
  ///   - transport: Opens the connection.
  /// - Throws: ``WebSocketFailure/insecure(host:)`` for an address without TLS that is not on this
  ///   machine, or is invalid.
  public init(
    address: String,
    token: AccessToken,
    transport: any WebSocketTransport
  ) throws(WebSocketFailure) {
    guard var parts = URLComponents(string: address), let host = parts.host, !host.isEmpty else {
      throw .insecure(host: "")
    }
    switch parts.scheme?.lowercased() {
    case "wss", "https": parts.scheme = "wss"
    case "ws" where MastodonServer.isLoopback(host.lowercased()),
      "http" where MastodonServer.isLoopback(host.lowercased()):
      parts.scheme = "ws"
    default: throw .insecure(host: host)
    }
    let path = parts.percentEncodedPath.split(separator: "/").joined(separator: "/")
    parts.percentEncodedPath =
      path.hasSuffix("api/v1/streaming")
      ? "/\(path)" : "/\(path)\(path.isEmpty ? "" : "/")api/v1/streaming"
    (parts.query, parts.fragment, parts.user, parts.password) = (nil, nil, nil, nil)
    guard let url = parts.url else { throw .insecure(host: host) }
    self.url = url
    self.token = token
    self.transport = transport
  }

  /// Opens the stream.
  ///
  /// The token goes in a header field. If the server does not accept that (401), it is put into the
  /// address once.
  ///
  /// - Returns: The events, once the server has accepted. It ends by throwing ``WebSocketFailure``;
  ///   it closes the connection when it is released, or when the task that waits for the next event
  ///   is cancelled.
  /// - Throws: ``WebSocketFailure``, or `CancellationError`.
  public func open() async throws -> Events {
    do {
      return Events(try await transport.connect(request(isInQuery: false)))
    } catch WebSocketFailure.refused(status: 401) {
      return Events(try await transport.connect(request(isInQuery: true)))
    }
  }

  private func request(isInQuery: Bool) -> WebSocketRequest {
    let query: FormFields = ["stream": "user", "access_token": isInQuery ? token.rawValue : nil]
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.percentEncodedQuery = query.encoded
    var request = WebSocketRequest(url: parts?.url ?? url)
    if !isInQuery { request.headers["Authorization"] = "Bearer \(token.rawValue)" }
    return request
  }

  /// The events of an open stream, oldest first; other messages are left out.
  public final class Events: AsyncSequence, AsyncIteratorProtocol, Sendable {
    private let connection: any WebSocketConnection

    fileprivate init(_ connection: any WebSocketConnection) {
      self.connection = connection
    }

    deinit { connection.close() }

    /// The sequence itself, because it can be iterated only once.
    public func makeAsyncIterator() -> Events { self }

    /// Waits for the next event.
    ///
    /// - Returns: The event, never nil.
    /// - Throws: ``WebSocketFailure``, or `CancellationError`.
    public func next() async throws -> StreamingEvent? {
      while true {
        let message = try await connection.receive()
        if let event = try? StreamingEvent(message: message) { return event }
      }
    }
  }
}
