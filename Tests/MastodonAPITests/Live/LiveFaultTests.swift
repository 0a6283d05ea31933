import Expectations
import Foundation
import MastodonAPI
import TestSupport
import Testing
import _Testing_Mastodon

@Suite struct LiveFaultTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }

  init() throws {
    live = try LiveServer()
    for index in 0..<5 { server.post("post \(index)", by: live.bob) }
  }

  private var endpoint: Endpoint<LossyArray<Status>> { .publicTimeline() }

  /// Whether a failure is a transient one of the transport.
  private func isBreak(_ error: APIError?) -> Bool {
    guard case .transport = error else { return false }
    return error?.isTransient == true
  }

  @Test(arguments: [Fault.resetBeforeAnswer, .resetAfterEffect, .resetInBody])
  func aBrokenConnectionIsATransportFailure(fault: Fault) async throws {
    server.faults.next(fault)
    expect(isBreak(try await live.problem(endpoint)))
    try await expectNil(live.problem(endpoint))
    expect(server.faults.occurred.map(\.fault), equals: [fault])
  }

  @Test func aStoppedServerIsUnreachableUntilItRestarts() async throws {
    let client = try live.client(of: nil)
    _ = try await client.send(endpoint)
    server.stopListening()
    await #expect(throws: APIError.transport(.unreachable)) { try await client.send(endpoint) }
    try server.listen()
    try await expect(client.send(endpoint).value.elements.count, equals: 5)
  }

  @Test func aSlowResponseTimesOut() async throws {
    server.faults.next(.slow(seconds: 30))
    let problem = try await live.problem(endpoint, timeout: 1)
    expect(problem, equals: .transport(.timedOut))
  }

  @Test func aTruncatedResponseFails() async throws {
    server.faults.next(.truncatedJSON)
    guard case .decoding = try await live.problem(endpoint) else {
      Issue.record("half an answer was read")
      return
    }
  }

  @Test func anErrorPageIsRecognized() async throws {
    server.faults.next(.page(status: 502))
    try await expect(live.problem(endpoint), equals: .notJSON(status: 502))
    server.faults.next(.gatewayTimeoutAfterEffect)
    try await expect(live.problem(endpoint), equals: .notJSON(status: 504))
    server.faults.next(.page(status: 413))
    try await expect(live.problem(endpoint), equals: .http(.init(status: 413)))
    server.faults.next(.welcomePage)
    try await expect(live.problem(endpoint), equals: .notJSON(status: 200))
  }

  @Test(arguments: [500, 503])
  func serverErrorsAreTransient(status: Int) async throws {
    server.faults.next(.error(status: status))
    let problem = try await live.problem(endpoint)
    expect(problem?.status, equals: status)
    expect(problem?.isTransient, equals: true)
  }

  @Test func theServersWaitIsReported() async throws {
    server.faults.next(.tooManyRequests(reset: 90))
    let end = server.clock.now.addingTimeInterval(90)
    try await expect(live.problem(endpoint), equals: .rateLimited(until: end))
  }

  @Test func limitsAreCountedAndEndWithTheWindow() async throws {
    server.options.rateLimits[.token] = .init(3, per: 300)
    let client = try live.client(of: live.ana)
    let id = server.posts[0].id
    for _ in 0..<3 { _ = try await client.send(.status(id)) }
    let problem = try await live.problem(.status(id))
    guard case .rateLimited(let until?) = problem else {
      Issue.record("not limited: \(String(describing: problem))")
      return
    }
    // Windows are aligned to the clock.
    expect(until.timeIntervalSince1970.truncatingRemainder(dividingBy: 300), equals: 0)
    try await expectNil(live.problem(.status(id), by: live.bob))
    server.clock.advance(by: until.timeIntervalSince(server.clock.now))
    try await expectNil(live.problem(.status(id)))
  }

  @Test func aLimitedPostHasNoEffect() async throws {
    server.options.rateLimits[.statuses] = .init(1, per: 10_800)
    let draft = StatusRequest(text: "a")
    try await expectNil(live.problem(.post(draft, idempotencyKey: "1")))
    let problem = try await live.problem(.post(draft, idempotencyKey: "2"))
    expect(problem, equals: .rateLimited(until: server.clock.now.addingTimeInterval(10_800)))
    expect(server.posts(by: live.ana).count, equals: 1)
  }

  // MARK: Redirections

  @Test func tokensAreRedirectedWithinTheirServerOnly() async throws {
    let other = try TestMastodon()
    server.faults.next(.redirect)
    try await expectNil(live.problem(endpoint))
    expect(server.requests.map(\.hasToken), equals: [true, true])
    server.faults.next(.redirectElsewhere("\(other.url.absoluteString)/api/v1/timelines/public"))
    let problem = try await live.problem(endpoint)
    expect(problem, equals: .transport(.redirectedAway(to: "127.0.0.1")))
    expect(other.requests, satisfies: \.isEmpty)
    // Another name of the same machine is another host.
    server.faults.next(
      .redirectElsewhere("http://localhost:\(server.port)/api/v1/timelines/public")
    )
    try await expect(live.problem(endpoint), equals: .transport(.redirectedAway(to: "localhost")))
    expect(server.requests.count, equals: 4)
  }

  @Test func linksToOtherServersAreNotFollowed() async throws {
    let other = try TestMastodon()
    let client = try live.client(of: live.ana)
    let link = other.url.appending(path: "api/v1/timelines/public")
    await #expect(throws: APIError.linkToOtherHost("127.0.0.1")) {
      try await client.page(at: link, of: endpoint)
    }
    expect(other.requests, satisfies: \.isEmpty)
  }

  @Test func requestsWithoutATokenFollowAllRedirects() async throws {
    let other = try TestMastodon()
    other.post("over here", by: other.addAccount("zoe"))
    server.faults.next(.redirectElsewhere("\(other.url.absoluteString)/api/v1/timelines/public"))
    let rows = try await live.client(of: nil).send(endpoint).value.elements
    expect(rows.map(\.content), equals: ["<p>over here</p>"])
  }

  // MARK: Bounds

  @Test func aHugeResponseIsCancelled() async throws {
    server.faults.next(.hugeBody(bytes: 20_000_000))
    try await expect(live.problem(endpoint), equals: .transport(.tooLarge(limit: 8_000_000)))
  }

  @Test func theClientSendsItsUserAgent() async throws {
    server.options.requiresUserAgent = true
    try await expectNil(live.problem(endpoint))
    expect(server.requests.last?.headers["user-agent"], equals: "tests/1")
  }

  @Test(arguments: Seeds.first(1))
  func randomFaultsAreTheSameForTheSameSeed(seed: UInt64) async throws {
    func run() async throws -> [Fault] {
      let live = try LiveServer()
      live.server.faults.random(rate: 0.4, seed: seed)
      for _ in 0..<25 { _ = try await live.problem(.publicTimeline()) }
      return live.server.faults.occurred.map(\.fault)
    }
    let (first, second) = (try await run(), try await run())
    expect(first, equals: second)
    expect((2...23).contains(first.count))
  }
}
