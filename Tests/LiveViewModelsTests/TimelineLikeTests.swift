import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsValues
import SocialModel
import TestSupport
import Testing

@MainActor @Suite struct TimelineLikeTests {
  private func shown(_ harness: Harness, _ id: String) -> LikeState? {
    harness.rows.first { $0.id == ListItemID(id) }.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  @Test func aLikeShowsImmediatelyAndThenTheResponse() async throws {
    let harness = await Harness { $0.first = .success(Sample.page(1...2)) }
    await harness.viewModel.load()
    await harness.provider.close()
    let work = harness.viewModel.perform(.like, on: "1")
    try await eventually { shown(harness, "1") == LikeState(isLiked: true, count: 3) }
    expect(shown(harness, "2"), equals: LikeState(isLiked: false, count: 2))
    await harness.provider.questionWaits()
    await harness.provider.open()
    await work.value
    expect(shown(harness, "1"), equals: LikeState(isLiked: true, count: 100))
    expect(harness.messages, satisfies: \.isEmpty)
    await expect(harness.provider.asked.last, equals: "like 1")
  }

  @Test func aRefusedLikeIsUndoneWithAMessage() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))]
    }
    await harness.viewModel.load()
    let before = harness.rows
    await harness.viewModel.perform(.like, on: "1").value
    expect(harness.rows, equals: before)
    expect(harness.messages.map(\.text), equals: ["Your like could not be saved."])
    expect(harness.messages.first?.kind, equals: .failure)
  }

  @Test func aRefusedUnlikeKeepsTheLike() async throws {
    let liked = Sample.moment("1", like: LikeState(isLiked: true, count: 9))
    let harness = await Harness {
      $0.first = .success(Page(items: [liked]))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: "Not now."))]
    }
    await harness.viewModel.load()
    await harness.provider.close()
    let work = harness.viewModel.perform(.like, on: "1")
    try await eventually { shown(harness, "1") == LikeState(isLiked: false, count: 8) }
    await harness.provider.questionWaits()
    await harness.provider.open()
    await work.value
    expect(shown(harness, "1"), equals: LikeState(isLiked: true, count: 9))
    expect(harness.messages.map(\.text), equals: ["Your like could not be taken back. Not now."])
  }

  @Test func togglesAreSerialized() async throws {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.provider.close()
    let first = harness.viewModel.perform(.like, on: "1")
    let second = harness.viewModel.perform(.like, on: "1")
    await harness.provider.questionWaits()
    try await eventually { shown(harness, "1") == LikeState(isLiked: false, count: 2) }
    await expect(harness.provider.asked, equals: ["page first", "like 1"])
    await harness.provider.open()
    await first.value
    await second.value
    await expect(harness.provider.asked, equals: ["page first", "like 1", "unlike 1"])
    expect(shown(harness, "1"), equals: LikeState(isLiked: false, count: 100))
  }

  @Test func aRefusedToggleShowsTheProvidersState() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [
        .success(LikeState(isLiked: true, count: 3)), .failure(ProviderError.refused(reason: nil)),
      ]
    }
    await harness.viewModel.load()
    let first = harness.viewModel.perform(.like, on: "1")
    let second = harness.viewModel.perform(.like, on: "1")
    await first.value
    await second.value
    expect(shown(harness, "1"), equals: LikeState(isLiked: true, count: 3))
    expect(harness.messages.count, equals: 1)
  }

  @Test func likingAPostUpdatesItsBoost() async throws {
    let original = Sample.moment("1")
    var shared = Sample.moment("2")
    shared.postID = "1"
    shared.boostedBy = Account(id: "b", handle: "bo")
    let moments = [shared, original]
    let harness = await Harness { $0.first = .success(Page(items: moments)) }
    await harness.viewModel.load()
    await harness.viewModel.perform(.like, on: "2").value
    expect(shown(harness, "1")?.isLiked, equals: true)
    expect(shown(harness, "2")?.isLiked, equals: true)
    await expect(harness.provider.asked.last, equals: "like 1")
    expect(harness.rows[0].boostedBy, equals: "bo boosted")
  }

  @Test func aPendingLikeSurvivesARefresh() async throws {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))]
      $0.refreshed = .success(Page(items: [Sample.moment("1", like: LikeState(count: 7))]))
    }
    await harness.viewModel.load()
    await harness.provider.close()
    let work = harness.viewModel.perform(.like, on: "1")
    await harness.provider.questionWaits()
    let reload = Task { await harness.viewModel.reload() }
    try await eventually { await harness.provider.asked.last == "refresh" }
    await harness.provider.open()
    await reload.value
    await work.value
    expect(shown(harness, "1"), equals: LikeState(isLiked: false, count: 7))
  }

  // MARK: What is published

  /// Counts the publishes, and records which rows each of them changed.
  private func publishes(
    of viewModel: LiveTimelineViewModel,
    during work: () async throws -> Void
  ) async rethrows -> [[ListItemID]] {
    let bag = DisposeBag()
    var before = viewModel.sections
    var changed: [[ListItemID]] = []
    var isFirst = true
    viewModel.snapshot.observe {
      let sections = $0.sections
      defer { before = sections }
      guard !isFirst else {
        isFirst = false
        return
      }
      let changes = ListDiff.changes(from: before, to: sections)
      expect(changes.stages.isEmpty && changes.reloaded.isEmpty)
      changed.append(changes.reconfigured.map { sections[$0[0]].items[$0[1]].itemID })
    }.disposed(by: bag)
    try await work()
    return changed
  }

  @Test func aLikePublishesTwiceAtMostAndOnlyItsRows() async throws {
    let harness = await Harness { $0.first = .success(Sample.page(1...500)) }
    await harness.viewModel.load()
    await harness.provider.close()
    let changed = try await publishes(of: harness.viewModel) {
      let work = harness.viewModel.perform(.like, on: "7")
      try await eventually { shown(harness, "7")?.isLiked == true }
      await harness.provider.questionWaits()
      await harness.provider.open()
      await work.value
    }
    expect(changed, equals: [["7"], ["7"]])
  }

  @Test func aResponseThatConfirmsTheLikePublishesNothing() async throws {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...500))
      $0.likeAnswers = [.success(LikeState(isLiked: true, count: 3))]
    }
    await harness.viewModel.load()
    let changed = await publishes(of: harness.viewModel) {
      await harness.viewModel.perform(.like, on: "7").value
    }
    expect(changed, equals: [["7"]])
  }

  @Test func onlyTheChangedRowIsRead() async throws {
    let harness = await Harness { $0.first = .success(Sample.page(1...500)) }
    await harness.viewModel.load()
    let changed = try await publishes(of: harness.viewModel) {
      await harness.provider.change("9") { $0.like.count = 77 }
      try await eventually { shown(harness, "9")?.count == 77 }
    }
    expect(changed, equals: [["9"]])
  }

  @Test func actionsOnRemovedMomentsAreIgnored() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.viewModel.perform(.like, on: "9").value
    harness.viewModel.perform(.fold, on: "9")
    harness.viewModel.perform(.warning, on: "9")
    harness.viewModel.perform(.openMoment, on: "9")
    harness.viewModel.openPhoto(at: 0, of: "9")
    await expect(harness.provider.asked, equals: ["page first"])
    expect(harness.routes, satisfies: \.isEmpty)
    expect(harness.tracker.events, satisfies: \.isEmpty)
  }

  @Test func likesAreTracked() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.viewModel.perform(.like, on: "1").value
    await harness.viewModel.perform(.like, on: "1").value
    expect(
      harness.tracker.events,
      equals: [
        .action(name: "like", screen: "timeline", target: "1"),
        .action(name: "unlike", screen: "timeline", target: "1"),
      ]
    )
  }
}
