public import Foundation

/// Asks one server, for one reader or for none.
///
/// Thread-safe; cheap to copy. It repeats nothing: whoever retries knows why, by ``APIError``.
public struct MastodonClient: Sendable {
  /// Where requests go.
  public let server: MastodonServer
  /// Who the reader is; nil for what everybody may ask.
  public var token: AccessToken?

  private let transport: any HTTPTransport
  /// What the server's clock shows, of which all copies learn.
  public let serverClock = ServerClock()
  private let maximumBody: Int
  private let now: @Sendable () -> Date

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - token: Who the reader is.
  ///   - transport: Brings the answers.
  ///   - maximumBody: How many bytes an answer may have; 8 MB by default, where a page of 40 posts
  ///     takes 0.4 MB.
  ///   - now: Tells the time, for limits that end after so many seconds.
  public init(
    server: MastodonServer,
    token: AccessToken? = nil,
    transport: any HTTPTransport,
    maximumBody: Int = 8_000_000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.server = server
    self.token = token
    self.transport = transport
    self.maximumBody = maximumBody
    self.now = now
  }

  /// Asks an endpoint.
  ///
  /// - Returns: The answer, for each status from 200 to 299.
  /// - Throws: ``APIError``, or `CancellationError` when the calling task is cancelled.
  public func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Answer<Value> {
    try await send(request(endpoint), read: endpoint.read)
  }

  /// Asks for another page of a list, at the address that the page before named.
  ///
  /// - Parameters:
  ///   - link: ``LinkHeader/next`` or ``LinkHeader/previous`` of an answer of this server, as
  ///     given.
  ///   - endpoint: The endpoint of the first page, which reads the answer.
  /// - Returns: The page.
  /// - Throws: ``APIError``, `.linkToOtherHost` for an address elsewhere; `CancellationError`.
  public func page<Value>(at link: URL, of endpoint: Endpoint<Value>) async throws -> Answer<Value>
  {
    guard let url = own(link) else { throw APIError.linkToOtherHost(link.host ?? "") }
    return try await send(HTTPRequest(.get, url, headers: headers()), read: endpoint.read)
  }

  // MARK: Requests

  /// The address of an endpoint at this server.
  func request<Value>(_ endpoint: Endpoint<Value>) throws(APIError) -> HTTPRequest {
    let path = endpoint.path.map { part -> String? in
      // A part of dots alone would climb the path.
      guard !part.isEmpty, part != ".", part != ".." else { return nil }
      return part.addingPercentEncoding(withAllowedCharacters: .urlUnreserved)
    }
    var parts = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
    parts?.percentEncodedPath = "/" + path.compactMap(\.self).joined(separator: "/")
    if !endpoint.query.pairs.isEmpty { parts?.percentEncodedQuery = endpoint.query.encoded }
    guard !path.contains(nil), let url = parts?.url else {
      throw .badRequest(endpoint.path.joined(separator: "/"))
    }
    var headers = headers()
    for (name, value) in endpoint.headers.fields { headers[name] = value }
    var request = HTTPRequest(endpoint.method, url, headers: headers)
    switch endpoint.body {
    case .none: break
    case .form(let fields):
      request.headers["Content-Type"] = "application/x-www-form-urlencoded"
      request.body = Data(fields.encoded.utf8)
    case .multipart(let form):
      request.headers["Content-Type"] = form.contentType
      request.body = form.body
    case .json(let value):
      request.headers["Content-Type"] = "application/json"
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let body = try? encoder.encode(value) else {
        throw .badRequest(endpoint.path.joined(separator: "/"))
      }
      request.body = body
    }
    return request
  }

  private func headers() -> HTTPHeaders {
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if let token { headers["Authorization"] = "Bearer \(token.rawValue)" }
    return headers
  }

  /// An address of this server, or nil.
  ///
  /// Servers behind a proxy name themselves by http at times; the request goes over TLS
  /// nevertheless.
  private func own(_ link: URL) -> URL? {
    if server.owns(link) { return link }
    var parts = URLComponents(url: link, resolvingAgainstBaseURL: true)
    parts?.scheme = server.url.scheme
    guard let url = parts?.url, link.scheme == "http", server.owns(url) else { return nil }
    return url
  }

  // MARK: Answers

  private func send<Value: Sendable>(
    _ request: HTTPRequest,
    read: @Sendable (HTTPResponse) throws -> Value
  ) async throws -> Answer<Value> {
    let response: HTTPResponse
    do {
      response = try await transport.send(request, limit: maximumBody)
    } catch let failure as HTTPFailure {
      throw APIError.transport(failure)
    }
    serverClock.note(response.headers, at: now())
    guard (200...299).contains(response.status) else { throw refusal(response) }
    do {
      return Answer(
        value: try read(response),
        status: response.status,
        links: LinkHeader(response.headers["Link"], relativeTo: request.url),
        rateLimit: RateLimit(response.headers),
        retryAfter: AsyncRefresh.retryAfter(response.headers, now: now())
      )
    } catch let error as DecodingError {
      if !response.isJSON { throw APIError.notJSON(status: response.status) }
      throw APIError.decoding(DecodingProblem(error, found: response.kind))
    }
  }

  private func refusal(_ response: HTTPResponse) -> APIError {
    if response.status == 429 {
      return .rateLimited(until: RateLimit.end(of: response.headers, now: now()))
    }
    let retryAt = RateLimit.retryAfter(response.headers, now: now())
    guard response.isJSON else {
      // Below 500 the status says enough; from there on, it matters who answered.
      return response.status >= 500 && retryAt == nil
        ? .notJSON(status: response.status)
        : .http(.init(status: response.status, retryAt: retryAt))
    }
    let body = try? JSONDecoder().decode(ErrorBody.self, from: response.body)
    return .http(
      .init(
        status: response.status,
        message: body?.message,
        code: body?.code,
        details: body?.details ?? [],
        retryAt: retryAt
      )
    )
  }
}

extension HTTPResponse {
  /// The first byte that is no white space.
  private var firstByte: UInt8? {
    body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether the body can be JSON, by what it begins with: types of content are not to be relied
  /// on.
  var isJSON: Bool {
    guard let firstByte else { return false }
    return firstByte != UInt8(ascii: "<")
  }

  /// What the body is, in plain English.
  fileprivate var kind: String {
    switch firstByte {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "a list"
    case UInt8(ascii: "\""): "a string"
    case nil: "nothing"
    default: "something else"
    }
  }
}
