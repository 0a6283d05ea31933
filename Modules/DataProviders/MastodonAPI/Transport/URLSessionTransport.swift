public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network of the machine, through one URLSession.
///
/// Make one and keep it: connections stay open between requests. Nothing is cached, no cookie is
/// kept.
public struct URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let downloads: Downloads

  /// Opens a session.
  ///
  /// - Parameters:
  ///   - userAgent: the name told to servers; some answer nothing without one.
  ///   - timeout: seconds to wait for the next bytes.
  public init(userAgent: String = "Moments/1.0 (Linux)", timeout: Double = 30) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent]
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    downloads = Downloads()
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  /// Asks the network.
  public func get(_ url: URL, limit: Int) async throws -> HTTPResponse {
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { throw HTTPFailure.unsupportedScheme(scheme) }
    try Task.checkCancellation()
    let task = session.dataTask(with: URLRequest(url: url))
    let (downloads, id) = (downloads, task.taskIdentifier)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        downloads.begin(id, limit: limit, continuation)
        task.resume()
      }
    } onCancel: {
      downloads.stop(id, with: CancellationError())
      task.cancel()
    }
  }
}
