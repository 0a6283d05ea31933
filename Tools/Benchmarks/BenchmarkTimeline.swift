import DemoViewModels
import Foundation
import ListModel
import MomentsContracts

/// A timeline of as many moments as wanted: those of the demo, over and over.
final class BenchmarkTimeline: TimelineViewModel {
  let sections: Observable<[ListSection]>
  let state = Observable(ListState.content)
  let pagingState = Observable(PagingState.end)
  let message = Observable<UserMessage?>(nil)
  let newMoments = Observable<TimelineNewMoments?>(nil)
  let openingPlace: ReadingPlace? = nil
  let title = "Timeline"
  var onRoute: (@MainActor (Route) -> Void)?

  private init(_ rows: [MomentRow]) {
    sections = Observable([ListSection(id: "moments", rows: rows)])
  }

  /// Makes the timeline out of all pages of the demo.
  static func make(rows count: Int) async -> BenchmarkTimeline {
    let demo = DemoTimelineViewModel(
      scenario: .timeline,
      language: .english,
      sleep: { _ in }
    )
    await demo.load()
    while demo.pagingState.value == .idle { await demo.loadMore() }
    let source = demo.sections.value.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
    let rows = (0..<count).compactMap { index -> MomentRow? in
      guard !source.isEmpty else { return nil }
      var row = source[index % source.count]
      row.id = ListItemID(index)
      return row
    }
    return BenchmarkTimeline(rows)
  }

  func load() async {}
  func reload() async {}
  func loadMore() async {}
  func screenDidAppear() {}
  func toggleLike(_ moment: ListItemID) -> Task<Void, Never> { Task {} }
  func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> { Task {} }
  func toggleFollow() -> Task<Void, Never> { Task {} }
  func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> { Task {} }
  func readerReached(_ moment: ListItemID) {}
  func readerStopped(at place: ReadingPlace?) {}
  func delete(_ moment: ListItemID) -> Task<Void, Never> { Task {} }
  func undo(_ message: UserMessage.ID) {}
  func edit(_ moment: ListItemID) {}
  func reply(to moment: ListItemID) {}
  func screenDidDisappear() {}
  func toggleFold(_ moment: ListItemID) {}
  func toggleWarning(_ moment: ListItemID) {}
  func open(_ target: RichText.Kind, in moment: ListItemID) {}
  func openPhoto(at index: Int, of moment: ListItemID) {}
  func openProfile(_ person: PersonReference) {}
  func openMoment(_ moment: ListItemID) {}
}
