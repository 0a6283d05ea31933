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

/// Collects what a session receives, each answer up to its limit.
///
/// Unchecked: `waiting` and `stopped` are only touched while `lock` is held, and there is nothing
/// else.
private final class Downloads: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  private struct Download {
    var limit: Int
    var body = Data()
    var continuation: Continuation
  }

  private let lock = NSLock()
  private var waiting: [Int: Download] = [:]
  /// Requests that were cancelled before they began.
  private var stopped: Set<Int> = []

  func begin(_ id: Int, limit: Int, _ continuation: Continuation) {
    let isStopped = lock.withLock {
      if stopped.remove(id) != nil { return true }
      waiting[id] = Download(limit: limit, continuation: continuation)
      return false
    }
    if isStopped { continuation.resume(throwing: CancellationError()) }
  }

  func stop(_ id: Int, with error: any Error) {
    let download = lock.withLock {
      if let download = waiting.removeValue(forKey: id) { return Optional(download) }
      stopped.insert(id)
      return nil
    }
    download?.continuation.resume(throwing: error)
  }

  private func fail(_ task: URLSessionTask, with error: any Error) {
    let download = lock.withLock { waiting.removeValue(forKey: task.taskIdentifier) }
    task.cancel()
    download?.continuation.resume(throwing: error)
  }

  private func limit(of task: URLSessionTask) -> Int? {
    lock.withLock { waiting[task.taskIdentifier]?.limit }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let limit = limit(of: dataTask), response.expectedContentLength > Int64(limit) {
      fail(dataTask, with: HTTPFailure.tooLarge(limit: limit))
      completionHandler(.cancel)
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let exceeded: Int? = lock.withLock {
      let id = dataTask.taskIdentifier
      guard var download = waiting.removeValue(forKey: id) else { return nil }
      let isTooLarge = download.body.count + data.count > download.limit
      if !isTooLarge { download.body.append(data) }
      waiting[id] = download
      return isTooLarge ? download.limit : nil
    }
    if let exceeded { fail(dataTask, with: HTTPFailure.tooLarge(limit: exceeded)) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let download = lock.withLock {
      stopped.remove(task.taskIdentifier)
      return waiting.removeValue(forKey: task.taskIdentifier)
    }
    guard let download else { return }
    if let error {
      download.continuation.resume(throwing: HTTPFailure(error))
    } else if let response = task.response as? HTTPURLResponse {
      let answer = HTTPResponse(status: response.statusCode, body: download.body)
      download.continuation.resume(returning: answer)
    } else {
      download.continuation.resume(throwing: HTTPFailure.other("no answer"))
    }
  }
}

extension HTTPFailure {
  /// What an error of a session means.
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .networkConnectionLost: self = .offline
    case .timedOut: self = .timedOut
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed: self = .unreachable
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate:
      self = .insecure
    default: self = .other(error.localizedDescription)
    }
  }
}
