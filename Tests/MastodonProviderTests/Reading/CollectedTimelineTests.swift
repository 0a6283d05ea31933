import Expectations
import SocialModel
import Testing
import _Testing_Mastodon

@testable import LocalStore
@testable import MastodonProvider

/// Collected rows are loaded from the server again when the reader scrolls to them.
@Suite struct CollectedTimelineTests {
  @Test func collectedRowsAreLoadedAgain() async throws {
    let fixture = try ServerFixture()
    fixture.post(60)
    let first = try fixture.open()
    var page = try await first.home.moments(after: nil)
    while let next = page.next { page = try await first.home.moments(after: next) }
    try await expect(first.home.storedPage(downTo: nil, atLeast: 99).items.count, equals: 60)

    let provider = try fixture.open()
    let limits = HistoryLimits(
      mainRows: 25,
      otherRows: 5,
      rowsBelowReader: 5,
      otherTimelines: 5,
      steps: 100
    )
    try await expect(provider.store.collect(limits: limits).rows, equals: 35)
    var texts: [String] = []
    page = try await provider.home.moments(after: nil)
    texts += page.texts
    while let next = page.next {
      page = try await provider.home.moments(after: next)
      texts += page.texts
    }
    expect(texts, equals: numbers(60, downTo: 1))
  }

  @Test func theSyncCollectsPostsButKeepsThoseOnShelves() async throws {
    let fixture = try ServerFixture()
    let posts = fixture.post(3)
    let first = try fixture.open()
    for id in posts { _ = try await first.thread(of: id) }
    try await first.store.saveShelf([posts[1]], as: StoredExploreList.moments.name)
    // Bob is no longer followed: home is empty, and the posts are in no timeline.
    fixture.server.unfollow(fixture.bob, by: fixture.ana)

    let held = HeldSleep()
    let provider = try fixture.open(sleep: held.sleep)
    let changes = provider.store.changes()
    let sync = MastodonSync(provider: provider, sockets: nil)
    await sync.start()
    await held.waitForSleep(of: 20)
    held.wake(20)
    var gone: Set<String> = []
    for await change in changes {
      gone.formUnion(change.posts)
      if gone.contains(posts[0]) { break }
    }
    await sync.stop()
    expect(gone, equals: [posts[0]])
    try await expect(provider.store.moment(postID: posts[1]) != nil)
  }

  /// An app that stays open for weeks.
  @Test func theSyncCollectsAgainEachDay() async throws {
    let fixture = try ServerFixture()
    let held = HeldSleep()
    let provider = try fixture.open(sleep: held.sleep)
    let sync = MastodonSync(provider: provider, sockets: nil)
    await sync.start()
    await held.waitForSleep(of: 20)
    held.wake(20)
    // Posts that a screen showed once; the newest one always stays.
    let person = Account(id: "e", handle: "e")
    try await provider.store.save(["old", "newest"].map { Moment(id: $0, author: person) })
    let watch = StoreWatch(provider)
    let waking = Task {
      while !Task.isCancelled {
        held.wake(21_600)
        held.wake(0.05)
        await Task.yield()
      }
    }
    // After two days of it.
    try await watch.until {
      try await provider.store.read {
        try $0.number("SELECT count(*) FROM post WHERE id = 'old'")
      } == 0
    }
    waking.cancel()
    await sync.stop()
  }
}
