import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@MainActor @Suite struct TimelineLoadingTests {
  private let lost = ProviderError.network(url: "https://s.example", reason: .unreachable)

  @Test func theFirstPageShowsRowsAndThenContent() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...3, next: "b")) }
    expect(harness.viewModel.state, equals: .loading)
    await harness.viewModel.load()
    expect(harness.ids, equals: ["1", "2", "3"])
    expect(harness.states, equals: [.loading, .content])
    expect(harness.viewModel.paging, equals: .idle)
    expect(harness.messages, satisfies: \.isEmpty)
  }

  @Test func loadingTwiceSendsOneRequest() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...3)) }
    await harness.provider.close()
    let first = Task { await harness.viewModel.load() }
    await harness.provider.questionWaits()
    await harness.viewModel.load()
    await harness.viewModel.reload()
    await harness.provider.open()
    await first.value
    await harness.viewModel.load()
    await expect(harness.provider.asked, equals: ["page first"])
  }

  @Test func anEmptyTimelineShowsItsMessage() async {
    let harness = await Harness { _ in }
    await harness.viewModel.load()
    guard case .empty(let message) = harness.viewModel.state else {
      Issue.record("not empty")
      return
    }
    expect(message.title, equals: "Nothing here yet")
    expect(harness.viewModel.paging, equals: .end)
  }

  @Test func aFailureShowsTheReasonAndCanBeRetried() async {
    let harness = await Harness {
      $0.first = .failure(ProviderError.fileNotFound(path: "/a.json"))
    }
    await harness.viewModel.load()
    expect(
      harness.viewModel.state,
      equals: .failed(
        ListFailure(
          title: "The timeline could not be loaded",
          message: "There is no file or folder \u{2068}/a.json\u{2069}.",
          retryTitle: "Try again"
        )
      )
    )
    await harness.provider.set { $0.first = .success(Sample.page(1...2)) }
    await harness.viewModel.load()
    expect(harness.ids, equals: ["1", "2"])
    expect(harness.viewModel.state, equals: .content)
  }

  @Test func pagesLoadUntilTheEnd() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...2, next: "b"))
      $0.pages = ["b": .success(Sample.page(2...4, next: "c")), "c": .success(Sample.page(5...5))]
    }
    await harness.viewModel.load()
    await harness.viewModel.loadMore()
    expect(harness.ids, equals: ["1", "2", "3", "4"])
    expect(harness.viewModel.paging, equals: .idle)
    await harness.viewModel.loadMore()
    expect(harness.ids.last, equals: "5")
    expect(harness.viewModel.paging, equals: .end)
    await harness.viewModel.loadMore()
    await expect(harness.provider.asked, equals: ["page first", "page b", "page c"])
  }

  @Test func aFailedPageKeepsTheRowsAndCanBeRetried() async {
    let lost = lost
    let harness = await Harness {
      $0.first = .success(Sample.page(1...2, next: "b"))
      $0.pages = ["b": .failure(lost)]
    }
    await harness.viewModel.load()
    await harness.viewModel.loadMore()
    expect(harness.ids, equals: ["1", "2"])
    expect(harness.viewModel.state, equals: .content)
    expect(
      harness.viewModel.paging,
      equals: .failed(
        ListFailure(
          title: "More could not be loaded",
          message: "Check your connection and try again.",
          retryTitle: "Try again"
        )
      )
    )
    await harness.provider.set { $0.pages = ["b": .success(Sample.page(3...3))] }
    await harness.viewModel.loadMore()
    expect(harness.ids, equals: ["1", "2", "3"])
  }

  @Test func emptyPagesAreSkipped() async {
    let harness = await Harness {
      $0.first = .success(Page(items: [], next: PageCursor(token: "a")))
      $0.pages = [
        "a": .success(Sample.page(1...2, next: "b")), "b": .success(Sample.page(1...2, next: "c")),
        "c": .success(Sample.page(3...3, next: "d")),
      ]
    }
    await harness.viewModel.load()
    expect(harness.ids, equals: ["1", "2"])
    await harness.viewModel.loadMore()
    expect(harness.ids, equals: ["1", "2", "3"])
  }

  @Test func repeatedPagesEndTheList() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...2, next: "a"))
      $0.pages = ["a": .success(Sample.page(1...2, next: "a"))]
    }
    await harness.viewModel.load()
    await harness.viewModel.loadMore()
    expect(harness.viewModel.paging, equals: .end)
    expect(harness.ids, equals: ["1", "2"])
    // A page that names itself as the next one is not requested again.
    await expect(harness.provider.asked.count, equals: 2)
  }

  @Test func aRefreshInsertsNewRowsAboveAndKeepsUnfoldedRows() async {
    let long = String(repeating: "word ", count: 200)
    let harness = await Harness {
      $0.first = .success(Page(items: [Sample.moment("1", text: long)]))
      $0.refreshed = .success(Page(items: [Sample.moment("2"), Sample.moment("1", text: long)]))
    }
    await harness.viewModel.load()
    harness.viewModel.perform(.fold, on: "1")
    await harness.viewModel.reload()
    expect(harness.ids, equals: ["2", "1"])
    expect(harness.rows[1].folding, equals: .unfolded(buttonTitle: "Collapse"))
    expect(harness.states, equals: [.loading, .content])
  }

  @Test func aFailedRefreshKeepsTheRowsAndShowsAMessage() async {
    let lost = lost
    let harness = await Harness {
      $0.first = .success(Sample.page(1...2))
      $0.refreshed = .failure(lost)
    }
    await harness.viewModel.load()
    await harness.viewModel.reload()
    expect(harness.ids, equals: ["1", "2"])
    expect(harness.viewModel.state, equals: .content)
    expect(
      harness.messages.map(\.text),
      equals: [
        "The timeline could not be refreshed. Check your connection and try again."
      ]
    )
    expect(harness.messages.first?.kind, equals: .failure)
  }

  @Test func aPageOfAnOlderListIsDiscarded() async throws {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...2, next: "b"))
      $0.pages = ["b": .success(Sample.page(3...4))]
      $0.refreshed = .success(Sample.page(8...9, next: "c"))
    }
    await harness.viewModel.load()
    await harness.provider.close()
    let more = Task { await harness.viewModel.loadMore() }
    await harness.provider.questionWaits()
    expect(harness.viewModel.paging, equals: .loading)
    let reload = Task { await harness.viewModel.reload() }
    try await eventually { await harness.provider.asked.last == "refresh" }
    await harness.provider.open()
    await reload.value
    await more.value
    expect(harness.ids, equals: ["8", "9"])
    expect(harness.viewModel.paging, equals: .idle)
  }

  @Test func cancellingLeavesTheListUnchanged() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...2, next: "b")) }
    await harness.provider.close()
    let load = Task { await harness.viewModel.load() }
    await harness.provider.questionWaits()
    load.cancel()
    await harness.provider.open()
    await load.value
    expect(harness.viewModel.state, equals: .loading)
    expect(harness.rows, satisfies: \.isEmpty)
    await harness.viewModel.load()
    expect(harness.ids, equals: ["1", "2"])
    await harness.provider.close()
    let more = Task { await harness.viewModel.loadMore() }
    await harness.provider.questionWaits()
    more.cancel()
    await harness.provider.open()
    await more.value
    expect(harness.viewModel.paging, equals: .idle)
    expect(harness.ids, equals: ["1", "2"])
  }

  @Test func skippedEntriesAreCountedOnce() async {
    let note = SkippedItem(source: "a.json", index: 3, reason: .missing(key: "id"))
    let harness = await Harness {
      $0.first = .success(Page(items: [Sample.moment("1")], skipped: [note]))
    }
    await harness.viewModel.load()
    let text = Strings(.english).skippedMoments(1)
    expect(harness.messages.map(\.text), equals: [text])
    expect(harness.messages.first?.kind, equals: .information)
    await harness.viewModel.reload()
    expect(harness.messages.count, equals: 1)
    await harness.provider.set {
      $0.refreshed = .success(Page(items: [Sample.moment("1")], skipped: [note, note]))
    }
    await harness.viewModel.reload()
    expect(harness.messages.last?.text, equals: Strings(.english).skippedMoments(2))
  }

  @Test func theProfileIsAboveTheMoments() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.owner = .success(
        Account(
          id: "o",
          handle: "owner",
          displayName: "Owner",
          headerURL: URL(string: "https://s.example/h.png"),
          note: RichText("bio"),
          followersCount: 12_860
        )
      )
    }
    await harness.viewModel.load()
    expect(harness.viewModel.sections.map(\.id), equals: ["profile", "moments"])
    let profile = harness.profile
    expect(profile?.person.name, equals: "Owner")
    expect(profile?.person.handle, equals: "@owner")
    expect(profile?.bio?.string, equals: "bio")
    expect(profile?.background?.url.lastPathComponent, equals: "h.png")
    expect(profile?.counts.map(\.value), equals: ["12.8K"])
  }

  @Test func aFailedProfileDoesNotAffectMoments() async {
    let harness = await Harness {
      $0.first = .success(Sample.page(1...1))
      $0.owner = .success(Sample.ana)
    }
    await harness.viewModel.load()
    await harness.provider.set { $0.owner = .failure(ProviderError.refused(reason: nil)) }
    await harness.viewModel.reload()
    expect(harness.profile?.person.name, equals: "Ana")
    expect(harness.ids, equals: ["1"])
  }

  @Test func eachAppearanceIsTrackedAndUpdatesAges() async {
    let harness = await Harness { $0.first = .success(Sample.page(1...1)) }
    await harness.viewModel.load()
    expect(harness.rows.first?.timeText, equals: "5 min")
    harness.now += 600
    harness.viewModel.screenDidAppear()
    expect(harness.rows.first?.timeText, equals: "15 min")
    expect(harness.tracker.events, equals: [.screenView(screen: "timeline")])
  }
}
