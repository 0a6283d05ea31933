public import Foundation

/// Brings answers from web servers.
///
/// May be called from any thread, many at a time. Tests give the providers one of their own.
public protocol HTTPTransport: Sendable {
  /// Asks for what an address leads to.
  ///
  /// - Parameters:
  ///   - url: an http or https address; every other MUST be refused with
  ///     `HTTPFailure.unsupportedScheme`.
  ///   - limit: how many bytes of body are taken at most.
  /// - Returns: the server's answer, whatever its status.
  /// - Throws: `HTTPFailure`, or `CancellationError` when the calling task is cancelled.
  func get(_ url: URL, limit: Int) async throws -> HTTPResponse
}
