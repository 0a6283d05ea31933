import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct MastodonClientTests {
  private func client(_ transport: FakeTransport, token: String? = "secret") throws
    -> MastodonClient
  {
    MastodonClient(
      server: try MastodonServer("s.example"),
      token: token.map(AccessToken.init),
      transport: transport,
      now: { Date(timeIntervalSince1970: 1_000) }
    )
  }

  private func error(_ transport: FakeTransport) async throws -> APIError? {
    let client = try client(transport)
    do {
      _ = try await client.send(.homeTimeline())
      return nil
    } catch {
      return error as? APIError
    }
  }

  // MARK: Requests

  @Test func aRequestHasPathQueryTokenAndForm() async throws {
    let transport = FakeTransport(json: #"{"id":"1"}"#)
    let client = try client(transport)
    _ = try await client.send(.favourite("a/b?c#d é%"))
    _ = try await client.send(
      .post(
        StatusRequest(text: "1+1=2 & ü", mediaIDs: ["4", "5"], warning: "w"),
        idempotencyKey: "key"
      )
    )
    _ = try? await client.send(.homeTimeline(PageRequest(minID: "7", limit: 40)))
    let requests = transport.requests
    expect(requests[0].method, equals: .post)
    expect(
      requests[0].url.absoluteString,
      equals: "https://s.example/api/v1/statuses/a%2Fb%3Fc%23d%20%C3%A9%25/favourite"
    )
    expect(requests[0].headers["authorization"], equals: "Bearer secret")
    expect(requests[1].headers["idempotency-key"], equals: "key")
    expect(requests[1].headers["content-type"], equals: "application/x-www-form-urlencoded")
    expect(
      String(decoding: try requests[1].body?.data() ?? Data(), as: UTF8.self),
      equals:
        "status=1%2B1%3D2%20%26%20%C3%BC&media_ids%5B%5D=4&media_ids%5B%5D=5&spoiler_text=w&sensitive=false"
    )
    expect(
      requests[2].url.absoluteString,
      equals: "https://s.example/api/v1/timelines/home?min_id=7&limit=40"
    )
  }

  @Test func withoutAReaderNoTokenIsSent() async throws {
    let transport = FakeTransport(json: "[]")
    _ = try await client(transport, token: nil).send(.publicTimeline(isLocal: true))
    expectNil(transport.requests[0].headers["Authorization"])
    expect(transport.requests[0].url.query, equals: "local=true")
  }

  @Test(arguments: ["", ".", ".."])
  func anIdentifierThatWouldChangeThePathIsRejected(id: String) async throws {
    let transport = FakeTransport(json: "{}")
    await #expect(throws: APIError.self) { try await client(transport).send(.status(id)) }
    expect(transport.requests, satisfies: \.isEmpty)
  }

  @Test func anUploadIsAFormWithAFile() async throws {
    let transport = FakeTransport(json: #"{"id":"1","type":"image"}"#, status: 202)
    let answer = try await client(transport).send(
      .upload(
        .data(Data("PNG".utf8)),
        name: "a\"\r\n.png",
        type: "image/png",
        description: "ein Bild",
        focus: .init(x: 0.5, y: -1)
      )
    )
    expect(answer.isUnfinished)
    let request = transport.requests[0]
    let type = try require(request.headers["Content-Type"])
    let boundary = try require(type.split(separator: "boundary=").last)
    let body = String(decoding: try request.body?.data() ?? Data(), as: UTF8.self)
    expect(
      body,
      equals: """
        --\(boundary)\r
        Content-Disposition: form-data; name="file"; filename="a%22%0D%0A.png"\r
        Content-Type: image/png\r
        \r
        PNG\r
        --\(boundary)\r
        Content-Disposition: form-data; name="description"\r
        \r
        ein Bild\r
        --\(boundary)\r
        Content-Disposition: form-data; name="focus"\r
        \r
        0.5,-1.0\r
        --\(boundary)--\r\n
        """
    )
  }

  // MARK: Answers

  @Test func aResponseReportsItsPages() async throws {
    let transport = FakeTransport(
      json: #"[{"id":"1"},{"no":"id"},{"id":"2"}]"#,
      status: 206,
      headers: [
        "Link": "<https://s.example/api/v1/timelines/home?max_id=1>; rel=\"next\""
      ]
    )
    let answer = try await client(transport).send(.homeTimeline())
    expect(answer.value.elements.map(\.id), equals: ["1", "2"])
    expect(answer.value.skipped.map(\.index), equals: [1])
    expect(answer.isUnfinished)
    expect(answer.links.next != nil)
  }

  @Test(
    arguments: [
      (["Mastodon-Async-Refresh": #"id="ab,c", retry=5, result_count=2"#], 5),
      (["Mastodon-Async-Refresh": #"id="abc", retry="7""#, "Retry-After": "60"], 7),
      (["Retry-After": "60"], 60), (["Retry-After": "Sat, 01 Aug 2026 12:01:30 GMT"], 90),
      (["Mastodon-Async-Refresh": #"id="abc""#, "Retry-After": "12.5"], 12.5),
      // No server makes its readers wait for longer than a day.
      (["Mastodon-Async-Refresh": "retry=1e300"], 86_400), (["Retry-After": "1e9"], 86_400),
      (["Mastodon-Async-Refresh": "retry=soon", "Retry-After": "-1"], nil), ([:], nil),
    ] as [([String: String], Double?)]
  )
  func aResponseReportsWhenToRetry(fields: [String: String], seconds: Double?) async throws {
    var headers = HTTPHeaders()
    for (name, value) in fields { headers[name] = value }
    let client = MastodonClient(
      server: try MastodonServer("https://s.example"),
      transport: FakeTransport(json: "[]", status: 206, headers: headers),
      now: { Date(timeIntervalSince1970: 1_785_585_600) }
    )
    try await expect(client.send(.homeTimeline()).retryAfter, equals: seconds)
  }

  @Test func pagesAreRequestedAtTheirLinks() async throws {
    let transport = FakeTransport(json: "[]")
    let link = try require(URL(string: "https://s.example/api/v1/x?max_id=%2F+&y"))
    _ = try await client(transport).page(at: link, of: .homeTimeline())
    expect(transport.requests[0].url, equals: link)
    expect(transport.requests[0].headers["Authorization"], equals: "Bearer secret")
  }

  @Test func httpLinksAreRequestedOverTLS() async throws {
    let transport = FakeTransport(json: "[]")
    let link = try require(URL(string: "http://s.example/api/v1/x?max_id=1"))
    _ = try await client(transport).page(at: link, of: .homeTimeline())
    expect(transport.requests[0].url.absoluteString, equals: "https://s.example/api/v1/x?max_id=1")
  }

  @Test(arguments: ["https://evil.example/api", "https://s.example:8443/api", "ftp://s.example/"])
  func tokensAreNotSentToOtherServers(address: String) async throws {
    let transport = FakeTransport(json: "[]")
    let link = try require(URL(string: address))
    await #expect(throws: APIError.linkToOtherHost(link.host ?? "")) {
      try await client(transport).page(at: link, of: .homeTimeline())
    }
    expect(transport.requests, satisfies: \.isEmpty)
  }

  // MARK: Refusals

  @Test func aRefusalReportsStatusAndMessage() async throws {
    let refused = FakeTransport(
      json:
        #"{"error":"テキストが空です","details":{"text":[{"error":"ERR_BLANK","description":"空"},{"x":1}]}}"#,
      status: 422
    )
    guard case .http(let problem)? = try await error(refused) else {
      Issue.record("not a refusal")
      return
    }
    expect(problem.status, equals: 422)
    expect(problem.message, equals: "テキストが空です")
  }

  @Test func anOAuthErrorKeepsItsCode() async throws {
    let transport = FakeTransport(
      json: #"{"error":"invalid_grant","error_description":"The code is spent"}"#,
      status: 400
    )
    try await expect(
      error(transport),
      equals: .http(.init(status: 400, message: "The code is spent", code: "invalid_grant"))
    )
  }

  @Test(arguments: [
    ("120", 1_120.0), ("0", 1_000), ("99999999", 87_400),
    ("Thu, 01 Jan 1970 00:20:00 GMT", 1_200), ("Thu, 01 Jan 1970 00:00:00 GMT", 1_000),
  ])
  func aLimitReportsHowLongToWait(field: String, end: Double) async throws {
    let transport = FakeTransport(json: "{}", status: 429, headers: ["Retry-After": field])
    try await expect(
      error(transport),
      equals: .rateLimited(until: Date(timeIntervalSince1970: end))
    )
  }

  @Test(arguments: [
    ("X-RateLimit-Reset", "1970-01-01T00:28:40.000Z"),
    ("Retry-After", "Thu, 01 Jan 1970 00:28:40 GMT"),
  ])
  func limitsEndByTheServersClock(field: String, end: String) async throws {
    // The server's clock is ten minutes ahead: two minutes are left.
    let headers: HTTPHeaders = [field: end, "Date": "Thu, 01 Jan 1970 00:26:40 GMT"]
    let transport = FakeTransport(json: "{}", status: 429, headers: headers)
    try await expect(
      error(transport),
      equals: .rateLimited(until: Date(timeIntervalSince1970: 1_120))
    )
  }

  @Test func aLimitWithoutAnEndIsReported() async throws {
    try await expect(
      error(FakeTransport(json: "{}", status: 429)),
      equals: .rateLimited(until: nil)
    )
  }

  @Test(arguments: [(502, "<html><h1>Bad Gateway"), (200, " \n<!doctype html>"), (503, "")])
  func anHTMLPageInPlaceOfJSONIsRecognized(status: Int, body: String) async throws {
    try await expect(
      error(FakeTransport(json: body, status: status)),
      equals: .notJSON(status: status)
    )
  }

  /// A proxy's, as its answer is no JSON, and the server does not answer another request either.
  @Test(arguments: [401, 403, 404, 405, 410, 501], ["404 page not found\n", "<html>no", "", "[1"])
  func aRefusalOfAProxyIsNotTheServers(status: Int, body: String) async throws {
    let transport = FakeTransport(json: body, status: status)
    try await expect(error(transport), equals: .notJSON(status: status))
    expect(transport.requests.map(\.url.path).suffix(1), equals: ["/api/v1/instance"])
    expectNil(transport.requests.last?.headers["Authorization"])
  }

  @Test func aRefusalOfAProxyIsNotTheServersEvenWithATimeToWait() async throws {
    let transport = FakeTransport(json: "no", status: 404, headers: ["Retry-After": "2"])
    try await expect(error(transport), equals: .notJSON(status: 404))
  }

  /// These are about the request alone.
  @Test(arguments: [400, 413, 414])
  func aProxyMayRefuseTheFormOfARequest(status: Int) async throws {
    let transport = FakeTransport(json: "<html>no", status: status)
    try await expect(error(transport), equals: .http(.init(status: status)))
    expect(transport.requests.count, equals: 1)
  }

  @Test func jsonOfAnotherShapeFailsWithTheFoundKind() async throws {
    let found = try await error(FakeTransport(json: #"{"a":1}"#))
    expect(found, equals: .decoding(.wrongKind(found: "an object")))
  }

  @Test func temporaryFailuresAreDistinguishedFromPermanentOnes() {
    let transient: [APIError] = [
      .transport(.timedOut), .transport(.offline), .http(.init(status: 503)), .notJSON(status: 502),
      .rateLimited(until: nil), .http(.init(status: 409)),
    ]
    let permanent: [APIError] = [
      .transport(.insecure), .http(.init(status: 422)), .http(.init(status: 401)),
      .decoding(.invalidJSON), .notJSON(status: 200),
    ]
    expect(transient.allSatisfy { $0.isTransient })
    expect(!permanent.contains { $0.isTransient })
    expect(APIError.http(.init(status: 401)).needsSignIn)
    expect(!APIError.http(.init(status: 403)).needsSignIn)
  }

  // MARK: Secrets

  @Test func tokensAreNeverPrinted() async throws {
    let transport = FakeTransport(json: "[]")
    let client = try client(transport, token: "s3cr3t")
    _ = try await client.send(.homeTimeline())
    let request = transport.requests[0]
    var dumped = ""
    dump(client, to: &dumped)
    dump(request, to: &dumped)
    dump(
      try JSONDecoder().decode(Token.self, from: Data(#"{"access_token":"s3cr3t"}"#.utf8)),
      to: &dumped
    )
    let all =
      dumped + "\(client) \(request) \(String(reflecting: request)) \(AccessToken("s3cr3t"))"
    expect(!all.contains("s3cr3t"))
  }
}
