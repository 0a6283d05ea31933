import Expectations
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

/// A timeline and a thread of the same reader.
@MainActor @Suite struct SharedLikeTests {
  private let provider = FakeProvider()
  private let threads: FakeThreads

  init() { threads = FakeThreads(actions: provider.actions) }

  private func makeTimeline() -> LiveTimelineViewModel {
    LiveTimelineViewModel(
      timeline: provider,
      profile: nil,
      actions: ReaderActions(provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt),
        changes: provider
      )
    )
  }

  private func makeThread() -> LiveThreadViewModel {
    LiveThreadViewModel(
      moment: "0",
      threads: threads,
      actions: ReaderActions(provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt),
        changes: provider
      )
    )
  }

  /// The timeline of the moments "0" and "1" and the thread of "0", both loaded.
  private func loaded(
    comments: [Moment] = []
  ) async -> (timeline: LiveTimelineViewModel, thread: LiveThreadViewModel) {
    let loaded = Sample.thread(comments)
    await provider.set { $0.first = .success(Sample.page(0...1)) }
    await threads.set { $0.thread = .success(loaded) }
    let timeline = makeTimeline()
    let thread = makeThread()
    await timeline.load()
    await thread.load()
    return (timeline, thread)
  }

  private func items(_ viewModel: some ListViewModel) -> [AnyListItem] {
    viewModel.sections.flatMap(\.items)
  }

  private func shown(_ timeline: LiveTimelineViewModel, _ id: ListItemID = "0") -> LikeState? {
    items(timeline).lazy.compactMap { $0.as(MomentRow.self) }.first { $0.id == id }.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  private func shown(_ thread: LiveThreadViewModel) -> LikeState? {
    items(thread).lazy.compactMap { $0.as(ThreadMomentRow.self)?.likes }.first.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  private let unliked = LikeState(isLiked: false, count: 2)
  private let liked = LikeState(isLiked: true, count: 3)
  private let answered = LikeState(isLiked: true, count: 100)

  private func letGo(_ work: Task<Void, Never>...) async {
    await provider.open()
    for work in work { await work.value }
  }

  @Test func likingInTheThreadUpdatesTheTimelineImmediately() async throws {
    let (timeline, thread) = await loaded()
    await provider.close()
    let work = thread.perform(.like, on: "0")
    try await eventually { shown(timeline) == liked && shown(thread) == liked }
    expect(shown(timeline, "1"), equals: unliked)
    await letGo(work)
    try await eventually { shown(timeline) == answered && shown(thread) == answered }
  }

  @Test func likingInTheTimelineUpdatesTheThreadImmediately() async throws {
    let (timeline, thread) = await loaded()
    await provider.close()
    let work = timeline.perform(.like, on: "0")
    try await eventually { shown(timeline) == liked && shown(thread) == liked }
    await letGo(work)
    try await eventually { shown(timeline) == answered && shown(thread) == answered }
  }

  @Test func likesAreSharedByTimelinesAndBoosts() async throws {
    var sharing = Sample.moment("9")
    sharing.postID = "0"
    let moments = [sharing, Sample.moment("0")]
    let (home, _) = await loaded()
    await provider.set { $0.first = .success(Page(items: moments)) }
    let other = makeTimeline()
    await other.load()
    await home.perform(.like, on: "0").value
    try await eventually { shown(other, "9") == answered && shown(other, "0") == answered }
  }

  @Test func likingACommentUpdatesTheTimeline() async throws {
    let (timeline, thread) = await loaded(comments: [Sample.comment("1")])
    await thread.perform(.like, on: "1").value
    try await eventually { shown(timeline, "1") == answered }
  }

  @Test func aRefusalIsUndoneInBothAndReportedOnce() async throws {
    await provider.set { $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))] }
    let (timeline, thread) = await loaded()
    await provider.close()
    let work = thread.perform(.like, on: "0")
    try await eventually { shown(timeline) == liked }
    await letGo(work)
    expect(shown(thread), equals: unliked)
    try await eventually { shown(timeline) == unliked }
    expect(thread.message.value?.text, equals: "Your like could not be saved.")
    expectNil(timeline.message.value)
  }

  @Test func togglesOfOnePostAreSerializedAcrossScreens() async throws {
    let (timeline, thread) = await loaded()
    await provider.close()
    let first = thread.perform(.like, on: "0")
    try await eventually { shown(timeline) == liked }
    let second = timeline.perform(.like, on: "0")
    try await eventually { shown(thread) == unliked }
    await provider.questionWaits()
    await expect(provider.asked.suffix(1), equals: ["like 0"])
    await letGo(first, second)
    await expect(provider.asked.suffix(2), equals: ["like 0", "unlike 0"])
    try await eventually {
      shown(timeline) == LikeState(isLiked: false, count: 100) && shown(thread) == shown(timeline)
    }
  }

  @Test func aThreadOpenedLaterShowsThePendingLike() async throws {
    let (timeline, _) = await loaded()
    await provider.close()
    let work = timeline.perform(.like, on: "0")
    await provider.questionWaits()
    let thread = makeThread()
    await thread.load()
    expect(shown(thread), equals: liked)
    await letGo(work)
    try await eventually { shown(thread) == answered && shown(timeline) == answered }
  }

  @Test func anOlderPageDoesNotUndoTheLike() async throws {
    let (timeline, thread) = await loaded()
    await provider.close()
    let reload = Task { await timeline.reload() }
    await provider.questionWaits()
    let work = thread.perform(.like, on: "0")
    try await eventually { shown(timeline) == liked }
    await letGo(work)
    await reload.value
    try await eventually { shown(timeline) == answered && shown(thread) == answered }
  }

  @Test func onlyScreensShowingThePostUpdateRows() async throws {
    let (timeline, thread) = await loaded()
    let bag = DisposeBag()
    var count = 0
    thread.snapshot.observe { _ in count += 1 }.disposed(by: bag)
    await timeline.perform(.like, on: "1").value
    // The stream is in order: when this change is shown, the like was processed.
    await timeline.perform(.like, on: "0").value
    try await eventually { shown(thread) == answered }
    expect(count, isAtMost: 3)
  }

  @Test func aThreadIsReleasedDuringAPendingLike() async throws {
    let (timeline, other) = await loaded()
    var thread: LiveThreadViewModel? = makeThread()
    weak let left = thread
    await thread?.load()
    await provider.close()
    let work = thread?.perform(.like, on: "0")
    await provider.questionWaits()
    try await eventually { shown(timeline) == liked }
    thread = nil
    try await eventually { left == nil }
    await provider.open()
    await work?.value
    try await eventually { shown(timeline) == answered && shown(other) == answered }
  }
}
