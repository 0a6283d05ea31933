import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsValues
import SocialModel
import TestSupport
import Testing

@MainActor @Suite struct ThreadLoadingTests {
  private typealias S = Sample

  @Test func theMomentHasRowsAndItsCommentsATree() async {
    let harness = await ThreadHarness.loaded([
      S.comment("1"), S.comment("2"), S.comment("3", to: "1"),
    ])
    let ids = harness.viewModel.sections.map { "\($0.id)" }
    expect(ids, equals: ["moment", "comments"])
    expect(
      harness.items.prefix(2).map { "\($0.itemID)" },
      equals: ["thread-moment", "comment-header"]
    )
    expect(harness.tree, equals: "1 >3 2")
    expect(harness.header?.title, equals: "3 comments")
    expect(harness.comments[1].replyText, equals: "Replying to B")
    expect(harness.comments[0].replies.title, equals: "1 reply")
    expect(harness.states, equals: [.loading, .content])
    expect(harness.viewModel.paging, equals: .end)
  }

  @Test func theLikesAreCountedUnlessTheLikersAreNamed() async {
    func likes(isNamed: Bool) async -> ThreadLikesRow? {
      var thread = S.thread([])
      thread.moment.like = LikeState(isLiked: false, count: 24)
      thread.moment.likers = isNamed ? [Account(id: "b", handle: "bo", displayName: "Bo")] : []
      thread.moment.boostCount = 1
      let answer = thread
      let harness = await ThreadHarness(showsPeople: true) { $0.thread = .success(answer) }
      await harness.viewModel.load()
      return harness.items.lazy.compactMap { $0.as(ThreadMomentRow.self) }.first?.likes
    }
    let unnamed = await likes(isNamed: false)
    expect(unnamed?.likesTitle == "24 likes" && unnamed?.boostsTitle == "1 boost")
    let named = await likes(isNamed: true)
    expect(named?.likesTitle == nil && named?.boostsTitle == "1 boost")
  }

  /// As the home timeline: a thread that is opened while the server starts appears by itself.
  @Test(arguments: [
    ProviderError.network(url: "https://s.example", reason: .unreachable),
    .httpStatus(url: "https://s.example", code: 503),
  ])
  func aStartingServerIsAskedAgain(failure: ProviderError) async throws {
    let harness = await ThreadHarness { $0.thread = .failure(failure) }
    await harness.viewModel.load()
    for _ in 0..<2 {
      await harness.clock.somebodySleeps()
      await harness.clock.wakeAll()
    }
    await harness.clock.somebodySleeps()
    await expect(harness.clock.durations, equals: [.seconds(2), .seconds(4), .seconds(8)])
    let thread = S.thread([S.comment("1")])
    await harness.provider.set { $0.thread = .success(thread) }
    await harness.clock.wakeAll()
    try await eventually { harness.viewModel.state == .content }
    expect(harness.tree, equals: "1")
    await expect(harness.clock.isIdle)
  }

  @Test func aServerThatRefusesAThreadIsNotAskedAgain() async {
    let harness = await ThreadHarness {
      $0.thread = .failure(ProviderError.httpStatus(url: "https://s.example", code: 404))
    }
    await harness.viewModel.load()
    await expect(harness.clock.isIdle)
  }

  @Test func withoutCommentsAMessageIsShown() async {
    let harness = await ThreadHarness.loaded([])
    expect(harness.viewModel.state, equals: .content)
    expect(harness.header?.note, equals: "Nobody has commented yet.")
  }

  @Test func rowsArePublishedWithTheState() async {
    let thread = S.thread([S.comment("1")])
    let harness = await ThreadHarness { $0.thread = .success(thread) }
    var counts: [Int] = []
    let token = harness.viewModel.snapshot.observe {
      if $0.state == .content { counts.append($0.sections.reduce(0) { $0 + $1.items.count }) }
    }
    await harness.viewModel.load()
    expect(counts, equals: [3])
    token.dispose()
  }

  @Test func theLinkedPageHasARowUnlessAWarningConcealsIt() async throws {
    var thread = S.thread([])
    thread.moment.card = LinkCard(url: try require(URL(string: "https://news.example/a")))
    for isWarned in [false, true] {
      thread.moment.contentWarning = isWarned ? "Spoilers" : nil
      let answer = thread
      let harness = await ThreadHarness { $0.thread = .success(answer) }
      await harness.viewModel.load()
      func link() -> ThreadBoxRow<LinkPreview>? {
        harness.items.lazy.compactMap { $0.as(ThreadMomentRow.self) }.first?.link
      }
      expect((link() == nil), equals: isWarned)
      guard isWarned else { continue }
      harness.viewModel.perform(.warning, on: "0")
      expect(link()?.content.title, equals: "news.example")
    }
  }

  @Test func photosAndTheParentHaveSeparateRows() async throws {
    let url = try require(URL(string: "https://s.example/1.jpg"))
    var thread = S.thread([])
    thread.moment.attachments = [MediaAttachment(id: "m", kind: .image, url: url)]
    thread.ancestors = [S.comment("8"), S.comment("9", by: "c")]
    let answer = thread
    let harness = await ThreadHarness { $0.thread = .success(answer) }
    await harness.viewModel.load()
    let parent = try require(harness.items.first?.as(ThreadParentRow.self))
    expect(parent.title, equals: "Replying to C")
    expect(parent.text, equals: "comment 9")
    expect(harness.items.contains { $0.as(ThreadMomentRow.self)?.photos != nil })
    harness.viewModel.perform(.openMoment, on: "9")
    harness.viewModel.openPhoto(at: 0, of: "0")
    harness.viewModel.openPhoto(at: 1, of: "0")
    expect(harness.routes.count, equals: 2)
    expect(harness.routes.first, equals: .moment("9"))
  }

  @Test func aWarningConcealsTextAndPhotos() async throws {
    let url = try require(URL(string: "https://s.example/1.jpg"))
    var thread = S.thread([])
    thread.moment.attachments = [MediaAttachment(id: "m", kind: .image, url: url)]
    thread.moment.contentWarning = "Spoilers"
    let answer = thread
    let harness = await ThreadHarness { $0.thread = .success(answer) }
    await harness.viewModel.load()
    func text() -> ThreadTextRow? {
      harness.items.lazy.compactMap { $0.as(ThreadMomentRow.self)?.text }.first
    }
    expect(text()?.isConcealed, equals: true)
    expect(!harness.items.contains { $0.as(ThreadMomentRow.self)?.photos != nil })
    harness.viewModel.perform(.warning, on: "0")
    expect(text()?.isConcealed, equals: false)
    expect(harness.items.contains { $0.as(ThreadMomentRow.self)?.photos != nil })
  }

  @Test func aFailedLoadShowsTheReasonAndCanBeRetried() async {
    let harness = await ThreadHarness {
      $0.thread = .failure(ProviderError.unknownMoment(id: "0"))
    }
    await harness.viewModel.load()
    guard case .failed(let failure) = harness.viewModel.state else {
      Issue.record("did not fail")
      return
    }
    expect(failure.title, equals: "The moment could not be loaded")
    expect(failure.message, equals: "This moment is not there any more.")
    let thread = S.thread([S.comment("1")])
    await harness.provider.set { $0.thread = .success(thread) }
    await harness.viewModel.load()
    expect(harness.viewModel.state, equals: .content)
  }

  @Test func aFailedRefreshKeepsTheRowsAndShowsTheReason() async {
    let harness = await ThreadHarness.loaded([S.comment("1")])
    await harness.provider.set {
      $0.thread = .failure(ProviderError.network(url: "u", reason: .timedOut))
    }
    await harness.viewModel.reload()
    expect(harness.tree, equals: "1")
    expect(harness.messages.count, equals: 1)
    expect(
      harness.messages.first?.text.hasPrefix("The moment could not be refreshed."),
      equals: true
    )
  }

  @Test func expandedRowsSurviveARefresh() async {
    let comments = [
      S.comment("1"), S.comment("2", to: "1"), S.comment("3", muted: true),
    ]
    let harness = await ThreadHarness.loaded(comments)
    harness.viewModel.perform(.collapse, on: "1")
    harness.viewModel.perform(.reveal, on: "3")
    harness.viewModel.perform(.fold, on: "0")
    let before = harness.tree
    await harness.viewModel.reload()
    expect(before, equals: "1 3")
    expect(harness.tree, equals: before)
  }

  @Test func pagesAreAddedToTheTree() async {
    let harness = await ThreadHarness.loaded([S.comment("1")], next: "a")
    await harness.provider.set {
      $0.pages["a"] = .success(
        Page(items: [S.comment("2", to: "1"), S.comment("3")], next: PageCursor(token: "b"))
      )
      $0.pages["b"] = .success(Page(items: [S.comment("4", to: "3"), S.comment("1")]))
    }
    expect(harness.viewModel.paging, equals: .idle)
    await harness.viewModel.loadMore()
    expect(harness.tree, equals: "1 >2 3")
    await harness.viewModel.loadMore()
    expect(harness.tree, equals: "1 >2 3 >4")
    expect(harness.viewModel.paging, equals: .end)
    await harness.viewModel.loadMore()
    await expect(harness.provider.asked, equals: ["thread 0", "page a", "page b"])
  }

  @Test func aFailedPageKeepsTheRowsAndCanBeRetried() async {
    let harness = await ThreadHarness.loaded([S.comment("1")], next: "a")
    await harness.provider.set {
      $0.pages["a"] = .failure(ProviderError.httpStatus(url: "u", code: 503))
    }
    await harness.viewModel.loadMore()
    guard case .failed(let failure) = harness.viewModel.paging else {
      Issue.record("did not fail")
      return
    }
    expect(failure.title, equals: "More comments could not be loaded")
    await harness.provider.set { $0.pages["a"] = .success(Page(items: [S.comment("2")])) }
    await harness.viewModel.loadMore()
    expect(harness.tree, equals: "1 2")
  }

  @Test func requestsEndIfAServerRepeatsItsCursor() async {
    let harness = await ThreadHarness.loaded([S.comment("1")], next: "a")
    await harness.provider.set {
      $0.pages["a"] = .success(Page(items: [S.comment("2")], next: PageCursor(token: "a")))
    }
    await harness.viewModel.loadMore()
    expect(harness.viewModel.paging, equals: .end)
  }

  @Test func newCommentsAreInsertedOnRequest() async {
    let harness = await ThreadHarness.loaded([S.comment("1"), S.comment("2")])
    await harness.provider.set {
      $0.found = [
        .failure(ProviderError.network(url: "u", reason: .offline)),
        .success([S.comment("3", to: "1"), S.comment("2")]),
        .success([S.comment("4"), S.comment("3", to: "1")]),
      ]
    }
    let watch = Task { await harness.viewModel.watch() }
    for _ in 0..<3 {
      await harness.clock.somebodySleeps()
      await harness.clock.wakeAll()
    }
    await harness.clock.somebodySleeps()
    expect(harness.viewModel.newComments.value?.title, equals: "2 new comments")
    expect(harness.tree, equals: "1 2")
    expect(harness.messages, satisfies: \.isEmpty)
    expect(harness.viewModel.showNewComments(), equals: "3")
    expect(harness.tree, equals: "1 >3 2 4")
    expectNil(harness.viewModel.newComments.value)
    expectNil(harness.viewModel.showNewComments())
    await expect(harness.clock.durations.allSatisfy { $0 == .seconds(60) })
    watch.cancel()
    await watch.value
  }
}
