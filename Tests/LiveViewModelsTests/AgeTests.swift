import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The ages of rows while time passes.
@MainActor @Suite struct AgeTests {
  /// The time that a test sets.
  @MainActor private final class Time {
    var now = Sample.now
    let clock = TestClock()
    var context: ScreenContext {
      ScreenContext(
        .english,
        time: ReaderTime(now: { self.now }, timeZone: .gmt, clock: clock)
      )
    }

    /// Lets time pass, and a minute end.
    func pass(minutes: Double) async {
      await clock.somebodySleeps()
      now += minutes * 60
      await clock.wakeAll()
    }
  }

  private let time = Time()

  @Test func aTimelineThatIsVisibleCountsTheMinutes() async throws {
    let provider = FakeProvider()
    await provider.set { $0.first = .success(Page(items: [Sample.moment("1", minutesAgo: 2)])) }
    let viewModel = LiveTimelineViewModel(
      timeline: provider,
      profile: nil,
      actions: ReaderActions(provider),
      in: time.context
    )
    func age() -> String? {
      viewModel.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }.first?.timeText
    }
    await viewModel.load()
    expect(age(), equals: "2 min")
    viewModel.screenDidAppear()
    await time.pass(minutes: 1)
    try await eventually { age() == "3 min" }
    await time.pass(minutes: 1)
    try await eventually { age() == "4 min" }
    viewModel.screenDidDisappear()
    try await eventually { await time.clock.isIdle }
  }

  @Test func aThreadThatIsVisibleCountsTheMinutes() async throws {
    let provider = FakeThreads()
    await provider.set { $0.thread = .success(Sample.thread([Sample.moment("1", minutesAgo: 2)])) }
    let viewModel = LiveThreadViewModel(
      moment: "0",
      threads: provider,
      actions: ReaderActions(provider),
      in: time.context
    )
    func age() -> String? {
      viewModel.sections.flatMap(\.items).compactMap { $0.as(ThreadCommentRow.self) }.first?
        .timeText
    }
    await viewModel.load()
    expect(age(), equals: "2 min")
    viewModel.screenDidAppear()
    await time.pass(minutes: 1)
    try await eventually { age() == "3 min" }
    viewModel.screenDidDisappear()
    try await eventually { await time.clock.isIdle }
  }

  @Test func resultsOfASearchThatAreVisibleCountTheMinutes() async throws {
    let provider = FakeSearch()
    let found = FoundItems(moments: [Sample.moment("1", minutesAgo: 2)])
    await provider.set { $0.found["sea"] = .success(found) }
    let viewModel = LiveSearchViewModel(
      provider: provider,
      threads: provider,
      actions: ReaderActions(provider),
      in: time.context
    )
    func age() -> String? {
      viewModel.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }.first?.timeText
    }
    viewModel.type("sea")
    viewModel.submit()
    await viewModel.reload()
    expect(age(), equals: "2 min")
    viewModel.screenDidAppear()
    await time.pass(minutes: 1)
    try await eventually { age() == "3 min" }
    viewModel.screenDidDisappear()
    try await eventually { await time.clock.isIdle }
  }

  @Test func notificationsThatAreWatchedCountTheMinutes() async throws {
    let notification = ReaderNotification(
      id: "1",
      kind: .follow,
      people: [Sample.ana],
      happenedAt: time.now - 120
    )
    let viewModel = LiveNotificationsViewModel(
      provider: FakeNotifications(["": Page(items: [notification])]),
      in: time.context
    )
    await viewModel.load()
    expect(viewModel.rows.map(\.timeText), equals: ["2 min"])
    let watching = Task { await viewModel.watch() }
    await time.pass(minutes: 1)
    try await eventually { viewModel.rows.map(\.timeText) == ["3 min"] }
    watching.cancel()
    await watching.value
    try await eventually { await time.clock.isIdle }
  }
}
