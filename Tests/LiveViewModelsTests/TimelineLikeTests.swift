import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import SocialModel
import TestSupport
import Testing

@MainActor @Suite struct TimelineLikeTests {
  private func shown(_ harness: Harness, _ id: String) -> LikeState? {
    harness.rows.first { $0.id == ListItemID(id) }.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  @Test func aLikeShowsAtOnceAndThenAsTheProviderSays() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...2)) }
    await harness.viewModel.load()
    let work = harness.viewModel.toggleLike("1")
    #expect(shown(harness, "1") == LikeState(isLiked: true, count: 3))
    #expect(shown(harness, "2") == LikeState(isLiked: false, count: 2))
    await work.value
    #expect(shown(harness, "1") == LikeState(isLiked: true, count: 100))
    #expect(harness.messages.isEmpty)
    #expect(await harness.provider.asked.last == "like 1")
  }

  @Test func aRefusedLikeIsUndoneWithAMessage() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))]
    }
    await harness.viewModel.load()
    let before = harness.rows
    await harness.viewModel.toggleLike("1").value
    #expect(harness.rows == before)
    #expect(harness.messages.map(\.text) == ["Your like could not be saved."])
    #expect(harness.messages.first?.kind == .failure)
  }

  @Test func aLikeThatCannotBeTakenBackStays() async {
    let liked = Sample.moment("1", like: LikeState(isLiked: true, count: 9))
    let harness = await Harness {
      $0.first = .success(Page(items: [liked]))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: "Not now."))]
    }
    await harness.viewModel.load()
    let work = harness.viewModel.toggleLike("1")
    #expect(shown(harness, "1") == LikeState(isLiked: false, count: 8))
    await work.value
    #expect(shown(harness, "1") == LikeState(isLiked: true, count: 9))
    #expect(harness.messages.map(\.text) == ["Your like could not be taken back. Not now."])
  }

  @Test func togglesAreDoneOneAfterTheOther() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.provider.close()
    let first = harness.viewModel.toggleLike("1")
    let second = harness.viewModel.toggleLike("1")
    #expect(shown(harness, "1") == LikeState(isLiked: false, count: 2))
    await harness.provider.questionWaits()
    #expect(await harness.provider.asked == ["page first", "like 1"])
    await harness.provider.open()
    await first.value
    await second.value
    #expect(await harness.provider.asked == ["page first", "like 1", "unlike 1"])
    #expect(shown(harness, "1") == LikeState(isLiked: false, count: 100))
  }

  @Test func whenOneOfTwoTogglesIsRefusedTheProvidersWordStands() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [
        .success(LikeState(isLiked: true, count: 3)), .failure(ProviderError.refused(reason: nil)),
      ]
    }
    await harness.viewModel.load()
    let first = harness.viewModel.toggleLike("1")
    let second = harness.viewModel.toggleLike("1")
    await first.value
    await second.value
    #expect(shown(harness, "1") == LikeState(isLiked: true, count: 3))
    #expect(harness.messages.count == 1)
  }

  @Test func aPostAndItsSharingAreLikedTogether() async {
    let original = Sample.moment("1")
    var shared = Sample.moment("2")
    shared.postID = "1"
    shared.boostedBy = Account(id: "b", handle: "bo")
    let moments = [shared, original]
    let harness = await Harness { $0.first = .success(Page(items: moments)) }
    await harness.viewModel.load()
    let work = harness.viewModel.toggleLike("2")
    #expect(shown(harness, "1")?.isLiked == true)
    #expect(shown(harness, "2")?.isLiked == true)
    await work.value
    #expect(await harness.provider.asked.last == "like 1")
    #expect(harness.rows[0].boostedBy == "bo boosted")
  }

  @Test func aLikeUnderWaySurvivesARefresh() async throws {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))]
      $0.refreshed = .success(Page(items: [Sample.moment("1", like: LikeState(count: 7))]))
    }
    await harness.viewModel.load()
    await harness.provider.close()
    let work = harness.viewModel.toggleLike("1")
    await harness.provider.questionWaits()
    let reload = Task { await harness.viewModel.reload() }
    try await eventually { await harness.provider.asked.last == "refresh" }
    await harness.provider.open()
    await reload.value
    await work.value
    #expect(shown(harness, "1") == LikeState(isLiked: false, count: 7))
  }

  @Test func aMomentThatLeftIsIgnored() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.viewModel.toggleLike("9").value
    harness.viewModel.toggleFold("9")
    harness.viewModel.toggleWarning("9")
    harness.viewModel.openMoment("9")
    harness.viewModel.openPhoto(at: 0, of: "9")
    #expect(await harness.provider.asked == ["page first"])
    #expect(harness.routes.isEmpty)
    #expect(harness.tracker.events.isEmpty)
  }

  @Test func likesAreTracked() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    await harness.viewModel.toggleLike("1").value
    await harness.viewModel.toggleLike("1").value
    #expect(
      harness.tracker.events == [
        .action(name: "like", screen: "timeline", target: "1"),
        .action(name: "unlike", screen: "timeline", target: "1"),
      ]
    )
  }
}
