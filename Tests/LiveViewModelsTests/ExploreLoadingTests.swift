import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

/// A view model, its provider, and its published values.
@MainActor
final class ExploreHarness {
  let provider = FakeExploreProvider()
  let tracker = RecordingTracker()
  let viewModel: LiveExploreViewModel
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private let bag = DisposeBag()

  init(
    language: AppLanguage = .english,
    _ change: @Sendable (isolated FakeExploreProvider) -> Void = { _ in }
  ) async {
    viewModel = LiveExploreViewModel(
      provider: provider,
      in: ScreenContext(language, tracker: tracker)
    )
    await provider.set(change)
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message) }
    }.disposed(by: bag)
    viewModel.onRoute = { [unowned self] in routes.append($0) }
  }

  func shelf(_ kind: ExploreShelf.Kind) -> ExploreShelf {
    let found = viewModel.shelves.value.first { $0.kind == kind }
    return found ?? ExploreShelf(kind, id: "missing", strings: Strings(.english))
  }

  func ids(_ kind: ExploreShelf.Kind) -> [String] {
    switch shelf(kind).items {
    case .photos(let items): items.map(\.itemID.description)
    case .hashtags(let items): items.map(\.itemID.description)
    case .people(let items): items.map(\.itemID.description)
    case .links(let items): items.map(\.preview.title)
    }
  }

  var states: [ListState] { viewModel.shelves.value.map(\.state) }
}

@MainActor @Suite struct ExploreLoadingTests {
  private let lost = ProviderError.network(url: "https://s.example", reason: .unreachable)

  private func full() async -> ExploreHarness {
    await ExploreHarness {
      $0.moments = ["": .success(Sample.photos(1...9))]
      $0.tags = ["": .success(Sample.tags("soup", "bread", next: "b"))]
      $0.people = ["": .success(Sample.people("ana", "bo"))]
      $0.links = ["": .success(Sample.links("a"))]
    }
  }

  @Test func substitutesForTrendsHaveTheirOwnTitles() async {
    let provider = FakeExploreProvider(standIns: [.tags, .links])
    await provider.set { $0.tags = ["": .success(Sample.tags("soup"))] }
    let viewModel = LiveExploreViewModel(provider: provider, in: ScreenContext(.english))
    await viewModel.load()
    let strings = Strings(.english)
    expect(
      viewModel.shelves.value.map(\.title),
      equals: [
        strings.shelfTitle(.photos), strings.followedHashtagsTitle, strings.shelfTitle(.people),
        strings.newLinksTitle,
      ]
    )
  }

  /// Hashtags that the reader follows are not those that many people use.
  @Test func emptySubstitutesHaveTheirOwnMessages() async {
    let provider = FakeExploreProvider(standIns: [.tags, .links])
    let viewModel = LiveExploreViewModel(provider: provider, in: ScreenContext(.english))
    await viewModel.load()
    let messages = viewModel.shelves.value.map { shelf in
      if case .empty(let message) = shelf.state { message.message } else { "" }
    }
    let strings = Strings(.english)
    expect(
      messages,
      equals: [
        strings.emptyShelfMessage(.photos), "Hashtags you follow will appear here.",
        strings.emptyShelfMessage(.people), "Links in new moments will appear here.",
      ]
    )
  }

  @Test func shelvesExistBeforeLoading() async {
    let harness = await full()
    expect(
      harness.viewModel.shelves.value.map(\.kind),
      equals: [.photos, .hashtags, .people, .links]
    )
    expect(harness.states, equals: Array(repeating: .loading, count: 4))
    expect(harness.viewModel.title, equals: "Explore")
  }

  @Test func everyShelfLoads() async {
    let harness = await full()
    await harness.viewModel.load()
    expect(harness.states, equals: Array(repeating: .content, count: 4))
    expect(harness.ids(.photos).count, equals: 9)
    expect(harness.ids(.hashtags), equals: ["soup", "bread"])
    expect(harness.ids(.people), equals: ["ana", "bo"])
    expect(harness.ids(.links), equals: ["a"])
    expect(harness.shelf(.hashtags).paging, equals: .idle)
    expect(harness.shelf(.people).paging, equals: .end)
  }

  @Test func shelvesLoadConcurrentlyAndShowOnCompletion() async throws {
    let harness = await full()
    await harness.provider.close("moments", "tags", "people", "links")
    let load = Task { await harness.viewModel.load() }
    await harness.provider.questions(4)
    expect(harness.states, equals: Array(repeating: .loading, count: 4))
    await harness.provider.open("people")
    try await settled { harness.shelf(.people).state == .content }
    expect(harness.states, equals: [.loading, .loading, .content, .loading])
    for kind in ["moments", "tags", "links"] { await harness.provider.open(kind) }
    await load.value
    expect(harness.states, equals: Array(repeating: .content, count: 4))
  }

  @Test func oneShelfFailsAndTheOthersShow() async {
    let lost = lost
    let harness = await full()
    await harness.provider.set { $0.tags = ["": .failure(lost)] }
    await harness.viewModel.load()
    expect(
      harness.shelf(.hashtags).state,
      equals: .failed(
        ListFailure(
          title: "Hashtags could not be loaded",
          message: "Check your connection and try again.",
          retryTitle: "Try again"
        )
      )
    )
    expect(harness.shelf(.photos).state, equals: .content)
    expect(harness.messages, satisfies: \.isEmpty)
    await harness.provider.set { $0.tags = ["": .success(Sample.tags("soup"))] }
    await harness.viewModel.retry(harness.shelf(.hashtags).id)
    expect(harness.ids(.hashtags), equals: ["soup"])
    await expect(harness.provider.asked.filter { $0 == "people" }.count, equals: 1)
  }

  @Test func anEmptyShelfShowsItsMessage() async {
    let harness = await ExploreHarness(language: .simplifiedChinese)
    await harness.viewModel.load()
    expect(
      harness.shelf(.links).state,
      equals: .empty(ListEmptyMessage(title: "还没有链接", message: "大家常分享的链接会显示在这里。"))
    )
    expect(harness.shelf(.links).paging, equals: .end)
  }

  @Test func loadingTwiceSendsOneRequest() async {
    let harness = await full()
    await harness.provider.close("tags")
    let first = Task { await harness.viewModel.load() }
    await harness.provider.questions(4)
    await harness.viewModel.load()
    await harness.viewModel.retry(harness.shelf(.hashtags).id)
    await harness.provider.open("tags")
    await first.value
    await harness.viewModel.load()
    await expect(harness.provider.asked.sorted(), equals: ["links", "moments", "people", "tags"])
  }

  @Test func aShelfLoadsPagesWithoutDuplicates() async {
    let harness = await full()
    await harness.provider.set {
      $0.tags["b"] = .success(Sample.tags("bread", "tea", next: "c"))
      $0.tags["c"] = .success(Sample.tags("cake"))
    }
    await harness.viewModel.load()
    let id = harness.shelf(.hashtags).id
    await harness.viewModel.loadMore(id)
    expect(harness.ids(.hashtags), equals: ["soup", "bread", "tea"])
    await harness.viewModel.loadMore(id)
    await harness.viewModel.loadMore(id)
    expect(harness.ids(.hashtags).last, equals: "cake")
    expect(harness.shelf(.hashtags).paging, equals: .end)
    await expect(
      harness.provider.asked.filter { $0.hasPrefix("tags") },
      equals: ["tags", "tags b", "tags c"]
    )
  }

  @Test func concurrentRequestsForAPageAreOne() async {
    let harness = await full()
    await harness.provider.set { $0.tags["b"] = .success(Sample.tags("tea")) }
    await harness.viewModel.load()
    let id = harness.shelf(.hashtags).id
    await harness.provider.close("tags")
    let first = Task { await harness.viewModel.loadMore(id) }
    await harness.provider.questions(5)
    await harness.viewModel.loadMore(id)
    await harness.provider.open("tags")
    await first.value
    await expect(harness.provider.asked.filter { $0 == "tags b" }.count, equals: 1)
  }

  @Test func aFailedPageKeepsTheItemsAndCanBeRetried() async {
    let lost = lost
    let harness = await full()
    await harness.provider.set { $0.tags["b"] = .failure(lost) }
    await harness.viewModel.load()
    let id = harness.shelf(.hashtags).id
    await harness.viewModel.loadMore(id)
    guard case .failed(let failure) = harness.shelf(.hashtags).paging else {
      Issue.record("did not fail")
      return
    }
    expect(failure.title, equals: "More could not be loaded")
    expect(harness.shelf(.hashtags).state, equals: .content)
    await harness.provider.set { $0.tags["b"] = .success(Sample.tags("tea")) }
    await harness.viewModel.loadMore(id)
    expect(harness.ids(.hashtags).last, equals: "tea")
  }

  @Test func photosAreLoadedUntilTheGridIsFull() async {
    let harness = await ExploreHarness {
      $0.moments = [
        "": .success(Page(items: [Sample.moment("x")], next: PageCursor(token: "b"))),
        "b": .success(Sample.photos(1...4, next: "c")),
        "c": .success(Sample.photos(5...9, next: "d")), "d": .success(Sample.photos(10...20)),
      ]
    }
    await harness.viewModel.load()
    expect(harness.ids(.photos), equals: (1...9).map(String.init))
    expect(harness.shelf(.photos).paging, equals: .idle)
  }

  @Test func requestsEndIfAServerRepeatsItsPages() async {
    let harness = await ExploreHarness {
      $0.moments = [
        "": .success(Page(items: [], next: PageCursor(token: "b"))),
        "b": .success(Page(items: [], next: PageCursor(token: "b"))),
      ]
      for number in 0..<50 {
        $0.tags[number == 0 ? "" : "\(number)"] = .success(
          Page(items: [], next: PageCursor(token: "\(number + 1)"))
        )
      }
    }
    await harness.viewModel.load()
    await expect(harness.provider.asked.filter { $0.hasPrefix("moments") }.count, equals: 2)
    await expect(harness.provider.asked.filter { $0.hasPrefix("tags") }.count, equals: 10)
    expect(harness.shelf(.hashtags).paging, equals: .end)
  }

  @Test func coveredPhotosAreNotShown() async {
    var warned = Sample.photos(1...1).items[0]
    warned.contentWarning = "soup"
    var sensitive = Sample.photos(2...2).items[0]
    sensitive.isSensitive = true
    let page = Page(items: [warned, sensitive] + Sample.photos(3...3).items)
    let harness = await ExploreHarness { $0.moments = ["": .success(page)] }
    await harness.viewModel.load()
    expect(harness.ids(.photos), equals: ["3"])
  }
}

/// Runs other work of the main actor until a condition is true.
@MainActor
private func settled(_ isSo: () -> Bool) async throws {
  try await eventually { isSo() }
}
