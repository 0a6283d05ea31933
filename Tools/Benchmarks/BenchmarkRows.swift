import DemoProvider
import DemoViewModels
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage

/// Long screens of fixed rows: those of the demo, over and over.
enum BenchmarkRows {
  /// A clock on which no task waits.
  private struct NoWait: Clock {
    typealias Instant = ContinuousClock.Instant
    let now = ContinuousClock.now
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }

  private static func provider(_ story: DemoStory) -> DemoProvider {
    DemoProvider(story, clock: NoWait())
  }

  /// A timeline out of all pages of the demo.
  static func timeline(rows count: Int) async -> DemoTimelineViewModel {
    let provider = provider(.timeline)
    let live = LiveTimelineViewModel(
      source: provider,
      kind: .home,
      actions: ReaderActions(provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { DemoProvider.defaultNow }, timeZone: .gmt),
        changes: provider
      )
    )
    await live.load()
    while live.paging == .idle { await live.loadMore() }
    let source = live.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
    let rows = (0..<count).compactMap { index -> MomentRow? in
      guard !source.isEmpty else { return nil }
      var row = source[index % source.count]
      row.id = ListItemID(index)
      return row
    }
    return DemoTimelineViewModel(rows: rows, language: .english)
  }

  /// A moment with five thousand comments.
  static func thread() async -> DemoThreadViewModel {
    let provider = provider(.manyComments)
    let live = LiveThreadViewModel(
      moment: "moment-1",
      threads: provider,
      actions: ReaderActions(provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { DemoProvider.defaultNow }, timeZone: .gmt),
        changes: provider
      )
    )
    await live.load()
    return DemoThreadViewModel(live.sections, language: .english)
  }

  /// Fifty shelves of a hundred things each, or a few more.
  static func explore() async -> DemoExploreViewModel {
    let live = LiveExploreViewModel(provider: provider(.crowded), in: ScreenContext(.english))
    await live.load()
    for shelf in live.shelves.value.indices {
      while live.shelves.value[shelf].items.count < 100, live.shelves.value[shelf].paging == .idle {
        await live.loadMore(live.shelves.value[shelf].id)
      }
    }
    let source = live.shelves.value
    let shelves = (0..<50).map { number in
      var shelf = source[number % source.count]
      shelf.id = ListItemID(number)
      shelf.paging = .end
      return shelf
    }
    return DemoExploreViewModel(shelves, language: .english)
  }
}
