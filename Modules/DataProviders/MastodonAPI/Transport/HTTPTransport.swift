public import Foundation

/// Sends requests to web servers.
///
/// May be called from any thread, concurrently. Tests give the providers their own.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the response.
  ///
  /// The transport follows redirects and MUST obey these rules: at most ten; never from https to
  /// http; a request with an `Authorization` field or a body, which may have a secret, is not
  /// redirected to another host or port, it fails with `HTTPFailure.redirectedAway`; other requests
  /// may be.
  ///
  /// - Parameters:
  ///   - request: its address is http or https; every other MUST be refused with
  ///     `HTTPFailure.unsupportedScheme`.
  ///   - limit: the largest size of the body in bytes.
  /// - Returns: the response, regardless of its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse
}

extension HTTPTransport {
  /// Requests an address with GET.
  ///
  /// - Parameters:
  ///   - url: an http or https address.
  ///   - limit: the largest size of the body in bytes.
  /// - Returns: the response, regardless of its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  public func get(_ url: URL, limit: Int) async throws -> HTTPResponse {
    try await send(HTTPRequest(.get, url), limit: limit)
  }
}
