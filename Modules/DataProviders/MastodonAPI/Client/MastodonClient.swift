public import Foundation

/// Sends requests to one server, with or without a reader.
///
/// Thread-safe; cheap to copy. It does not retry: callers decide by the ``APIError``.
///
/// A refusal that is not in the format of the API may be a proxy's, while the server restarts, or
/// the server's, as programs have pages for addresses that they do not know. If the server answers
/// another request at that time, the refused one is sent once more, which is safe because it had no
/// effect, and the response counts; otherwise it is ``APIError/notJSON(status:)``.
public struct MastodonClient: Sendable {
  /// Where requests are sent; links to other hosts are refused.
  public let server: MastodonServer
  /// The reader's token; nil for public requests.
  public var token: AccessToken?

  private let transport: any HTTPTransport
  /// The server's clock, shared by all copies.
  public let serverClock = ServerClock()
  private let maximumBody: Int
  private let now: @Sendable () -> Date

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - token: The reader's token.
  ///   - transport: Sends the requests.
  ///   - maximumBody: The largest size of a response in bytes; 8 MB by default, where a page of 40
  ///     posts takes 0.4 MB.
  ///   - now: Returns the current time, for limits given in seconds.
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

  /// Sends a request.
  ///
  /// - Returns: The response, for each status from 200 to 299.
  /// - Throws: ``APIError``, or `CancellationError` when the calling task is cancelled.
  public func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Response<Value> {
    try await send(request(endpoint), read: endpoint.read)
  }

  /// Requests another page of a list, at the link of the page before.
  ///
  /// - Parameters:
  ///   - link: ``LinkHeader/next`` or ``LinkHeader/previous`` of a response of this server,
  ///     unchanged.
  ///   - endpoint: The endpoint of the first page, which decodes the response.
  /// - Returns: The page.
  /// - Throws: ``APIError``, `.linkToOtherHost` for an address elsewhere; `CancellationError`.
  public func page<Value>(at link: URL, of endpoint: Endpoint<Value>) async throws -> Response<
    Value
  > {
    guard let url = own(link) else { throw APIError.linkToOtherHost(link.host ?? "") }
    return try await send(HTTPRequest(.get, url, headers: headers()), read: endpoint.read)
  }

  // MARK: Requests

  /// The address of an endpoint at this server.
  func request<Value>(_ endpoint: Endpoint<Value>) throws(APIError) -> HTTPRequest {
    let path = endpoint.path.map { part -> String? in
      // A part of dots only would change the path.
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
      request.body = .data(Data(fields.encoded.utf8))
    case .multipart(let form):
      request.headers["Content-Type"] = form.contentType
      request.body = .form(form)
    case .json(let value):
      request.headers["Content-Type"] = "application/json"
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let body = try? encoder.encode(value) else {
        throw .badRequest(endpoint.path.joined(separator: "/"))
      }
      request.body = .data(body)
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
  /// Servers behind a proxy sometimes name themselves with http; the request uses TLS even so.
  private func own(_ link: URL) -> URL? {
    if server.owns(link) { return link }
    var parts = URLComponents(url: link, resolvingAgainstBaseURL: true)
    parts?.scheme = server.url.scheme
    if parts?.port == 80 { parts?.port = nil }
    guard let url = parts?.url, link.scheme == "http", server.owns(url) else { return nil }
    return url
  }

  // MARK: Responses

  private func send<Value: Sendable>(
    _ request: HTTPRequest,
    read: @Sendable (HTTPResponse) throws -> Value
  ) async throws -> Response<Value> {
    var response = try await response(to: request)
    var isOwn = response.isOwn
    if !isOwn, response.isWithoutEffect, try await isServing() {
      // The server is there now, so what it returns is its own word, in whatever format.
      response = try await self.response(to: request)
      isOwn = response.isOwn || response.isWithoutEffect
    }
    guard (200...299).contains(response.status) else { throw refusal(response, isOwn: isOwn) }
    do {
      return Response(
        value: try read(response),
        status: response.status,
        links: LinkHeader(response.headers["Link"], relativeTo: request.url),
        retryAfter: AsyncRefresh.retryAfter(response.headers, now: now())
      )
    } catch let error as DecodingError {
      if !response.isJSON { throw APIError.notJSON(status: response.status) }
      throw APIError.decoding(DecodingProblem(error, found: response.kind))
    }
  }

  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    do {
      let response = try await transport.send(request, limit: maximumBody)
      serverClock.note(response.headers, at: now())
      return response
    } catch let failure as HTTPFailure {
      throw APIError.transport(failure)
    }
  }

  /// Whether the server itself responds, and not only a proxy in front of it: without a token,
  /// because a proxy may have one of its own.
  private func isServing() async throws -> Bool {
    var stranger = self
    stranger.token = nil
    do {
      let response = try await response(to: stranger.request(.oldInstance))
      return response.isObject && response.status < 500
    } catch is APIError {
      return false
    }
  }

  private func refusal(_ response: HTTPResponse, isOwn: Bool) -> APIError {
    if response.status == 429 {
      return .rateLimited(until: RateLimit.end(of: response.headers, now: now()))
    }
    let retryAt = RateLimit.retryAfter(response.headers, now: now())
    // A failure with a time to wait until is as good as the server's.
    guard isOwn || retryAt != nil && !response.isWithoutEffect else {
      return .notJSON(status: response.status)
    }
    let body = try? JSONDecoder().decode(ErrorBody.self, from: response.body)
    return .http(
      .init(
        status: response.status,
        message: body?.message,
        code: body?.code,
        retryAt: retryAt
      )
    )
  }
}

extension HTTPResponse {
  /// The first byte that is not white space.
  private var firstByte: UInt8? {
    body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether the body is a JSON object, as the errors of all servers are.
  fileprivate var isObject: Bool {
    firstByte == UInt8(ascii: "{") && (try? JSONSerialization.jsonObject(with: body)) != nil
  }

  /// The refusals that are about the size, form or number of requests, which a proxy may judge as
  /// well as the server.
  private static let statusesOfProxies: Set = [400, 408, 411, 413, 414, 415, 429, 431]

  /// Whether the response counts as the server's own: only then it says what there is, and what
  /// the reader may do.
  fileprivate var isOwn: Bool {
    status < 400 || isObject || Self.statusesOfProxies.contains(status)
  }

  /// Whether the request had no effect, according to the status.
  fileprivate var isWithoutEffect: Bool { status < 500 || status == 501 }

  /// Whether the body can be JSON, by its first byte: content types are not reliable.
  var isJSON: Bool {
    guard let firstByte else { return false }
    return firstByte != UInt8(ascii: "<")
  }

  /// The kind of the body, in plain English.
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
