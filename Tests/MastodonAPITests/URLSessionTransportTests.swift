import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct URLSessionTransportTests {
  private let server: LocalServer
  private let transport = URLSessionTransport(userAgent: "test/1", timeout: 10)

  init() throws {
    server = try LocalServer(answers: [
      "/ok": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
      "/gone": "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno",
      "/agent": "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{agent}",
      "/announced": "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\nx",
      "/endless": "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
        + String(repeating: "x", count: 100_000),
      "/away": "HTTP/1.1 302 Found\r\nLocation: /ok\r\nContent-Length: 0\r\n"
        + "Connection: close\r\n\r\n",
      "/round": "HTTP/1.1 302 Found\r\nLocation: /round\r\nContent-Length: 0\r\n"
        + "Connection: close\r\n\r\n",
      "/elsewhere":
        "HTTP/1.1 302 Found\r\nLocation: http://localhost:{port}/ok\r\nContent-Length: 0\r\n"
        + "Connection: close\r\n\r\n",
      "/token": "HTTP/1.1 200 OK\r\nX-Answer: a\r\nConnection: close\r\n\r\n{authorization}",
      "/to-token": "HTTP/1.1 307 Temporary Redirect\r\nLocation: /token\r\nContent-Length: 0\r\n"
        + "Connection: close\r\n\r\n",
    ])
  }

  private func send(
    _ path: String,
    _ method: HTTPMethod = .get,
    headers: HTTPHeaders = HTTPHeaders(),
    body: Data? = nil
  ) async throws -> HTTPResponse {
    let url = try require(server.url(path))
    return try await transport.send(
      HTTPRequest(method, url, headers: headers, body: body.map(HTTPBody.data)),
      limit: 1_000
    )
  }

  @Test func headerFieldsAreSentAndReceived() async throws {
    let answer = try await send("/token", headers: ["Authorization": "Bearer t"])
    expect(answer.body, equals: Data("Authorization: Bearer t".utf8))
    expect(answer.headers["x-answer"], equals: "a")
  }

  @Test func tokensFollowRedirectsWithinTheirHost() async throws {
    let answer = try await send("/to-token", headers: ["Authorization": "Bearer t"])
    expect(answer.body, equals: Data("Authorization: Bearer t".utf8))
  }

  @Test func tokensNeverFollowRedirectsToOtherHosts() async throws {
    try await expect(send("/elsewhere").body, equals: Data("hello".utf8))
    await #expect(throws: HTTPFailure.redirectedAway(to: "localhost")) {
      try await send("/elsewhere", headers: ["Authorization": "Bearer t"])
    }
  }

  /// A body may have the secret of the app, or the code of a sign-in.
  @Test func bodiesNeverFollowRedirectsToOtherHosts() async throws {
    await #expect(throws: HTTPFailure.redirectedAway(to: "localhost")) {
      try await send("/elsewhere", .post, body: Data("client_secret=s".utf8))
    }
  }

  @Test func redirectLoopsEnd() async throws {
    await #expect(throws: HTTPFailure.redirectedAway(to: "127.0.0.1")) { try await send("/round") }
  }

  private func get(_ path: String, limit: Int = 1_000) async throws -> HTTPResponse {
    try await transport.get(require(server.url(path)), limit: limit)
  }

  @Test func responsesHaveStatusAndBody() async throws {
    try await expect(get("/ok").body, equals: Data("hello".utf8))
    let gone = try await get("/gone")
    expect(gone.status, equals: 404)
    expect(gone.body, equals: Data("no".utf8))
  }

  @Test func redirectsAreFollowed() async throws {
    try await expect(get("/away").body, equals: Data("hello".utf8))
  }

  @Test func theServerReceivesTheUserAgent() async throws {
    try await expect(get("/agent").body, equals: Data("User-Agent: test/1".utf8))
  }

  /// Films are larger than what may be loaded whole.
  @Test func aStreamHasNoLimit() async throws {
    let request = HTTPRequest(.get, try require(server.url("/endless")))
    let stream = try await transport.stream(request, limit: 1_000)
    expect(stream.status, equals: 200)
    let body = try await stream.body(limit: 100_000)
    expect(body.count, equals: 100_000)
  }

  @Test func aStreamBeginsBeforeTheBodyHasArrived() async throws {
    let server = try PausingServer()
    let url = try require(URL(string: "http://127.0.0.1:\(server.port)/"))
    // The server pauses until this test is run again, which other tests may delay for minutes: no
    // time limit may pass meanwhile.
    let transport = URLSessionTransport(timeout: 86_400)
    let stream = try await transport.stream(HTTPRequest(.get, url), limit: 10)
    expect(stream.headers["content-length"], equals: "10")
    var pieces = stream.pieces.makeAsyncIterator()
    try await expect(pieces.next(), equals: Data("hello".utf8))
    server.goOn()
    try await expect(pieces.next(), equals: Data("world".utf8))
    try await expectNil(pieces.next())
  }

  @Test func failuresBeforeAStreamBeginsAreThrown() async throws {
    let away = HTTPRequest(.get, try require(server.url("/round")))
    await #expect(throws: HTTPFailure.redirectedAway(to: "127.0.0.1")) {
      try await transport.stream(away, limit: 10)
    }
    let nobody = HTTPRequest(.get, try require(URL(string: "http://nobody.invalid/")))
    await #expect(throws: HTTPFailure.unreachable) {
      try await transport.stream(nobody, limit: 10)
    }
  }

  @Test(arguments: ["/announced", "/endless"])
  func responsesLongerThanTheLimitFail(path: String) async throws {
    await #expect(throws: HTTPFailure.tooLarge(limit: 1_000)) { try await get(path) }
  }

  @Test(arguments: ["ftp://127.0.0.1/x", "file:///etc/hostname", "data:,x", "x"])
  func otherSchemesAreRejected(address: String) async throws {
    let url = try require(URL(string: address))
    await #expect(throws: HTTPFailure.unsupportedScheme(url.scheme ?? "")) {
      try await transport.get(url, limit: 10)
    }
  }

  @Test func aMissingServerIsUnreachable() async throws {
    // Nothing listens on the port that the server has just left.
    let port = try LocalServer(answers: [:]).port
    let url = try require(URL(string: "http://127.0.0.1:\(port)/"))
    await #expect(throws: HTTPFailure.unreachable) { try await transport.get(url, limit: 10) }
  }

  /// On a reused connection, libcurl retries by itself, and Foundation returns the code of the
  /// second failure: "cannot connect", for a request that the server has received.
  @Test(arguments: [HTTPMethod.delete, .post], [true, false])
  func aServerThatStopsAfterARequestIsNotUnreachable(method: HTTPMethod, resets: Bool) async throws
  {
    let server = try LeavingServer(resets: resets)
    let url = try require(URL(string: "http://127.0.0.1:\(server.port)/"))
    for _ in 0..<2 { try await expect(transport.get(url, limit: 10).status, equals: 200) }
    await #expect(
      performing: { try await transport.send(HTTPRequest(method, url), limit: 10) },
      throws: { if case HTTPFailure.other = $0 { true } else { false } }
    )
    // There is no listener anymore.
    await #expect(throws: HTTPFailure.unreachable) {
      try await transport.send(HTTPRequest(method, url), limit: 10)
    }
  }

  @Test func anUnknownHostNameIsUnreachable() async throws {
    let url = try require(URL(string: "http://nobody.invalid/"))
    await #expect(throws: HTTPFailure.unreachable) { try await transport.get(url, limit: 10) }
  }

  @Test func cancellingEndsTheWait() async throws {
    let url = try require(server.url("/silent"))
    let task = Task { [transport] in try await transport.get(url, limit: 10) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingDuringRedirectsIsSafe() async throws {
    let url = try require(server.url("/round"))
    for turns in 0..<40 {
      let task = Task { [transport] in try await transport.get(url, limit: 10) }
      for _ in 0..<turns * 10 { await Task.yield() }
      task.cancel()
      await #expect(throws: (any Error).self) { try await task.value }
    }
  }

  @Test func withoutAResponseTheRequestTimesOut() async throws {
    let hasty = URLSessionTransport(timeout: 1)
    let url = try require(server.url("/silent"))
    await #expect(throws: HTTPFailure.timedOut) { try await hasty.get(url, limit: 10) }
  }

  @Test func concurrentRequestsSucceed() async throws {
    let bodies = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<30 { group.addTask { try await get("/ok").body } }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    expect(bodies, equals: [Data("hello".utf8)])
  }
}
