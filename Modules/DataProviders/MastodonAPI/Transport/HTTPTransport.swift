public import Foundation

/// Brings answers from web servers.
///
/// May be called from any thread, many at a time. Tests give the providers one of their own.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the answer.
  ///
  /// Redirects are the transport's business and MUST obey these rules: at most ten; never from
  /// https to http; a request with an `Authorization` field is not sent on to another host or port,
  /// it ends with `HTTPFailure.redirectedAway`; other requests may be.
  ///
  /// - Parameters:
  ///   - request: its address is http or https; every other MUST be refused with
  ///     `HTTPFailure.unsupportedScheme`.
  ///   - limit: how many bytes of body are taken at most.
  /// - Returns: the server's answer, whatever its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse
}

extension HTTPTransport {
  /// Asks for what an address leads to.
  ///
  /// - Parameters:
  ///   - url: an http or https address.
  ///   - limit: how many bytes of body are taken at most.
  /// - Returns: the server's answer, whatever its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  public func get(_ url: URL, limit: Int) async throws -> HTTPResponse {
    try await send(HTTPRequest(.get, url), limit: limit)
  }
}
