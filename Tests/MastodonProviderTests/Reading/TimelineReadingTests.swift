import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Timelines over a server on real sockets and a store on disk.
@Suite struct TimelineReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func everything(_ timeline: MastodonTimeline) async throws -> [String] {
    try await timeline.storedPage(downTo: nil, atLeast: 1_000).texts
  }

  @Test func theFirstPageIsFetchedOnceAndThenReadFromDisk() async throws {
    fixture.post(5)
    let page = try await fixture.open().home.moments(after: nil)
    expect(page.texts, equals: numbers(5, downTo: 1))
    server.forgetRequests()
    let again = try fixture.open()
    try await expect(
      again.home.storedPage(downTo: nil, atLeast: 20).texts,
      equals: numbers(5, downTo: 1)
    )
    try await expect(again.home.moments(after: nil).texts, equals: numbers(5, downTo: 1))
    expect(server.requests, satisfies: \.isEmpty)
  }

  @Test func fetchedMomentsAreReadableOffline() async throws {
    fixture.post(3)
    _ = try await fixture.open().home.moments(after: nil)
    server.stopListening()
    let offline = try fixture.open()
    try await expect(offline.home.moments(after: nil).texts, equals: numbers(3, downTo: 1))
    await #expect(throws: ProviderError.self) { try await offline.home.refresh() }
    try await expect(everything(offline.home), equals: numbers(3, downTo: 1))
    try server.listen()
    fixture.post(1, from: 4)
    try await expect(offline.home.refresh().texts, equals: numbers(4, downTo: 1))
  }

  @Test(arguments: [TimelineScope.home, .hashtag("sea"), .bookmarks])
  func aTimelineThatIsKnownToBeEmptyIsEmptyOffline(scope: TimelineScope) async throws {
    try await expect(
      fixture.open().storedTimeline(scope).moments(after: nil).items,
      satisfies: \.isEmpty
    )
    server.stopListening()
    let offline = try fixture.open()
    let page = try await offline.storedTimeline(scope).moments(after: nil)
    expect(page.items.isEmpty && page.next == nil)
    // Nothing is known of another one.
    await #expect(throws: ProviderError.self) {
      _ = try await offline.storedTimeline(.local).moments(after: nil)
    }
  }

  @Test func olderPagesLoadToTheEnd() async throws {
    fixture.post(130)
    let home = try fixture.open().home
    var page = try await home.moments(after: nil)
    var texts = page.texts
    while let next = page.next {
      page = try await home.moments(after: next)
      texts += page.texts
    }
    expect(texts, equals: numbers(130, downTo: 1))
    server.forgetRequests()
    let again = try fixture.open().home
    try await expect(everything(again), equals: numbers(130, downTo: 1))
    expect(server.requests, satisfies: \.isEmpty)
  }

  @Test func aFewNewPostsJoinTheStoredRows() async throws {
    fixture.post(10)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(30, from: 11)
    _ = try await home.refresh()
    try await expect(everything(home), equals: numbers(40, downTo: 1))
  }

  @Test func aGapOfOnePageClosesAutomatically() async throws {
    fixture.post(10)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(70, from: 11)
    _ = try await home.refresh()
    try await expect(everything(home), equals: numbers(80, downTo: 1))
  }

  private func withGap() async throws -> (MastodonTimeline, TimelineGap) {
    fixture.post(10)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(200, from: 11)
    _ = try await home.refresh()
    let page = try await home.storedPage(downTo: nil, atLeast: 1_000)
    expect(page.texts, equals: numbers(210, downTo: 171) + ["…"] + numbers(46, downTo: 1))
    return (home, try require(page.gaps.first))
  }

  @Test func aLargeGapFillsFromAbove() async throws {
    let (home, gap) = try await withGap()
    try await home.fill(gap.id, from: .above)
    try await expect(
      everything(home),
      equals: numbers(210, downTo: 131) + ["…"] + numbers(46, downTo: 1)
    )
    // Three more pages return the rest; only where two pages meet is it known that nothing is
    // between.
    for _ in 0..<3 { try await home.fill(gap.id, from: .above) }
    try await expect(everything(home), equals: numbers(210, downTo: 1))
    server.forgetRequests()
    try await home.fill(gap.id, from: .above)
    expect(server.requests, satisfies: \.isEmpty)
  }

  @Test func aGapFillsFromBelow() async throws {
    let (home, gap) = try await withGap()
    try await home.fill(gap.id, from: .below)
    try await expect(
      everything(home),
      equals: numbers(210, downTo: 171) + ["…"] + numbers(82, downTo: 1)
    )
    try await home.fill(gap.id, from: .above)
    for _ in 0..<2 { try await home.fill(gap.id, from: .below) }
    try await expect(everything(home), equals: numbers(210, downTo: 1))
  }

  /// A server with a cold cache responds to `min_id` with rows from further above: a page without a
  /// stored row has no known position, so the gap is filled from above.
  @Test(arguments: [60, 120]) func nonadjacentPagesCauseNoHole(skipped: Int) async throws {
    fixture.post(10)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(200, from: 11)
    server.options.rowsSkippedAboveMinID = skipped
    _ = try await home.refresh()
    try await expect(
      everything(home),
      equals: numbers(210, downTo: 131) + ["…"] + numbers(10, downTo: 1)
    )
    let gap = try require(try await home.storedPage(downTo: nil, atLeast: 1_000).gaps.first)
    for _ in 0..<4 { try await home.fill(gap.id, from: .below) }
    try await expect(everything(home), equals: numbers(210, downTo: 1))
  }

  @Test func aGapWithOneRowBelowFillsFromAbove() async throws {
    fixture.post(1)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(100, from: 2)
    _ = try await home.refresh()
    try await expect(everything(home), equals: numbers(101, downTo: 22) + ["…", "1"])
  }

  @Test func anUnfillableGapStays() async throws {
    let (home, gap) = try await withGap()
    server.faults.next(.page(status: 502), matching: .get("/api/v1/timelines/home"))
    await #expect(throws: ProviderError.self) { try await home.fill(gap.id, from: .above) }
    try await expect(home.storedPage(downTo: nil, atLeast: 1_000).gaps, equals: [gap])
  }

  @Test func repeatedPagesAreNotFollowed() async throws {
    fixture.post(60)
    let home = try fixture.open().home
    var page = try await home.moments(after: nil)
    var texts = page.texts
    server.faults.always(.pagingLoop, matching: .get("/api/v1/timelines/home"))
    server.forgetRequests()
    while let next = page.next {
      page = try await home.moments(after: next)
      texts += page.texts
      try require(server.requests.count < 20)
    }
    expect(texts, equals: numbers(60, downTo: 1))
  }

  @Test func duplicateRowsAreInsertedOnce() async throws {
    fixture.post(100)
    server.faults.always(.repeatedRows, matching: .get("/api/v1/timelines/home"))
    let home = try fixture.open().home
    var page = try await home.moments(after: nil)
    var texts = page.texts
    while let next = page.next {
      page = try await home.moments(after: next)
      texts += page.texts
    }
    expect(texts, equals: numbers(100, downTo: 1))
    try await expect(everything(home), equals: numbers(100, downTo: 1))
  }

  @Test func anInvalidRowIsSkippedAlone() async throws {
    fixture.post(9)
    server.faults.next(.badElement, matching: .get("/api/v1/timelines/home"))
    let page = try await fixture.open().home.moments(after: nil)
    expect(page.texts, equals: numbers(9, downTo: 1))
    expect(page.skipped.count, equals: 1)
  }

  @Test(arguments: [
    (Fault.welcomePage, ProviderError.unexpectedResponse(url: "", found: "no JSON")),
    (.page(status: 502), .httpStatus(url: "", code: 502)),
    (.error(status: 500), .httpStatus(url: "", code: 500)),
    (.error(status: 401), .signInNeeded),
  ])
  func aServerErrorIsReported(fault: Fault, expected: ProviderError) async throws {
    fixture.post(2)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    server.faults.next(fault, matching: .get("/api/v1/timelines/home"))
    let error = await #expect(throws: ProviderError.self) { try await home.refresh() }
    expect(error?.withoutURL, equals: expected)
    try await expect(everything(home), equals: ["2", "1"])
  }

  @Test func aRevokedTokenIsReportedImmediately() async throws {
    fixture.post(2)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    var received = provider.signInsNeeded().makeAsyncIterator()
    server.faults.next(.error(status: 401), matching: .get("/api/v1/timelines/home"))
    await #expect(throws: ProviderError.signInNeeded) { try await provider.home.refresh() }
    await expect(received.next() != nil)
    // Sending stops, too, and continues after the next sign-in.
    server.faults.next(.error(status: 401), matching: .post("/api/v1/statuses"))
    let post = try require(try await provider.home.storedPage(downTo: nil, atLeast: 1).items.first)
    try await provider.perform(.like(true, postID: post.postID))
    let runner = provider.makeOutboxRunner()
    await runner.start()
    await expect(received.next() != nil)
    await runner.stop()
    await runner.start()
    try await eventually { server.isLiked(post.postID, by: fixture.ana) }
    await runner.stop()
  }

  @Test func aTimelineInPreparationIsReported() async throws {
    fixture.post(3)
    server.options.homePreparations = 1
    let home = try fixture.open(sleep: { _ in Issue.record("nobody waits here") }).home
    await #expect(throws: ProviderError.preparing(retryAfter: 5)) {
      try await home.moments(after: nil)
    }
    try await expect(home.moments(after: nil).texts, equals: numbers(3, downTo: 1))
    server.options.homePreparations = 1
    fixture.post(1, from: 4)
    await #expect(throws: ProviderError.preparing(retryAfter: 5)) { try await home.refresh() }
    try await expect(everything(home), equals: numbers(3, downTo: 1))
    try await expect(home.refresh().texts, equals: numbers(4, downTo: 1))
  }

  /// Responses during the preparation have missing rows: storing them as pages would remove rows
  /// that are not returned yet.
  @Test func aTimelineInPreparationRemovesNoStoredRows() async throws {
    fixture.post(5)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    server.options.homePreparations = 1
    server.options.homeRowsWhilePreparing = 2
    await #expect(throws: ProviderError.preparing(retryAfter: 5)) { try await home.refresh() }
    try await expect(everything(home), equals: numbers(5, downTo: 1))
  }

  @Test func requestedWaitsAreRespected() async throws {
    fixture.post(3)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    let end = fixture.clock.now.addingTimeInterval(120)
    server.faults.next(.tooManyRequests(reset: 120))
    await #expect(throws: ProviderError.rateLimited(until: end)) {
      try await provider.home.refresh()
    }
    server.forgetRequests()
    await #expect(throws: ProviderError.rateLimited(until: end)) {
      try await provider.storedTimeline(.public).refresh()
    }
    expect(server.requests, satisfies: \.isEmpty)
    fixture.clock.advance(by: 121)
    try await expect(provider.home.refresh().items.count, equals: 3)
  }

  @Test func requestedWaitsOfFailingServersAreRespected() async throws {
    fixture.post(3)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    let end = fixture.clock.now.addingTimeInterval(30)
    server.faults.next(.overloaded(seconds: 30))
    let error = await #expect(throws: ProviderError.self) { try await provider.home.refresh() }
    expect(error?.withoutURL, equals: .httpStatus(url: "", code: 503))
    server.forgetRequests()
    await #expect(throws: ProviderError.rateLimited(until: end)) {
      try await provider.home.refresh()
    }
    expect(server.requests, satisfies: \.isEmpty)
    fixture.clock.advance(by: 31)
    try await expect(provider.home.refresh().items.count, equals: 3)
  }

  @Test func fullyFilteredPagesAreSkipped() async throws {
    fixture.server.addFilter("hidden", of: fixture.ana, action: "hide")
    fixture.post(5)
    for _ in 0..<30 {
      fixture.clock.advance(by: 1)
      server.post("hidden", by: fixture.bob)
    }
    let page = try await fixture.open().home.moments(after: nil)
    expect(page.texts.filter { $0 != "hidden" }, equals: numbers(5, downTo: 1))
    let now = fixture.clock.now
    expect(page.items.filter { $0.verdict(in: .home, at: now) == .hide }.count, equals: 30)
  }

  @Test func postsOfTheReaderAreOwn() async throws {
    server.post("mine", by: fixture.ana)
    fixture.post(1)
    let page = try await fixture.open().home.moments(after: nil)
    expect(page.items.map(\.isOwn), equals: [false, true])
  }

  @Test func everyScopeHasItsOwnTimeline() async throws {
    server.post("about #Birds", by: fixture.bob)
    let list = server.addList("friends", of: fixture.ana, members: [fixture.bob])
    let provider = try fixture.open()
    let scopes: [TimelineScope] = [
      .public, .local, .hashtag("birds"), .profile(accountID: fixture.bob), .list(id: list),
    ]
    for scope in scopes {
      try await expect(
        provider.storedTimeline(scope).moments(after: nil).items.count,
        equals: 1,
        "\(scope)"
      )
    }
    try await expect(
      provider.storedTimeline(.hashtag("BIRDS")).storedPage(downTo: nil, atLeast: 5).items
        .count,
      equals: 1
    )
    let head = try await provider.storedTimeline(.profile(accountID: fixture.bob)).profile()
    expect(head?.handle, equals: "bob")
    try await expect(provider.home.profile()?.handle, equals: "ana")
    try await expectNil(provider.storedTimeline(.public).profile())
  }
}

extension ProviderError {
  /// The error without addresses, which contain the port.
  fileprivate var withoutURL: ProviderError {
    switch self {
    case .unexpectedResponse(_, let found): .unexpectedResponse(url: "", found: found)
    case .httpStatus(_, let code): .httpStatus(url: "", code: code)
    default: self
    }
  }
}
