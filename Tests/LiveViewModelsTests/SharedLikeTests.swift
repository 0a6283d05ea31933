import ListModel
import LiveViewModels
import MomentsContracts
import SocialModel
import Testing

/// A timeline and a thread of the same reader.
@MainActor @Suite struct SharedLikeTests {
  private let likes = ReaderLikes()
  private let provider = FakeProvider()
  private let threads = FakeThreads()

  private func makeTimeline() -> LiveTimelineViewModel {
    LiveTimelineViewModel(
      timeline: provider,
      profile: nil,
      likes: provider,
      readerLikes: likes,
      language: .english,
      timeZone: .gmt,
      now: { Sample.now }
    )
  }

  private func makeThread() -> LiveThreadViewModel {
    LiveThreadViewModel(
      moment: "0",
      threads: threads,
      comments: threads,
      likes: provider,
      readerLikes: likes,
      language: .english,
      timeZone: .gmt,
      now: { Sample.now }
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
    viewModel.sections.value.flatMap(\.items)
  }

  private func shown(_ timeline: LiveTimelineViewModel, _ id: ListItemID = "0") -> LikeState? {
    items(timeline).lazy.compactMap { $0.as(MomentRow.self) }.first { $0.id == id }.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  private func shown(_ thread: LiveThreadViewModel) -> LikeState? {
    items(thread).lazy.compactMap { $0.as(ThreadLikesRow.self) }.first.map {
      LikeState(isLiked: $0.likes.isLiked, count: $0.likes.count)
    }
  }

  private let unliked = LikeState(isLiked: false, count: 2)
  private let liked = LikeState(isLiked: true, count: 3)
  private let answered = LikeState(isLiked: true, count: 100)

  @Test func aLikeInTheThreadShowsInTheTimelineAtOnce() async {
    let (timeline, thread) = await loaded()
    let work = thread.toggleLike()
    #expect(shown(timeline) == liked)
    #expect(shown(timeline, "1") == unliked)
    await work.value
    #expect(shown(timeline) == answered)
    #expect(shown(thread) == answered)
  }

  @Test func aLikeInTheTimelineShowsInTheThreadAtOnce() async {
    let (timeline, thread) = await loaded()
    let work = timeline.toggleLike("0")
    #expect(shown(thread) == liked)
    await work.value
    #expect(shown(thread) == answered)
    #expect(shown(timeline) == answered)
  }

  @Test func twoTimelinesShareLikesAndSharingsOfAPostShowThem() async {
    var sharing = Sample.moment("9")
    sharing.postID = "0"
    let moments = [sharing, Sample.moment("0")]
    let (home, _) = await loaded()
    await provider.set { $0.first = .success(Page(items: moments)) }
    let other = makeTimeline()
    await other.load()
    let work = home.toggleLike("0")
    #expect(shown(other, "9") == liked)
    #expect(shown(other, "0") == liked)
    await work.value
    #expect(shown(other, "9") == answered)
  }

  @Test func aCommentThatStandsInATimelineIsLikedInBoth() async {
    let (timeline, thread) = await loaded(comments: [Sample.comment("1")])
    let work = thread.toggleLike("1")
    #expect(shown(timeline, "1")?.isLiked == true)
    await work.value
    #expect(shown(timeline, "1") == answered)
  }

  @Test func aRefusalIsUndoneInBothAndToldWhereTheLikeWasGiven() async {
    await provider.set { $0.likeAnswers = [.failure(ProviderError.refused(reason: nil))] }
    let (timeline, thread) = await loaded()
    let work = thread.toggleLike()
    #expect(shown(timeline) == liked)
    await work.value
    #expect(shown(timeline) == unliked)
    #expect(shown(thread) == unliked)
    #expect(thread.message.value?.text == "Your like could not be saved.")
    #expect(timeline.message.value == nil)
  }

  @Test func togglesOfOnePostAreAskedInTurnAcrossScreens() async {
    let (timeline, thread) = await loaded()
    await provider.close()
    let first = thread.toggleLike()
    let second = timeline.toggleLike("0")
    #expect(shown(thread) == unliked)
    await provider.questionWaits()
    #expect(await provider.asked.suffix(1) == ["like 0"])
    await provider.open()
    await first.value
    await second.value
    #expect(await provider.asked.suffix(2) == ["like 0", "unlike 0"])
    #expect(shown(timeline) == LikeState(isLiked: false, count: 100))
    #expect(shown(thread) == shown(timeline))
  }

  @Test func aThreadThatIsOpenedLaterShowsTheLikeUnderWay() async {
    let (timeline, _) = await loaded()
    await provider.close()
    let work = timeline.toggleLike("0")
    await provider.questionWaits()
    let thread = makeThread()
    await thread.load()
    #expect(shown(thread) == liked)
    #expect(shown(timeline) == liked)
    await provider.open()
    await work.value
    #expect(shown(thread) == answered)
  }

  @Test func aThreadThatIsLoadedLaterTellsTheTimelineWhatTheProviderSaysNow() async {
    let (timeline, _) = await loaded()
    await timeline.toggleLike("0").value
    let now = LikeState(isLiked: true, count: 7)
    let loaded = MomentThread(moment: Sample.moment("0", like: now), comments: [])
    await threads.set { $0.thread = .success(loaded) }
    let thread = makeThread()
    await thread.load()
    #expect(shown(thread) == now)
    #expect(shown(timeline) == now)
  }

  @Test func aPageAskedForBeforeTheAnswerDoesNotTakeTheLikeBack() async {
    let (timeline, thread) = await loaded()
    await provider.close()
    let reload = Task { await timeline.reload() }
    await provider.questionWaits()
    // The page, which knows nothing of the like, comes after the answer to it.
    let elsewhere = FakeProvider()
    let other = LiveThreadViewModel(
      moment: "0",
      threads: threads,
      comments: threads,
      likes: elsewhere,
      readerLikes: likes,
      language: .english
    )
    await other.load()
    await other.toggleLike().value
    #expect(shown(timeline) == answered)
    await provider.open()
    await reload.value
    #expect(shown(timeline) == answered)
    #expect(shown(thread) == answered)
  }

  @Test func onlyTheScreensThatShowThePostWriteRows() async {
    let (timeline, thread) = await loaded()
    let bag = DisposeBag()
    var count = 0
    thread.sections.observe { _ in count += 1 }.disposed(by: bag)
    await timeline.toggleLike("1").value
    #expect(count == 1)
  }

  @Test func aThreadThatIsLeftIsLetGoOfWhileItsLikeIsUnderWay() async {
    let (timeline, other) = await loaded()
    var thread: LiveThreadViewModel? = makeThread()
    weak let left = thread
    await thread?.load()
    await provider.close()
    let work = thread?.toggleLike()
    await provider.questionWaits()
    thread = nil
    #expect(left == nil)
    #expect(shown(timeline) == liked)
    await provider.open()
    await work?.value
    #expect(shown(timeline) == answered)
    #expect(shown(other) == answered)
  }
}
