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

/// A stored thread whose network and store a test scripts.
private actor FakeStoredThread: StoredThreadProvider {
  var stored: MomentThread?
  var network: Result<MomentThread, any Error>
  private(set) var asked: [String] = []
  private var isHeld = false
  private var gates: [CheckedContinuation<Void, Never>] = []

  init(stored: MomentThread?, network: Result<MomentThread, any Error>) {
    self.stored = stored
    self.network = network
  }

  func set(_ change: @Sendable (isolated FakeStoredThread) -> Void) { change(self) }

  /// From now on, the network does not respond.
  func hold() { isHeld = true }

  func release() {
    isHeld = false
    let waiting = gates
    gates = []
    for gate in waiting { gate.resume() }
  }

  var isSomebodyWaiting: Bool { !gates.isEmpty }

  func storedThread(of postID: String) async throws -> MomentThread? {
    asked.append("kept")
    return stored
  }

  func thread(of postID: String) async throws -> MomentThread {
    asked.append("thread")
    if isHeld { await withCheckedContinuation { gates.append($0) } }
    let thread = try network.get()
    stored = thread
    return thread
  }

  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  func posts(_ ids: Set<String>) async throws -> [Moment] {
    asked.append("posts \(ids.sorted().joined(separator: ","))")
    guard let stored else { return [] }
    return ([stored.moment] + stored.comments).filter { ids.contains($0.postID) }
  }

}

@MainActor
private final class StoredThreadHarness {
  let provider: FakeStoredThread
  let actions = FakeStoredTimeline()
  let clock = TestClock()
  let viewModel: LiveThreadViewModel
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private let bag = DisposeBag()

  init(stored: MomentThread?, network: Result<MomentThread, any Error>) {
    provider = FakeStoredThread(stored: stored, network: network)
    viewModel = LiveThreadViewModel(
      moment: "0",
      threads: provider,
      actions: ReaderActions(Offering([.like, .boost, .post, .edit, .delete], of: actions)),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: clock),
        changes: actions.source
      )
    )
    viewModel.message.observe { [weak self] message in
      if let message { self?.messages.append(message) }
    }.disposed(by: bag)
    viewModel.onRoute = { [weak self] in self?.routes.append($0) }
  }

  private var items: [AnyListItem] { viewModel.sections.flatMap(\.items) }

  var comments: [ThreadCommentRow] { items.compactMap { $0.as(ThreadCommentRow.self) } }

  var tree: String { comments.map(\.id.description).joined(separator: " ") }

  var actionsRow: MomentRow.Actions? {
    items.lazy.compactMap { $0.as(ThreadMomentRow.self)?.likes }.first?.actions
  }

  var text: String? {
    items.lazy.compactMap { $0.as(ThreadMomentRow.self)?.text }.first?.text.string
  }

  func until(_ condition: () async throws -> Bool) async throws {
    try await eventually(condition)
  }
}

@MainActor @Suite struct StoredThreadTests {
  private let offline = ProviderError.network(url: "https://s.example", reason: .offline)

  private func own(_ thread: MomentThread) -> MomentThread {
    var thread = thread
    thread.moment.isOwn = true
    return thread
  }

  private func loaded(_ thread: MomentThread) async -> StoredThreadHarness {
    let harness = StoredThreadHarness(stored: thread, network: .success(thread))
    await harness.viewModel.load()
    return harness
  }

  @Test func storedRowsAreShownBeforeTheNetworkResponds() async throws {
    let new = Sample.thread([Sample.comment("1"), Sample.comment("2")])
    let harness = StoredThreadHarness(
      stored: Sample.thread([Sample.comment("1")]),
      network: .success(new)
    )
    await harness.provider.hold()
    let load = Task { await harness.viewModel.load() }
    try await harness.until { await harness.provider.isSomebodyWaiting }
    expect(harness.viewModel.state, equals: .content)
    expect(harness.tree, equals: "1")
    await harness.provider.release()
    await load.value
    expect(harness.tree, equals: "1 2")
  }

  @Test func offlineTheStoredThreadStaysWithAMessage() async {
    let harness = StoredThreadHarness(
      stored: Sample.thread([Sample.comment("1")]),
      network: .failure(offline)
    )
    await harness.viewModel.load()
    expect(harness.viewModel.state, equals: .content)
    expect(harness.tree, equals: "1")
    expect(harness.messages.map(\.kind), equals: [.failure])
  }

  /// As a thread with nothing stored: one that is opened while the server starts appears by itself.
  @Test(arguments: [
    ProviderError.network(url: "https://s.example", reason: .unreachable),
    .httpStatus(url: "https://s.example", code: 503),
  ])
  func aStartingServerIsAskedAgainQuietly(failure: ProviderError) async throws {
    let harness = StoredThreadHarness(stored: Sample.thread([]), network: .failure(failure))
    await harness.viewModel.load()
    let watch = Task { await harness.viewModel.watch() }
    // Each time, the retry and the look for new comments wait.
    for sleeps in [2, 4, 6] {
      try await harness.until { await harness.clock.durations.count == sleeps }
      if sleeps < 6 { await harness.clock.wakeAll() }
    }
    await expect(harness.provider.asked.filter { $0 == "thread" }.count, equals: 3)
    let thread = Sample.thread([Sample.comment("1")])
    await harness.provider.set { $0.network = .success(thread) }
    await harness.clock.wakeAll()
    try await harness.until { harness.tree == "1" }
    expectNil(harness.viewModel.newComments.value)
    expect(harness.messages.isEmpty)
    watch.cancel()
  }

  @Test func aLoadedThreadSaysThatItsServerDoesNotAnswer() async {
    let harness = await loaded(Sample.thread([]))
    let failure = ProviderError.httpStatus(url: "https://s.example", code: 503)
    await harness.provider.set { $0.network = .failure(failure) }
    await harness.viewModel.reload()
    expect(harness.messages.map(\.kind), equals: [.failure])
    await expect(harness.clock.isIdle)
  }

  @Test func withoutStoredRowsOfflineLoadingFails() async {
    let harness = StoredThreadHarness(stored: nil, network: .failure(offline))
    await harness.viewModel.load()
    guard case .failed = harness.viewModel.state else {
      Issue.record("it should have failed, and is \(harness.viewModel.state)")
      return
    }
  }

  @Test func ownPendingCommentsAreInOrderAndMarked() async throws {
    let harness = await loaded(Sample.thread([Sample.comment("1")]))
    var pending = Sample.comment("local:1", to: "1", own: true)
    pending.isPending = true
    let new = Sample.thread([Sample.comment("1"), pending])
    await harness.provider.set { $0.stored = new }
    harness.actions.source.notify(SocialChange(threads: ["1"]))
    try await harness.until { harness.tree == "1 local:1" }
    expect(harness.comments.last?.timeText, equals: "Sending…")
    expect(harness.comments.last?.isPending, equals: true)
    expectNil(harness.comments.last?.actions.replyTitle)
    expectNil(harness.viewModel.newComments.value)
  }

  @Test func aChangedPostIsUpdatedInPlace() async throws {
    let harness = await loaded(Sample.thread([Sample.comment("1")]))
    var new = Sample.thread([Sample.comment("1")])
    new.moment.text = RichText("other words")
    await harness.provider.set { [new] in $0.stored = new }
    harness.actions.source.notify(SocialChange(posts: ["0"]))
    try await harness.until { harness.text == "other words" }
  }

  @Test func changesElsewhereAreNotRead() async throws {
    let harness = await loaded(Sample.thread([Sample.comment("1")]))
    let before = await harness.provider.asked
    harness.actions.source.notify(SocialChange(timelines: [.home], posts: ["77"], threads: ["78"]))
    var new = Sample.thread([Sample.comment("1")])
    new.moment.text = RichText("seen")
    await harness.provider.set { [new] in $0.stored = new }
    harness.actions.source.notify(SocialChange(posts: ["0"]))
    try await harness.until { harness.text == "seen" }
    await expect(harness.provider.asked, equals: before + ["posts 0"])
  }

  @Test func aMomentDeletedElsewhereIsRemoved() async throws {
    let harness = await loaded(Sample.thread([]))
    await harness.provider.set { $0.stored = nil }
    harness.actions.source.notify(SocialChange(posts: ["0"]))
    try await harness.until {
      if case .failed = harness.viewModel.state { true } else { false }
    }
    expect(harness.viewModel.sections, satisfies: \.isEmpty)
  }

  // MARK: What the reader does

  @Test func commentingOpensTheComposer() async {
    let harness = await loaded(Sample.thread([Sample.comment("1")]))
    expect(harness.viewModel.commentPrompt, equals: "Write a comment")
    harness.viewModel.perform(.reply, on: "0")
    harness.viewModel.perform(.reply, on: "1")
    harness.viewModel.perform(.reply, on: "9")
    harness.viewModel.perform(.edit, on: "0")
    expect(harness.routes, equals: [.compose(.comment(on: "0")), .compose(.comment(on: "1"))])
  }

  /// The screen was opened by the name that the moment had before it was sent.
  @Test func aMomentThatTheServerNamedSinceRespondsToTheReader() async throws {
    var thread = Sample.thread([])
    thread.moment = Sample.comment("77", own: true)
    let harness = await loaded(thread)
    (thread.moment.isBoosted, thread.moment.boostCount) = (true, 1)
    await harness.provider.set { [thread] in $0.stored = thread }
    await harness.viewModel.perform(.boost, on: "77").value
    expect(harness.actionsRow?.isBoosted, equals: true)
    await expect(harness.actions.asked, equals: ["boost 77"])
    harness.viewModel.perform(.reply, on: "77")
    expect(harness.routes, equals: [.compose(.comment(on: "77"))])
    let work = harness.viewModel.perform(.delete, on: "77")
    expect(harness.messages.last?.text, equals: "Moment deleted")
    harness.viewModel.screenDidDisappear()
    await work.value
    await expect(harness.actions.asked, equals: ["boost 77", "delete 77"])
  }

  @Test func ownMomentsCanBeEditedAndDeleted() async throws {
    let harness = await loaded(own(Sample.thread([Sample.comment("1")])))
    expect(harness.actionsRow?.editTitle, equals: "Edit")
    harness.viewModel.perform(.edit, on: "0")
    expect(harness.routes, equals: [.compose(.edit("0"))])
    let work = harness.viewModel.perform(.delete, on: "0")
    expect(harness.viewModel.sections, satisfies: \.isEmpty)
    expect(harness.messages.last?.text, equals: "Moment deleted")
    harness.viewModel.screenDidDisappear()
    await work.value
    await expect(harness.actions.asked, equals: ["delete 0"])
  }

  @Test func theDeletionOfTheMomentCanBeUndone() async throws {
    let harness = await loaded(own(Sample.thread([Sample.comment("1")])))
    let work = harness.viewModel.perform(.delete, on: "0")
    harness.viewModel.undo(try require(harness.messages.last).id)
    await work.value
    expect(harness.viewModel.state, equals: .content)
    expect(harness.tree, equals: "1")
    await expect(harness.actions.asked, satisfies: \.isEmpty)
  }

  @Test func deletingACommentUsesTheActionsProvider() async {
    let harness = await loaded(Sample.thread([Sample.comment("1", own: true)]))
    let work = harness.viewModel.perform(.delete, on: "1")
    harness.viewModel.screenDidDisappear()
    await harness.provider.set { $0.stored = Sample.thread([]) }
    await work.value
    await expect(harness.actions.asked, equals: ["delete 1"])
    expect(harness.tree, satisfies: \.isEmpty)
  }

  @Test func boostsShowTheStoredState() async {
    var thread = Sample.thread([])
    let harness = await loaded(thread)
    expect(harness.actionsRow?.boostTitle, equals: "Boost")
    (thread.moment.isBoosted, thread.moment.boostCount) = (true, 1)
    await harness.provider.set { [thread] in $0.stored = thread }
    await harness.viewModel.perform(.boost, on: "0").value
    expect(harness.actionsRow?.isBoosted, equals: true)
    await expect(harness.actions.asked, equals: ["boost 0"])
  }
}
