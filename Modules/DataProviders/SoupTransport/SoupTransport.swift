import CSoup
import Foundation
public import MastodonAPI

/// Opens WebSockets through libsoup, with the system's certificates.
///
/// Reuse one: it has a thread for all its connections, which ends when it and they are released.
public struct SoupTransport: WebSocketTransport {
  private let loop: SoupLoop
  private let timeout: Double

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - userAgent: The name sent to servers; some do not respond without one.
  ///   - timeout: The timeout for opening a connection, in seconds.
  public init(userAgent: String = UserAgent.moments, timeout: Double = 30) {
    loop = SoupLoop(userAgent: userAgent)
    self.timeout = timeout
  }

  /// Opens a connection.
  public func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
    let host = request.url.host?.lowercased() ?? ""
    switch request.url.scheme?.lowercased() {
    case "wss" where !host.isEmpty: break
    case "ws" where MastodonServer.isLoopback(host): break
    default: throw WebSocketFailure.insecure(host: host)
    }
    try Task.checkCancellation()
    let attempt = SoupAttempt(request, timeout: timeout)
    let socket = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loop.perform { session in attempt.start(session, continuation) }
      }
    } onCancel: {
      loop.perform { _ in attempt.cancel() }
    }
    return SoupConnection(socket, loop: loop)
  }
}
