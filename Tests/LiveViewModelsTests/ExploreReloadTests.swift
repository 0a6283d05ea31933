import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@MainActor @Suite struct ExploreReloadTests {
  private let lost = ProviderError.network(url: "https://s.example", reason: .unreachable)

  private func loaded() async -> ExploreHarness {
    let harness = await ExploreHarness {
      $0.tags = ["": .success(Sample.tags("soup", next: "b"))]
      $0.people = ["": .success(Sample.people("ana"))]
    }
    await harness.viewModel.load()
    return harness
  }

  @Test func reloadingKeepsItemsUntilItCompletes() async {
    let harness = await loaded()
    await harness.provider.set { $0.tags = ["": .success(Sample.tags("tea"))] }
    await harness.provider.close("tags")
    let reload = Task { await harness.viewModel.reload() }
    await harness.provider.questions(9)
    expect(harness.ids(.hashtags), equals: ["soup"])
    expect(harness.shelf(.hashtags).state, equals: .content)
    await harness.viewModel.reload()
    await harness.provider.open("tags")
    await reload.value
    expect(harness.ids(.hashtags), equals: ["tea"])
    await expect(harness.provider.asked.filter { $0 == "refresh" }.count, equals: 1)
    expect(harness.messages, satisfies: \.isEmpty)
  }

  @Test func aFailedReloadKeepsItemsAndIsReportedOnce() async {
    let lost = lost
    let harness = await loaded()
    await harness.provider.set {
      $0.tags = ["": .failure(lost)]
      $0.people = ["": .failure(lost)]
    }
    await harness.viewModel.reload()
    expect(harness.ids(.hashtags), equals: ["soup"])
    expect(harness.ids(.people), equals: ["ana"])
    expect(
      harness.messages.map(\.text),
      equals: [
        "Not everything could be refreshed. Check your connection and try again."
      ]
    )
  }

  @Test func aFailedRefreshKeepsAllShelves() async {
    let lost = lost
    let harness = await loaded()
    await harness.provider.set { $0.refreshed = .failure(lost) }
    await harness.viewModel.reload()
    expect(harness.ids(.hashtags), equals: ["soup"])
    expect(harness.messages.count, equals: 1)
  }

  @Test func reloadingAFailedShelfShowsItsContent() async {
    let lost = lost
    let harness = await ExploreHarness { $0.tags = ["": .failure(lost)] }
    await harness.viewModel.load()
    await harness.provider.set { $0.tags = ["": .success(Sample.tags("tea"))] }
    await harness.viewModel.reload()
    expect(harness.ids(.hashtags), equals: ["tea"])
    expect(harness.messages, satisfies: \.isEmpty)
  }

  @Test func aPageOfAnOlderListIsDiscarded() async {
    let harness = await loaded()
    await harness.provider.set { $0.tags["b"] = .success(Sample.tags("old")) }
    await harness.provider.close("tags")
    let page = Task { await harness.viewModel.loadMore(harness.shelf(.hashtags).id) }
    await harness.provider.questions(5)
    let reload = Task { await harness.viewModel.reload() }
    await harness.provider.questions(10)
    await harness.provider.open("tags")
    await reload.value
    await page.value
    let ids = harness.ids(.hashtags)
    // In either order: the list is that of the reload, and its next page can be requested.
    expect(ids.first, equals: "soup")
    expect(harness.shelf(.hashtags).paging != .loading)
  }

  @Test func aCancelledLoadLeavesTheShelfUnchanged() async {
    let harness = await ExploreHarness()
    await harness.provider.close("tags")
    let load = Task { await harness.viewModel.load() }
    await harness.provider.questions(4)
    load.cancel()
    await harness.provider.open("tags")
    await load.value
    expect(harness.shelf(.hashtags).state, equals: .loading)
    await harness.viewModel.load()
    expect(harness.shelf(.hashtags).state != .loading)
  }

  @Test func aCancelledRetryRestoresTheFailure() async {
    let lost = lost
    let harness = await ExploreHarness { $0.tags = ["": .failure(lost)] }
    await harness.viewModel.load()
    let failed = harness.shelf(.hashtags).state
    await harness.provider.close("tags")
    let retry = Task { await harness.viewModel.retry(harness.shelf(.hashtags).id) }
    await harness.provider.questions(5)
    expect(harness.shelf(.hashtags).state, equals: .loading)
    retry.cancel()
    await harness.provider.open("tags")
    await retry.value
    expect(harness.shelf(.hashtags).state, equals: failed)
  }

  @Test func unknownShelvesAreIgnored() async {
    let harness = await loaded()
    let before = harness.viewModel.shelves.value
    await harness.viewModel.retry("gone")
    await harness.viewModel.loadMore("gone")
    expect(harness.viewModel.shelves.value, equals: before)
  }

  @Test func tapsOpenRoutesAndAreTracked() async throws {
    let harness = await ExploreHarness {
      $0.moments = ["": .success(Sample.photos(1...9))]
      $0.tags = ["": .success(Sample.tags("soup"))]
      $0.people = ["": .success(Sample.people("ana"))]
      $0.links = ["": .success(Sample.links("a"))]
    }
    await harness.viewModel.load()
    harness.viewModel.screenDidAppear()
    var photos: [ImageReference] = []
    for shelf in harness.viewModel.shelves.value {
      switch shelf.items {
      case .photos(let items):
        photos = try require(items.first).photos
        harness.viewModel.openPhoto(try require(items.first))
      case .hashtags(let items): harness.viewModel.openTag(try require(items.first))
      case .people(let items): harness.viewModel.openPerson(try require(items.first))
      case .links(let items): harness.viewModel.openLink(try require(items.first))
      }
    }
    let ana = PersonReference(id: "ana", name: "ana", handle: "@ana", avatar: nil)
    let url = try require(URL(string: "https://a.example/"))
    expect(!photos.isEmpty)
    expect(
      harness.routes,
      equals: [
        .photos(photos, index: 0, moment: "1", post: "1"), .hashtag("soup"), .profile(ana),
        .link(url),
      ]
    )
    expect(harness.tracker.events.count, equals: 5)
    expect(harness.tracker.events.first, equals: .screenView(screen: "explore"))
  }
}
