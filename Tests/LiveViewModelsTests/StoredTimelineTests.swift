import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsValues
import SocialModel
import Testing

@MainActor @Suite struct StoredTimelineTests {
  private let offline = ProviderError.network(url: "https://s.example", reason: .offline)

  // MARK: Loading

  @Test func storedRowsAreShownBeforeTheNetworkResponds() async throws {
    let harness = await StoredTimelineHarness { $0.rows = (1...3).map { Sample.moment("\($0)") } }
    await harness.provider.hold("refresh")
    let viewModel = try require(harness.viewModel)
    let load = Task { await viewModel.load() }
    try await harness.until { await harness.provider.isSomebodyWaiting }
    expect(viewModel.state, equals: .content)
    expect(harness.list, equals: "1 2 3")
    await expect(harness.provider.asked, equals: ["kept - 20", "refresh"])
    await harness.provider.release()
    await load.value
    expect(harness.list, equals: "1 2 3")
  }

  @Test func aFailedRefreshShowsAMessageAndKeepsTheRows() async {
    let failure = offline
    let harness = await StoredTimelineHarness.loaded { $0.incoming = .failure(failure) }
    expect(harness.viewModel?.state, equals: .content)
    expect(harness.list, equals: "1 2 3")
    expect(harness.messages.map(\.kind), equals: [.failure])
    expect(
      harness.messages.first?.text,
      equals: "The timeline could not be refreshed. Check your connection and try again."
    )
  }

  @Test func withoutStoredRowsOfflineLoadingCanBeRetried() async throws {
    let failure = offline
    let harness = await StoredTimelineHarness { $0.incoming = .failure(failure) }
    let viewModel = try require(harness.viewModel)
    await viewModel.load()
    guard case .failed(let shown) = viewModel.state else {
      Issue.record("it should have failed, and is \(viewModel.state)")
      return
    }
    expect(shown.retryTitle != nil)
    await harness.provider.set { $0.incoming = .success([Sample.moment("1")]) }
    await viewModel.load()
    expect(viewModel.state, equals: .content)
    expect(harness.list, equals: "1")
  }

  @Test func aStoreThatCannotBeReadFailsWithItsReason() async throws {
    let harness = await StoredTimelineHarness {
      $0.storeFailure = ProviderError.notSaved(path: "store.sqlite", reason: "disk")
    }
    await harness.viewModel?.load()
    guard case .failed(let shown)? = harness.viewModel?.state else {
      Issue.record("it should have failed")
      return
    }
    expect(shown.message.contains("store.sqlite"))
  }

  @Test func olderPagesFollowTheStoredRows() async throws {
    let harness = await StoredTimelineHarness.loaded(25) { $0.older = [Sample.moment("26")] }
    let viewModel = try require(harness.viewModel)
    expect(harness.rows.count, equals: 20)
    await viewModel.loadMore()
    expect(harness.rows.count, equals: 25)
    await viewModel.loadMore()
    expect(harness.rows.count, equals: 26)
    expect(viewModel.paging, equals: .end)
  }

  @Test func aPageLoadedDuringAReadIsNotLost() async throws {
    let harness = await StoredTimelineHarness.loaded(22)
    let viewModel = try require(harness.viewModel)
    await harness.provider.hold("kept")
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { await harness.provider.isSomebodyWaiting }
    await viewModel.loadMore()
    expect(harness.rows.count, equals: 22)
    await harness.provider.release()
    try await harness.until { await harness.provider.asked.last == "kept 22 22" }
    expect(harness.rows.count, equals: 22)
  }

  // MARK: Changes

  @Test func rowsInsertedIntoTheStoreAreShown() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.set { $0.rows.insert(Sample.moment("0"), at: 0) }
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { harness.list == "0 1 2 3" }
  }

  @Test func concurrentChangesAreCoalesced() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.hold("kept")
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { await harness.provider.isSomebodyWaiting }
    let before = await harness.provider.asked.count
    for number in 4...9 {
      await harness.provider.set { $0.rows.insert(Sample.moment("\(number)"), at: 0) }
      harness.provider.source.notify(SocialChange(timelines: [.home]))
    }
    await expect(harness.provider.asked.count, equals: before)
    await harness.provider.release()
    try await harness.until { harness.list == "9 8 7 6 5 4 1 2 3" }
    // One read for the changes during the first read; changes that the stream had not delivered yet
    // cost another.
    await expect(harness.provider.asked.count, isAtMost: before + 7)
  }

  @Test func onlyRowsOfAChangedPostAreRead() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.change("2") { $0.text = RichText("other words") }
    await harness.provider.change("3") { $0.text = RichText("not told yet") }
    harness.provider.source.notify(SocialChange(posts: ["2"]))
    try await harness.until { harness.row("2")?.text.string == "other words" }
    expect(harness.row("3")?.text.string, equals: "text")
    await expect(harness.provider.asked.last, equals: "rows 2")
  }

  @Test func onlyRowsOfAChangedPersonAreRead() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.change("1") { $0.author.displayName = "Anna" }
    harness.provider.source.notify(SocialChange(accounts: ["a"]))
    try await harness.until { harness.row("1")?.author.name == "Anna" }
    await expect(harness.provider.asked.last, equals: "rows 1,2,3")
  }

  @Test func deletedPostsAreRemovedFromTheList() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.set { $0.rows.remove(at: 1) }
    harness.provider.source.notify(SocialChange(posts: ["2"]))
    try await harness.until { harness.list == "1 3" }
  }

  @Test func changesOfOtherTimelinesAreNotRead() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let before = await harness.provider.asked
    harness.provider.source.notify(SocialChange(timelines: [.local], posts: ["99"]))
    // The stream is in order: when this change is shown, the previous one was processed.
    await harness.provider.change("1") { $0.text = RichText("seen") }
    harness.provider.source.notify(SocialChange(posts: ["1"]))
    try await harness.until { harness.row("1")?.text.string == "seen" }
    await expect(harness.provider.asked, equals: before + ["rows 1"])
  }

  @Test func changesAreNotObservedAfterRelease() async {
    let harness = await StoredTimelineHarness.loaded()
    weak let viewModel = harness.viewModel
    harness.letGo()
    await harness.provider.source.waitForTheEnd()
    expectNil(viewModel)
  }

  // MARK: What is new above

  @Test func newRowsAboveAreCountedAndCountedDown() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    viewModel.readerStopped(at: TimelinePosition(moment: "2", distance: -4))
    await harness.provider.set { $0.incoming = .success([Sample.moment("8"), Sample.moment("9")]) }
    await viewModel.reload()
    expect(harness.list, equals: "8 9 1 2 3")
    expect(harness.newCount, equals: 2)
    expect(viewModel.newMoments.value?.title, equals: "2 new moments")
    viewModel.readerReached("1")
    expect(harness.newCount, equals: 2)
    viewModel.readerReached("9")
    expect(harness.newCount, equals: 1)
    // Scrolling down again does not increase the count.
    viewModel.readerReached("2")
    expect(harness.newCount, equals: 1)
    viewModel.readerStopped(at: nil)
    expectNil(harness.newCount)
  }

  @Test func deletedMomentsAreNoLongerCounted() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    viewModel.readerStopped(at: TimelinePosition(moment: "2", distance: -4))
    await harness.provider.set { $0.incoming = .success([Sample.moment("8"), Sample.moment("9")]) }
    await viewModel.reload()
    expect(harness.newCount, equals: 2)
    await harness.provider.set { provider in provider.rows.removeAll { $0.id == "8" } }
    harness.provider.source.notify(SocialChange(posts: ["8"]))
    try await harness.until { harness.list == "9 1 2 3" }
    try await harness.until { harness.newCount == 1 }
  }

  @Test func theCountSurvivesARestart() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    viewModel.readerStopped(at: TimelinePosition(moment: "2", distance: 0))
    await harness.provider.set {
      $0.incoming = .success(["6", "7", "8", "9"].map { Sample.moment($0) })
    }
    await viewModel.reload()
    viewModel.readerReached("8")
    // Scrolls down again, past moments that were seen long ago.
    viewModel.readerStopped(at: TimelinePosition(moment: "3", distance: 0))
    try await harness.until { await harness.provider.keptPositions.count == 2 }
    let position = await harness.provider.position
    expect(position, equals: ReadingPosition(momentID: "3", reached: "8"))

    let rows = await harness.provider.rows
    let again = await StoredTimelineHarness {
      $0.rows = rows
      $0.position = position
      $0.rows[0].isOwn = true
      $0.incoming = .success([Sample.moment("5")])
    }
    await again.viewModel?.load()
    expect(again.list, equals: "5 6 7 8 9 1 2 3")
    // One arrived while the timeline was closed, one before; the reader's own moments are not
    // counted.
    expect(again.newCount, equals: 2)
    expect(again.viewModel?.openingPosition?.moment, equals: "3")
  }

  @Test func theReadersOwnPostsAreNotCountedAsNew() async throws {
    let harness = await StoredTimelineHarness.loaded()
    await harness.provider.set {
      var own = Sample.moment("0")
      own.isOwn = true
      own.isPending = true
      $0.rows.insert(own, at: 0)
    }
    harness.provider.source.notify(SocialChange(timelines: [.home]))
    try await harness.until { harness.list == "0 1 2 3" }
    expectNil(harness.newCount)
    expect(harness.row("0")?.isPending, equals: true)
    expect(harness.row("0")?.timeText, equals: "Sending…")
  }

  // MARK: The reader's place

  @Test func theListOpensAtTheReadingPosition() async {
    let harness = await StoredTimelineHarness.loaded(60) {
      $0.position = ReadingPosition(momentID: "30", distance: -12)
    }
    expect(
      harness.viewModel?.openingPosition,
      equals: TimelinePosition(moment: "30", distance: -12)
    )
    // A screen of rows below the position is read, too, because otherwise the row could not be
    // restored to its offset.
    expect(harness.rows.count, isAtLeast: 49)
  }

  @Test func aMissingPositionIsIgnored() async {
    let harness = await StoredTimelineHarness.loaded {
      $0.position = ReadingPosition(momentID: "gone", distance: 0)
    }
    expectNil(harness.viewModel?.openingPosition)
    expect(harness.list, equals: "1 2 3")
  }

  @Test func theReadingPositionIsStoredWhenScrollingEnds() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let viewModel = try require(harness.viewModel)
    viewModel.readerStopped(at: TimelinePosition(moment: "2", distance: 7.5))
    viewModel.readerStopped(at: nil)
    try await harness.until { await harness.provider.keptPositions.count == 2 }
    await expect(
      harness.provider.keptPositions,
      equals: [ReadingPosition(momentID: "2", distance: 7.5, reached: "1"), nil]
    )
  }

  @Test func aProfileOpensAtItsTop() async {
    let person = PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil)
    let harness = await StoredTimelineHarness(kind: .profile(person)) {
      $0.rows = [Sample.moment("1"), Sample.moment("2")]
      $0.position = ReadingPosition(momentID: "2", distance: 0)
    }
    await harness.viewModel?.load()
    expectNil(harness.viewModel?.openingPosition)
    harness.viewModel?.readerStopped(at: TimelinePosition(moment: "2", distance: 0))
    await harness.viewModel?.reload()
    await expect(harness.provider.keptPositions, satisfies: \.isEmpty)
  }

  // MARK: Gaps

  private func harnessWithGap() async -> StoredTimelineHarness {
    await StoredTimelineHarness.loaded(4) {
      $0.gaps = [TimelineGap(id: "g", momentAbove: "2")]
      $0.missing = ["g": (1...4).map { Sample.moment("m\($0)") }]
    }
  }

  @Test func aGapIsARow() async {
    let harness = await harnessWithGap()
    expect(harness.list, equals: "1 2 [g] 3 4")
  }

  @Test func aGapIsFilledFromAbove() async throws {
    let harness = await harnessWithGap()
    let viewModel = try require(harness.viewModel)
    await viewModel.fillGap("g", from: .above).value
    expect(harness.list, equals: "1 2 m1 m2 [g] 3 4")
    await viewModel.fillGap("g", from: .above).value
    expect(harness.list, equals: "1 2 m1 m2 m3 m4 3 4")
  }

  @Test func aGapIsFilledFromBelow() async throws {
    let harness = await harnessWithGap()
    let viewModel = try require(harness.viewModel)
    viewModel.readerReached("3")
    await viewModel.fillGap("g", from: .below).value
    expect(harness.list, equals: "1 2 [g] m3 m4 3 4")
    await expect(harness.provider.asked.contains("fill g below"))
  }

  @Test func aLoadingGapShowsItAndSendsOneRequest() async throws {
    let harness = await harnessWithGap()
    let viewModel = try require(harness.viewModel)
    await harness.provider.hold("fill")
    let work = viewModel.fillGap("g", from: .above)
    expect(harness.list, equals: "1 2 [g…] 3 4")
    try await harness.until { await harness.provider.isSomebodyWaiting }
    await viewModel.fillGap("g", from: .below).value
    await harness.provider.release()
    await work.value
    await expect(harness.provider.asked.filter { $0.hasPrefix("fill") }, equals: ["fill g above"])
  }

  @Test func aFailedGapShowsItAndCanBeRetried() async throws {
    let failure = offline
    let harness = await harnessWithGap()
    let viewModel = try require(harness.viewModel)
    await harness.provider.set { $0.fillFailure = failure }
    await viewModel.fillGap("g", from: .above).value
    expect(harness.list, equals: "1 2 [g!] 3 4")
    await harness.provider.set { $0.fillFailure = nil }
    await viewModel.fillGap("g", from: .above).value
    expect(harness.list, equals: "1 2 m1 m2 [g] 3 4")
  }
}
