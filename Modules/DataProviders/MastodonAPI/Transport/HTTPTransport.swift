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

  /// Sends a request and returns when its response begins, by the rules of ``send(_:limit:)``.
  ///
  /// By default the whole response is awaited.
  ///
  /// - Parameters:
  ///   - request: its address is http or https.
  ///   - limit: the largest size of a body that is awaited as a whole, in bytes.
  /// - Returns: the response, regardless of its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  func stream(_ request: HTTPRequest, limit: Int) async throws -> HTTPStream
}

extension HTTPTransport {
  /// Waits for the whole response.
  ///
  /// - Throws: the errors of ``send(_:limit:)``.
  public func stream(_ request: HTTPRequest, limit: Int) async throws -> HTTPStream {
    HTTPStream(try await send(request, limit: limit))
  }

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
