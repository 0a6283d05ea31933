import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with URLSession.
///
/// Reuse one: connections stay open between requests. Nothing is cached, and no cookie is stored.
///
/// Requests that change something use a connection of their own. On a reused connection, libcurl
/// takes a reset for a timeout of the connection and sends the request again by itself: then it is
/// unknown whether it arrived, and Foundation on Linux cannot provide the body a second time, so
/// that both wait for the timeout.
public struct URLSessionTransport: HTTPTransport {
  /// Foundation's storage of cookies, made once without its empty folder.
  private static let cookieStorage: Void = {
    #if canImport(FoundationNetworking)
      CookieFolder.removeNew(CookieFolder.url) { _ = HTTPCookieStorage.shared }
    #endif
  }()

  private let session: Session
  /// Closes each connection after its request.
  private let sessionForChanges: Session

  /// Opens a session.
  ///
  /// - Parameters:
  ///   - userAgent: the name sent to servers; some do not respond without one.
  ///   - timeout: seconds to wait for the next bytes.
  public init(userAgent: String = UserAgent.moments, timeout: Double = 30) {
    _ = Self.cookieStorage
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent]
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    session = Session(configuration)
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent, "Connection": "close"]
    sessionForChanges = Session(configuration)
  }

  /// Waits for the whole response; a cancelled task stops the download.
  public func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    try await perform(request, limit: limit) { .whole($0) }
  }

  /// Waits until the response begins, of any size.
  public func stream(_ request: HTTPRequest, limit: Int) async throws -> HTTPStream {
    try await perform(request, limit: .max) { [session] in .beginning($0, session) }
  }

  private func perform<Value>(
    _ request: HTTPRequest,
    limit: Int,
    _ receiver: (CheckedContinuation<Value, any Error>) -> Downloads.Receiver
  ) async throws -> Value {
    let scheme = request.url.scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { throw HTTPFailure.unsupportedScheme(scheme) }
    try Task.checkCancellation()
    let isQuestion = request.method == .get && request.body == nil
    let session = isQuestion ? session : sessionForChanges
    let downloads = session.downloads
    let form = try FormFile(of: request.body)
    defer { form?.delete() }
    let task = try Self.task(request, form, in: session.urlSession)
    let id = task.taskIdentifier
    // Requests in progress keep their session alive.
    defer { withExtendedLifetime(session) {} }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let hasBegun = downloads.begin(
          id,
          limit: limit,
          isConfidential: request.headers["Authorization"] != nil || request.body != nil,
          receiver(continuation)
        )
        if hasBegun { task.resume() }
      }
    } onCancel: {
      if downloads.stop(id, with: CancellationError()) { task.cancel() }
    }
  }
}

extension URLSessionTransport {
  #if canImport(FoundationNetworking)
    /// The largest form that is sent as bytes, of which Foundation makes a copy.
    private static let largestBytes = 16_000_000
  #endif

  /// The task of a request; a form is sent from its file, which is read in pieces.
  ///
  /// On Linux, Foundation ends the process where a connection ends while it waits for a piece of a
  /// file. So photos are sent as the bytes of the mapped file, and longer forms, such as films,
  /// through a stream, whose reads do not wait. A stream has no length, so its request is chunked,
  /// which not every server accepts.
  ///
  /// - Throws: `HTTPFailure.fileNotReadable`.
  static func task(
    _ request: HTTPRequest,
    _ form: FormFile?,
    in session: URLSession
  ) throws -> URLSessionDataTask {
    var question = URLRequest(request)
    guard let form else { return session.dataTask(with: question) }
    #if canImport(FoundationNetworking)
      let bytes: Data
      do {
        bytes = try Data(contentsOf: form.url, options: .alwaysMapped)
      } catch {
        throw HTTPFailure.fileNotReadable(error.localizedDescription)
      }
      guard bytes.count > largestBytes else {
        return session.uploadTask(with: question, from: bytes)
      }
      question.httpBodyStream = InputStream(url: form.url)
      return session.dataTask(with: question)
    #else
      return session.uploadTask(with: question, fromFile: form.url)
    #endif
  }
}

/// A session that is invalidated, with its connections, when it is released: Foundation would keep
/// it forever.
private final class Session: Sendable {
  let downloads = Downloads()
  let urlSession: URLSession

  init(_ configuration: URLSessionConfiguration) {
    urlSession = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  deinit { urlSession.finishTasksAndInvalidate() }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    if case .data(let data) = request.body { httpBody = data }
    for (name, value) in request.headers.fields { setValue(value, forHTTPHeaderField: name) }
  }
}

/// Collects the responses of a session, each up to its limit.
private final class Downloads: NSObject, URLSessionDataDelegate, Sendable {
  /// Who waits for a response.
  enum Receiver {
    /// Waits for the whole response.
    case whole(CheckedContinuation<HTTPResponse, any Error>)
    /// Waits for the response to begin; the session is kept until it ends.
    case beginning(CheckedContinuation<HTTPStream, any Error>, Session)
    /// Takes the body in pieces.
    case pieces(AsyncThrowingStream<Data, any Error>.Continuation, Session)

    func fail(_ error: any Error) {
      switch self {
      case .whole(let waiting): waiting.resume(throwing: error)
      case .beginning(let waiting, _): waiting.resume(throwing: error)
      case .pieces(let pieces, _): pieces.finish(throwing: error)
      }
    }
  }

  private struct Download {
    var limit: Int
    /// Whether it has a token, or a body, which may have a secret.
    var isConfidential: Bool
    /// Whether the response has begun: then no redirect follows.
    var hasBegun = false
    var body = Data()
    var redirects = 0
    var receiver: Receiver
  }

  private static let maximumRedirects = 10

  private struct State {
    var waiting: [Int: Download] = [:]
    /// Requests that were cancelled before they began.
    var stopped: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Registers a request, unless it was cancelled before; returns whether to send it.
  func begin(
    _ id: Int,
    limit: Int,
    isConfidential: Bool,
    _ receiver: Receiver
  ) -> Bool {
    let isStopped = state.withLock { state in
      if state.stopped.remove(id) != nil { return true }
      state.waiting[id] = Download(
        limit: limit,
        isConfidential: isConfidential,
        receiver: receiver
      )
      return false
    }
    if isStopped { receiver.fail(CancellationError()) }
    return !isStopped
  }

  /// Cancels a request.
  ///
  /// - Returns: Whether its task can be cancelled now. A task without a response cannot: Foundation
  ///   on Linux crashes when a redirect arrives for a cancelled one. It is cancelled when its
  ///   response begins, or ends with its timeout.
  func stop(_ id: Int, with error: any Error) -> Bool {
    let download = state.withLock { state -> Download? in
      if let download = state.waiting.removeValue(forKey: id) { return download }
      state.stopped.insert(id)
      return nil
    }
    download?.receiver.fail(error)
    return download?.hasBegun ?? false
  }

  private func fail(_ task: URLSessionTask, with error: any Error) {
    let download = state.withLock { $0.waiting.removeValue(forKey: task.taskIdentifier) }
    task.cancel()
    download?.receiver.fail(error)
  }

  /// Notes that the response begins; returns its limit, or nil if the request was cancelled.
  private func begin(_ task: URLSessionTask) -> Int? {
    state.withLock { state in
      state.waiting[task.taskIdentifier]?.hasBegun = true
      return state.waiting[task.taskIdentifier]?.limit
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let known = state.withLock { state -> (isConfidential: Bool, count: Int)? in
      state.waiting[task.taskIdentifier]?.redirects += 1
      return state.waiting[task.taskIdentifier].map { ($0.isConfidential, $0.redirects) }
    }
    // Of a cancelled request it is no longer known whether it is confidential.
    guard let (isConfidential, count) = known else { return completionHandler(nil) }
    let isSafe =
      count <= Self.maximumRedirects
      && Self.maySend(
        from: task.currentRequest?.url ?? response.url,
        to: request.url,
        isConfidential: isConfidential
      )
    if isSafe {
      completionHandler(request)
    } else {
      let download = state.withLock { $0.waiting.removeValue(forKey: task.taskIdentifier) }
      completionHandler(nil)
      download?.receiver.fail(HTTPFailure.redirectedAway(to: request.url?.host ?? ""))
    }
  }

  /// Whether a request may be redirected: never from https to http, and a confidential one only
  /// within one host and port.
  private static func maySend(from old: URL?, to new: URL?, isConfidential: Bool) -> Bool {
    guard let old, let new, let scheme = new.scheme?.lowercased() else { return false }
    let oldScheme = old.scheme?.lowercased()
    guard scheme == "https" || (scheme == "http" && oldScheme == "http") else { return false }
    guard isConfidential else { return true }
    return old.host?.lowercased() == new.host?.lowercased() && port(of: old) == port(of: new)
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let limit = begin(dataTask) else { return completionHandler(.cancel) }
    if response.expectedContentLength > Int64(limit) {
      fail(dataTask, with: HTTPFailure.tooLarge(limit: limit))
      completionHandler(.cancel)
    } else {
      beginPieces(of: dataTask, response)
      completionHandler(.allow)
    }
  }

  /// Hands over a response to who waits for its beginning.
  private func beginPieces(of task: URLSessionDataTask, _ response: URLResponse) {
    let id = task.taskIdentifier
    let (stream, pieces) = AsyncThrowingStream<Data, any Error>.makeStream()
    let waiting = state.withLock { state -> CheckedContinuation<HTTPStream, any Error>? in
      guard case .beginning(let waiting, let session) = state.waiting[id]?.receiver else {
        return nil
      }
      state.waiting[id]?.receiver = .pieces(pieces, session)
      return waiting
    }
    guard let waiting else { return }
    pieces.onTermination = { [weak self] _ in
      let download = self?.state.withLock { $0.waiting.removeValue(forKey: id) }
      if download != nil { task.cancel() }
    }
    let http = response as? HTTPURLResponse
    waiting.resume(
      returning: HTTPStream(
        status: http?.statusCode ?? 0,
        headers: http?.fields ?? HTTPHeaders(),
        pieces: stream
      )
    )
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let id = dataTask.taskIdentifier
    if case .pieces(let pieces, _) = state.withLock({ $0.waiting[id]?.receiver }) {
      pieces.yield(data)
      return
    }
    let exceeded = state.withLock { state -> Int? in
      // Removed and inserted again, so that it is not copied.
      guard var download = state.waiting.removeValue(forKey: id) else { return nil }
      let isTooLarge = download.body.count + data.count > download.limit
      if !isTooLarge { download.body.append(data) }
      state.waiting[id] = download
      return isTooLarge ? download.limit : nil
    }
    if let exceeded { fail(dataTask, with: HTTPFailure.tooLarge(limit: exceeded)) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let download = state.withLock { state in
      state.stopped.remove(task.taskIdentifier)
      return state.waiting.removeValue(forKey: task.taskIdentifier)
    }
    guard let download else { return }
    guard error == nil, let response = task.response as? HTTPURLResponse else {
      return download.receiver.fail(error.map(HTTPFailure.init) ?? .other("no answer"))
    }
    let received = HTTPResponse(
      status: response.statusCode,
      headers: response.fields,
      body: download.body
    )
    switch download.receiver {
    case .whole(let waiting): waiting.resume(returning: received)
    case .beginning(let waiting, _): waiting.resume(returning: HTTPStream(received))
    case .pieces(let pieces, _): pieces.finish()
    }
  }
}

extension HTTPURLResponse {
  fileprivate var fields: HTTPHeaders {
    let fields = allHeaderFields.compactMap { name, value -> (name: String, value: String)? in
      (name as? String).map { ($0, String(describing: value)) }
    }
    return HTTPHeaders(fields)
  }
}

extension HTTPFailure {
  /// The failure of an error of a session.
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet: self = .offline
    case .timedOut: self = .timedOut
    case _ where Self.hasNotConnected(error): self = .unreachable
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate:
      self = .insecure
    case .networkConnectionLost: self = .other("the connection was lost")
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .zeroByteResource:
      self = .other("the answer was cut off or garbled")
    default: self = .other("the connection broke off")
    }
  }

  /// Whether no connection was made.
  private static func hasNotConnected(_ error: any Error) -> Bool {
    #if canImport(FoundationNetworking)
      // The code is not reliable: it is that of the last system error, which may be of another
      // address, or of a second attempt after a lost connection. libcurl's message is that of the
      // first failure.
      let words = error.localizedDescription
      return ["Failed to connect to ", "Could not resolve host"].contains(where: words.hasPrefix)
    #else
      let codes: [URLError.Code] = [.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed]
      return (error as? URLError).map { codes.contains($0.code) } ?? false
    #endif
  }
}

/// The name sent to servers, and the system it runs on.
public enum UserAgent {
  /// The name of Moments on this system.
  public static let moments = "Moments/1.0 (\(system))"

  #if os(iOS)
    private static let system = "iOS"
  #elseif os(macOS)
    private static let system = "macOS"
  #elseif os(Linux)
    private static let system = "Linux"
  #else
    private static let system = "other"
  #endif
}
