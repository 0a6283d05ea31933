import DemoViewModels
import ListModel
import MomentsContracts
import Testing

/// A timeline and a thread of one story.
@MainActor @Suite struct DemoLikesTests {
  private let likes = DemoLikes()

  private func loaded(
    _ scenario: DemoScenario = .timeline
  ) async -> (timeline: DemoTimelineViewModel, thread: DemoThreadViewModel) {
    let timeline = DemoTimelineViewModel(
      scenario: scenario,
      likes: likes,
      language: .english,
      sleep: { _ in }
    )
    await timeline.load()
    let thread = await makeThread(scenario)
    return (timeline, thread)
  }

  private func makeThread(_ scenario: DemoScenario = .timeline) async -> DemoThreadViewModel {
    let thread = DemoThreadViewModel(
      moment: "moment-1",
      scenario: DemoThreadScenario(scenario),
      likes: likes,
      language: .english,
      sleep: { _ in }
    )
    await thread.load()
    return thread
  }

  private func shown(_ timeline: DemoTimelineViewModel) -> MomentRow.Likes? {
    timeline.sections.value.flatMap(\.items).lazy.compactMap { $0.as(MomentRow.self) }.first?.likes
  }

  private func shown(_ thread: DemoThreadViewModel) -> MomentRow.Likes? {
    thread.sections.value.flatMap(\.items).lazy.compactMap { $0.as(ThreadMomentRow.self)?.likes }
      .first?.likes
  }

  @Test func aLikeInTheThreadShowsInTheTimelineAtOnceAndBack() async throws {
    let (timeline, thread) = await loaded()
    let before = try #require(shown(timeline))
    #expect(!before.isLiked)
    let work = thread.toggleLike()
    #expect(shown(timeline)?.isLiked == true)
    #expect(shown(timeline)?.count == before.count + 1)
    #expect(shown(timeline) == shown(thread))
    await work.value
    #expect(shown(timeline)?.isLiked == true)
    let undo = timeline.toggleLike("moment-1")
    #expect(shown(thread) == before)
    await undo.value
    #expect(shown(thread) == before)
    #expect(shown(timeline) == before)
  }

  @Test func aRefusalIsUndoneInBothAndToldWhereTheLikeWasGiven() async throws {
    let (timeline, thread) = await loaded(.likeRefused)
    let before = try #require(shown(timeline))
    let work = thread.toggleLike()
    #expect(shown(timeline)?.isLiked == true)
    await work.value
    #expect(shown(timeline) == before)
    #expect(shown(thread) == before)
    #expect(thread.message.value?.text == Strings(.english).likeRefused)
    #expect(timeline.message.value == nil)
  }

  @Test func whatIsOpenedOrLoadedLaterShowsTheLike() async {
    let (timeline, _) = await loaded()
    await timeline.toggleLike("moment-1").value
    #expect(shown(await makeThread())?.isLiked == true)
    #expect(shown(await loaded().timeline)?.isLiked == true)
    await timeline.reload()
    #expect(shown(timeline)?.isLiked == true)
  }

  @Test func aThreadThatIsLeftIsLetGoOfAndItsLikeStays() async {
    let (timeline, _) = await loaded()
    var thread: DemoThreadViewModel? = await makeThread()
    weak let left = thread
    let work = thread?.toggleLike()
    thread = nil
    #expect(left == nil)
    await work?.value
    #expect(shown(timeline)?.isLiked == true)
  }
}
