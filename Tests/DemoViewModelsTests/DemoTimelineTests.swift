import DemoViewModels
import Foundation
import ListModel
import MomentsContracts
import Testing

@MainActor
struct DemoTimelineTests {
  private let bag = DisposeBag()

  private func make(
    _ scenario: DemoScenario,
    language: AppLanguage = .english,
    tracker: (any Tracker)? = nil,
    sleep: @escaping DemoTimelineViewModel.Sleep = { _ in }
  ) -> DemoTimelineViewModel {
    DemoTimelineViewModel(scenario: scenario, language: language, tracker: tracker, sleep: sleep)
  }

  private func moments(_ viewModel: DemoTimelineViewModel) -> [MomentRow] {
    viewModel.sections.value.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
  }

  @Test func aTimelineLoadsAPageAndTheRestPageByPage() async {
    let viewModel = make(.timeline)
    #expect(viewModel.state.value == .loading)
    await viewModel.load()
    #expect(viewModel.state.value == .content)
    #expect(moments(viewModel).count == 12)
    #expect(viewModel.sections.value.first?.items.first?.as(UserProfileRow.self) != nil)
    var pages = 1
    while viewModel.pagingState.value == .idle {
      await viewModel.loadMore()
      pages += 1
    }
    #expect(pages == 4)
    #expect(viewModel.pagingState.value == .end)
    #expect(moments(viewModel).count == 40)
    #expect(Set(moments(viewModel).map(\.id)).count == 40)
    await viewModel.loadMore()
    #expect(moments(viewModel).count == 40)
  }

  @Test func sectionsAreThereWhenTheStateSaysSo() async {
    let viewModel = make(.timeline)
    var counts: [Int] = []
    viewModel.state.observe { state in
      if state == .content { counts.append(viewModel.sections.value.count) }
    }.disposed(by: bag)
    await viewModel.load()
    #expect(counts == [2])
  }

  @Test func delaysGoThroughTheInjectedSleep() async {
    let asked = Asked()
    let viewModel = make(.slow) { asked.add($0) }
    await viewModel.load()
    await viewModel.loadMore()
    #expect(asked.durations == [.seconds(4), .seconds(3)])
  }

  @Test func anEmptyFeedSaysSo() async {
    let viewModel = make(.empty)
    await viewModel.load()
    guard case .empty(let message) = viewModel.state.value else {
      Issue.record("not empty")
      return
    }
    #expect(message.title == "Nothing here yet")
    #expect(moments(viewModel).isEmpty)
  }

  @Test func aFailedLoadWorksOnRetry() async {
    let viewModel = make(.failure, language: .simplifiedChinese)
    await viewModel.load()
    guard case .failed(let failure) = viewModel.state.value else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.retryTitle == "重试")
    await viewModel.load()
    #expect(viewModel.state.value == .content)
  }

  @Test func aFailedPageKeepsTheRowsAndWorksOnRetry() async {
    let viewModel = make(.pageFailure)
    await viewModel.load()
    await viewModel.loadMore()
    guard case .failed = viewModel.pagingState.value else {
      Issue.record("did not fail")
      return
    }
    #expect(viewModel.state.value == .content)
    #expect(moments(viewModel).count == 12)
    await viewModel.loadMore()
    #expect(moments(viewModel).count == 24)
    #expect(viewModel.pagingState.value == .idle)
  }

  @Test func theEndlessFeedBeginsAgain() async {
    let viewModel = make(.endless)
    await viewModel.load()
    for _ in 0..<5 { await viewModel.loadMore() }
    let rows = moments(viewModel)
    #expect(rows.count == 72)
    #expect(Set(rows.map(\.id)).count == 72)
    #expect(rows[40].text == rows[0].text)
  }

  @Test func aLikeShowsAtOnceAndStays() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    let before = try #require(moments(viewModel).first)
    let work = viewModel.toggleLike(before.id)
    let during = try #require(moments(viewModel).first)
    #expect(during.likes.isLiked && during.likes.count == before.likes.count + 1)
    #expect(during.likes.peopleText.hasPrefix("You, "))
    await work.value
    #expect(moments(viewModel).first == during)
    #expect(viewModel.message.value == nil)
  }

  @Test func aRefusedLikeRollsBackWithAMessage() async throws {
    let viewModel = make(.likeRefused)
    await viewModel.load()
    let before = try #require(moments(viewModel).first)
    let work = viewModel.toggleLike(before.id)
    #expect(moments(viewModel).first?.likes.isLiked == true)
    await work.value
    #expect(moments(viewModel).first == before)
    #expect(viewModel.message.value?.kind == .failure)
    let first = viewModel.message.value
    await viewModel.toggleLike(before.id).value
    #expect(viewModel.message.value != first)
  }

  @Test func togglingThreeTimesQuicklyEndsLiked() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    let before = try #require(moments(viewModel).first)
    let works = (0..<3).map { _ in viewModel.toggleLike(before.id) }
    for work in works { await work.value }
    #expect(moments(viewModel).first?.likes.isLiked == true)
    #expect(moments(viewModel).first?.likes.count == before.likes.count + 1)
  }

  @Test func aLikeSurvivesAReload() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    let id = try #require(moments(viewModel).first?.id)
    await viewModel.toggleLike(id).value
    await viewModel.reload()
    #expect(moments(viewModel).first?.likes.isLiked == true)
    #expect(moments(viewModel).count == 12)
  }

  @Test func foldingAndWarningsToggle() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    while viewModel.pagingState.value == .idle { await viewModel.loadMore() }
    let long = try #require(moments(viewModel).first { $0.folding.canFold })
    #expect(long.folding.isFolded)
    viewModel.toggleFold(long.id)
    #expect(moments(viewModel).first { $0.id == long.id }?.folding.isFolded == false)
    let warned = try #require(moments(viewModel).first { $0.isConcealed })
    viewModel.toggleWarning(warned.id)
    #expect(moments(viewModel).first { $0.id == warned.id }?.isConcealed == false)
  }

  @Test func aCancelledLoadLeavesTheListAsItWas() async {
    let viewModel = make(.timeline) { _ in throw CancellationError() }
    await viewModel.load()
    #expect(viewModel.state.value == .loading)
    #expect(viewModel.sections.value.isEmpty)
  }

  @Test func tapsAreRoutedAndTracked() async throws {
    let tracker = RecordingTracker()
    let viewModel = make(.timeline, tracker: tracker)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    await viewModel.load()
    viewModel.screenDidAppear()
    let row = try #require(moments(viewModel).first)
    viewModel.open(.hashtag("hiking"), in: row.id)
    viewModel.open(.strong, in: row.id)
    viewModel.openPhoto(at: 0, of: row.id)
    viewModel.openPhoto(at: 7, of: row.id)
    viewModel.openMoment("gone")
    #expect(routes == [.hashtag("hiking"), .photos(row.photos, index: 0, moment: row.id)])
    #expect(tracker.events.first == .screenView(screen: "timeline"))
    #expect(tracker.events.count == 3)
  }

  @Test func intentsForRowsThatHaveLeftDoNothing() async {
    let viewModel = make(.timeline)
    await viewModel.load()
    let before = moments(viewModel)
    await viewModel.toggleLike("gone").value
    viewModel.toggleFold("gone")
    viewModel.toggleWarning("gone")
    #expect(moments(viewModel) == before)
  }
}

@MainActor
private final class RecordingTracker: Tracker {
  var events: [TrackingEvent] = []

  func track(_ event: TrackingEvent) {
    events.append(event)
  }
}

/// What the sleep was asked for. Its lock makes it safe to share.
private final class Asked: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Duration] = []

  func add(_ duration: Duration) {
    lock.withLock { stored.append(duration) }
  }

  var durations: [Duration] { lock.withLock { stored } }
}
