import Expectations
import Foundation
import LocalStore
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Stored timelines are compared with the server's.
@Suite struct TimelineComparisonTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func everything(_ timeline: MastodonTimeline) async throws -> [String] {
    try await timeline.storedPage(downTo: nil, atLeast: 1_000).texts
  }

  private func readAll(_ timeline: MastodonTimeline) async throws {
    var page = try await timeline.moments(after: nil)
    while let next = page.next { page = try await timeline.moments(after: next) }
  }

  /// Posts of Bob's with one of Cem's after every fourth.
  private func postTogether(_ cem: String) -> (bob: [String], all: [String]) {
    var (bob, all) = ([String](), [String]())
    for number in 1...150 {
      fixture.post(1, from: number)
      bob.append(String(number))
      all.append(String(number))
      guard number.isMultiple(of: 4) else { continue }
      fixture.clock.advance(by: 1)
      server.post("cem \(number)", by: cem)
      all.append("cem \(number)")
    }
    return (bob.reversed(), all.reversed())
  }

  @Test func postsOfOneInstantStayAtPageBoundaries() async throws {
    // Their identities have no order: only the server knows which of them is above.
    let texts = (0..<200).map { String($0) }
    for text in texts { server.post(text, by: fixture.bob) }
    let home = try fixture.open().home
    try await readAll(home)
    try await expect(everything(home), equals: texts.reversed())
    let comparison = try await home.compare()
    expect(comparison.removed == 0 && comparison.inserted == 0)
    try await expect(everything(home), equals: texts.reversed())
  }

  @Test func comparisonAddsAndRemovesPostsOfFollowChanges() async throws {
    let cem = server.addAccount("cem")
    let texts = postTogether(cem)
    let home = try fixture.open().home
    try await readAll(home)
    try await expect(everything(home), equals: texts.bob)
    let place = ReadingPosition(
      momentID: try await home.storedPage(downTo: nil, atLeast: 99).items[80].id
    )
    try await home.store.setPosition(place, of: .home)

    server.follow(cem, by: fixture.ana)
    let came = try await home.compare()
    expect(came.inserted == 37 && came.removed == 0)
    try await expect(everything(home), equals: texts.all)

    server.unfollow(cem, by: fixture.ana)
    let went = try await home.compare()
    expect(went.inserted == 0 && went.removed == 37)
    try await expect(everything(home), equals: texts.bob)
    try await expect(home.store.position(of: .home), equals: place)
  }

  @Test func comparingAnEqualTimelineChangesNothing() async throws {
    fixture.post(100)
    let home = try fixture.open().home
    try await readAll(home)
    try await expect(home.compare(), equals: TimelineComparison(compared: 100))
    try await expect(everything(home), equals: numbers(100, downTo: 1))
  }

  @Test func comparisonKeepsGaps() async throws {
    fixture.post(10)
    let home = try fixture.open().home
    _ = try await home.moments(after: nil)
    fixture.post(300, from: 11)
    _ = try await home.refresh()
    let before = try await everything(home)
    expect(before, equals: numbers(310, downTo: 271) + ["…"] + numbers(46, downTo: 1))
    // One row above the gap and one below it are not on the requested pages.
    try await expect(home.compare(), equals: TimelineComparison(compared: 40 + 45))
    try await expect(everything(home), equals: before)
  }

  @Test func rowsInGapsAreCounted() async throws {
    fixture.post(10)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    fixture.post(300, from: 11)
    _ = try await provider.home.refresh()
    let before = try await everything(provider.home)
    expect(before, equals: numbers(310, downTo: 271) + ["…"] + numbers(46, downTo: 1))
    let comparison = try await provider.compareStored()
    expect(comparison.behindGaps == 224 && !comparison.hasMoreBehindGaps)
    try await expect(everything(provider.home), equals: before)
  }

  @Test func moreRowsInAGapThanAreCountedAreNoted() async throws {
    fixture.post(10)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    fixture.post(300, from: 11)
    _ = try await provider.home.refresh()
    let comparison = try await provider.home.compare(countingGaps: true, upTo: 3)
    expect(comparison.behindGaps, equals: 120)
    expect(comparison.hasMoreBehindGaps)
  }

  /// A gap from before gaps were stored.
  @Test func anUnnoticedGapIsFilled() async throws {
    let ids = fixture.post(250)
    let home = try fixture.open().home
    try await readAll(home)
    for id in ids[60..<180] { try await home.store.remove(postID: id) }
    try await expect(everything(home), equals: numbers(250, downTo: 181) + numbers(60, downTo: 1))
    let comparison = try await home.compare()
    expect(comparison.inserted, equals: 120)
    try await expect(everything(home), equals: numbers(250, downTo: 1))
  }

  /// Posts marked at the same time arrive in a different order.
  @Test func savedPostsFollowTheServersOrder() async throws {
    let ids = fixture.post(2)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let saved = provider.storedTimeline(.bookmarks)
    _ = try await saved.refresh()
    for id in ids { try await provider.perform(.bookmark(true, postID: id)) }
    try await expect(everything(saved), equals: numbers(2, downTo: 1))
    for id in ids.reversed() { server.bookmark(id, by: fixture.ana) }
    _ = try await saved.compare()
    try await expect(everything(saved), equals: ["1", "2"])
  }

  @Test func theHomeTimelineIsComparedOnceADay() async throws {
    let cem = server.addAccount("cem")
    server.post("older", by: cem)
    fixture.post(60)
    let provider = try fixture.open()
    try await readAll(provider.home)
    try await provider.compareHomeDaily()
    server.follow(cem, by: fixture.ana)
    try await provider.compareHomeDaily()
    try await expect(everything(provider.home), equals: numbers(60, downTo: 1))
    fixture.clock.advance(by: 86_400)
    try await provider.compareHomeDaily()
    try await expect(everything(provider.home), equals: numbers(60, downTo: 1) + ["older"])
  }

  @Test func allStoredTimelinesAreCompared() async throws {
    fixture.post(5)
    let provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
    let profile = provider.storedTimeline(.profile(accountID: fixture.bob))
    _ = try await profile.moments(after: nil)
    fixture.post(1, from: 6)
    try await expect(
      provider.compareStored(),
      equals: TimelineComparison(compared: 12, inserted: 2)
    )
    try await expect(everything(profile), equals: numbers(6, downTo: 1))
  }

  /// If the network fails in between, a gap is left.
  @Test func anInterruptedComparisonLeavesAGap() async throws {
    let ids = fixture.post(250)
    let home = try fixture.open().home
    try await readAll(home)
    for id in ids[60..<180] { try await home.store.remove(postID: id) }
    server.faults.next(.page(status: 502), matching: .get("/api/v1/timelines/home"), skipping: 2)
    await #expect(throws: ProviderError.self) { try await home.compare() }
    try await expect(
      everything(home),
      equals: numbers(250, downTo: 171) + ["…"] + numbers(60, downTo: 1)
    )
  }
}
