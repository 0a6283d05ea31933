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

/// The wall over scripted providers, without a view.
@MainActor
@Suite struct WallTests {
  private nonisolated static func photo(_ id: String, hoursAgo: Double) -> Moment {
    var moment = Sample.moment(id, minutesAgo: hoursAgo * 60)
    moment.attachments = [
      MediaAttachment(id: "1", kind: .image, url: URL(string: "https://s.example/\(id).png"))
    ]
    return moment
  }

  private nonisolated static func page(_ hours: [Double], next: String? = nil) -> Page<Moment> {
    Page(
      items: hours.map { photo("\(Int($0))", hoursAgo: $0) },
      next: next.map(PageCursor.init(token:))
    )
  }

  // MARK: Rows

  @Test("people are placed among the photos, in sections by day")
  func days() async {
    // It is 18:30.
    let harness = await WallHarness {
      $0.photos[""] = .success(Self.page([1, 2, 20, 30, 72]))
      $0.people[""] = .success(Sample.people("a", "b", "c"))
    }
    await harness.wall.load()
    expect(
      harness.days,
      equals: [
        "Today: member a, photo 1, photo 2",
        "Yesterday: photo 20, member b, photo 30",
        "Monday, 17 March: photo 72, member c",
      ]
    )
    expect(harness.wall.paging, equals: .end)
  }

  @Test("a late photo is inserted into its day; one without an image is omitted")
  func late() async {
    let harness = await WallHarness {
      $0.photos[""] = .success(Self.page([1, 30], next: "2"))
      var bare = Sample.moment("bare")
      bare.attachments = []
      var covered = Self.photo("covered", hoursAgo: 1)
      covered.isSensitive = true
      var late = Self.page([2, 50])
      late.items += [bare, covered]
      $0.photos["2"] = .success(late)
    }
    await harness.wall.load()
    await harness.wall.loadMore()
    expect(
      harness.days,
      equals: [
        "Today: photo 1, photo 2", "Yesterday: photo 30", "Tuesday, 18 March: photo 50",
      ]
    )
  }

  @Test("without photos there are people, and without either it is empty")
  func scarce() async {
    let harness = await WallHarness { $0.people[""] = .success(Sample.people("a")) }
    await harness.wall.load()
    expect(harness.days, equals: ["Today: member a"])
    await harness.provider.set { $0.people[""] = .success(Page(items: [])) }
    await harness.wall.reload()
    expect(harness.days, satisfies: \.isEmpty)
    let strings = Strings(.english)
    expect(
      harness.wall.state,
      equals: .empty(
        ListEmptyMessage(title: strings.emptyWallTitle, message: strings.emptyWallMessage)
      )
    )
  }

  @Test("failed people show a message; failed photos fail the wall")
  func failures() async {
    let offline = ProviderError.network(url: "https://s.example", reason: .offline)
    let harness = await WallHarness {
      $0.photos[""] = .failure(offline)
      $0.people[""] = .failure(offline)
    }
    await harness.wall.load()
    guard case .failed(let failure) = harness.wall.state else {
      Issue.record("it should have failed")
      return
    }
    expect(failure.title, equals: "The wall could not be loaded")
    await harness.provider.set { $0.photos[""] = .success(Self.page([1])) }
    await harness.wall.load()
    expect(harness.days, equals: ["Today: photo 1"])
    expect(harness.message?.hasPrefix("People to follow could not be loaded."), equals: true)
  }

  @Test("suggestions that cannot be stored show a message; those that cannot be requested do not")
  func refreshedPeople() async {
    let harness = await WallHarness {
      $0.photos[""] = .success(Self.page([1]))
      $0.refreshError = ProviderError.network(url: "https://a.example", reason: .offline)
    }
    await harness.wall.load()
    await harness.wall.reload()
    expectNil(harness.wall.message.value)
    await harness.provider.set {
      $0.refreshError = ProviderError.notSaved(path: "/store", reason: "disk full")
    }
    await harness.wall.reload()
    expect(harness.wall.message.value?.text.contains("disk full"), equals: true)
  }

  @Test("existing rows stay the same instances and are updated")
  func reloading() async throws {
    let harness = await WallHarness {
      $0.photos[""] = .success(Self.page([1, 2]))
      $0.people[""] = .success(Sample.people("a"))
    }
    await harness.wall.load()
    let member = try require(harness.member("a"))
    let photo = try require(harness.photo("1"))
    expect(photo.caption.value.text, equals: "text")
    await harness.provider.set {
      var page = Self.page([1])
      page.items[0].text = RichText("Edited")
      $0.photos[""] = .success(page)
    }
    await harness.wall.reload()
    expect(harness.member("a"), isSameAs: member)
    expect(harness.photo("1"), isSameAs: photo)
    expect(photo.caption.value.text, equals: "Edited")
    expectNil(harness.photo("2"))
  }

  @Test("an edited post updates its row, and a deleted one removes it")
  func changes() async throws {
    let harness = await WallHarness { $0.photos[""] = .success(Self.page([1, 2])) }
    await harness.wall.load()
    let photo = try require(harness.photo("1"))
    await harness.provider.set {
      var page = Self.page([1])
      page.items[0].text = RichText("Edited")
      $0.photos[""] = .success(page)
    }
    harness.provider.source.notify(SocialChange(posts: ["1", "2"]))
    try await eventually { harness.photo("2") == nil }
    expect(photo.caption.value.text, equals: "Edited")
  }

  // MARK: Following

  @Test("the button shows progress until the response", arguments: [false, true])
  func following(isLocked: Bool) async throws {
    let harness = await WallHarness {
      $0.people[""] = .success(Sample.people("a"))
      if isLocked { $0.locked = ["a"] }
    }
    await harness.wall.load()
    let row = try require(harness.member("a"))
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: .follow)
    row.follow()
    expect(row.button?.kind, equals: .loading)
    row.follow()
    try await eventually { await harness.provider.waiting == ["a"] }
    await harness.provider.answer("a", agrees: true)
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: (isLocked ? .requested : .following))
    expectNil(harness.message)
    // And back.
    row.follow()
    try await eventually { await harness.provider.waiting == ["a"] }
    await harness.provider.answer("a", agrees: true)
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: .follow)
  }

  @Test("a refusal returns to normal, with a message")
  func refusal() async throws {
    let harness = await WallHarness { $0.people[""] = .success(Sample.people("a")) }
    await harness.wall.load()
    let row = try require(harness.member("a"))
    try await eventually { !row.isLoading.value }
    row.follow()
    try await eventually { await harness.provider.waiting == ["a"] }
    await harness.provider.answer("a", agrees: false)
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: .follow)
    expect(harness.message, equals: "a could not be followed. No.")
  }

  @Test("the button shows progress while sending, but not while waiting for a network")
  func outbox() async throws {
    func item(_ state: OutboxItem.State) -> OutboxItem {
      OutboxItem(
        id: "1",
        action: .follow(true, accountID: "a"),
        subject: "@a",
        createdAt: Sample.now,
        state: state
      )
    }
    let outbox = FakeOutbox()
    let harness = await WallHarness(outbox: outbox) {
      $0.people[""] = .success(Sample.people("a", "b"))
    }
    await harness.wall.load()
    let row = try require(harness.member("a"))
    let other = try require(harness.member("b"))
    try await eventually { !row.isLoading.value && outbox.listenerCount == 1 }
    row.follow()
    try await eventually { await harness.provider.waiting == ["a"] }
    outbox.set([item(.waiting)])
    await harness.provider.answer("a", agrees: true)
    try await eventually { row.relationship.value == .following }
    expect(row.isLoading.value)
    expect(!other.isLoading.value)
    outbox.set([item(.sending(progress: 0))])
    outbox.set([item(.retrying(at: Sample.now, reason: .network))])
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: .following)
    // Finally refused: the overlay is undone before the outbox changes.
    outbox.set([item(.sending(progress: 0))])
    try await eventually { row.isLoading.value }
    await harness.provider.set { $0.following["a"] = .no }
    outbox.set([item(.refused(.refused(nil)))])
    try await eventually { !row.isLoading.value }
    expect(row.button?.kind, equals: .follow)
  }

  @Test("a follow on another screen is shown")
  func elsewhere() async throws {
    let harness = await WallHarness { $0.people[""] = .success(Sample.people("a")) }
    await harness.wall.load()
    let row = try require(harness.member("a"))
    try await eventually { !row.isLoading.value }
    await harness.provider.set { $0.following["a"] = .yes }
    harness.provider.source.notify(SocialChange(accounts: ["a"]))
    try await eventually { row.relationship.value == .following }
  }

  @Test("rows open the person and the moment")
  func routes() async throws {
    let harness = await WallHarness {
      $0.photos[""] = .success(Self.page([1]))
      $0.people[""] = .success(Sample.people("a"))
    }
    var routes: [Route] = []
    harness.wall.onRoute = { routes.append($0) }
    await harness.wall.load()
    let member = try require(harness.member("a"))
    member.press()
    harness.photo("1")?.press()
    expect(routes, equals: [.profile(member.person), .moment("1")])
  }

  // MARK: Time

  @Test("at midnight, today becomes yesterday")
  func midnight() async throws {
    let harness = await WallHarness { $0.photos[""] = .success(Self.page([1, 20])) }
    await harness.wall.load()
    let row = try require(harness.photo("1"))
    expect(harness.days, equals: ["Today: photo 1", "Yesterday: photo 20"])
    await harness.clock.somebodySleeps()
    // It waits at most an hour, because a clock may be set.
    await expect(harness.clock.durations, equals: [.seconds(3_600)])
    await harness.clock.wakeAll()
    await harness.clock.somebodySleeps()
    expect(harness.days, equals: ["Today: photo 1", "Yesterday: photo 20"])
    harness.now += 5.5 * 3_600
    await harness.clock.wakeAll()
    try await eventually {
      harness.days == ["Yesterday: photo 1", "Wednesday, 19 March: photo 20"]
    }
    expect(harness.photo("1"), isSameAs: row)
  }

  @Test("a screen that reappears the next day is updated immediately")
  func comingBack() async {
    let harness = await WallHarness { $0.photos[""] = .success(Self.page([1])) }
    await harness.wall.load()
    harness.now += 86_400
    harness.wall.screenDidAppear()
    expect(harness.days, equals: ["Yesterday: photo 1"])
  }

  // MARK: Ends

  @Test("a wall is released completely during follows")
  func release() async throws {
    weak var wall: WallController?
    weak var row: MemberRow?
    let provider = FakeWall()
    await provider.set { $0.people[""] = .success(Sample.people("a")) }
    do {
      let controller = WallController(
        .init(photos: provider, people: provider, follows: provider),
        in: ScreenContext(.english, time: ReaderTime(clock: TestClock()), changes: provider.source)
      )
      await controller.load()
      let item = controller.sections.first?.items.first?.as(MemberRow.self)
      let loading = try require(item)
      try await eventually { !loading.isLoading.value }
      loading.follow()
      (wall, row) = (controller, item)
    }
    try await eventually { await provider.waiting == ["a"] && wall == nil && row == nil }
    await provider.answer("a", agrees: true)
  }
}
