import Expectations
import Foundation
import LocalStore
import MastodonAPI
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Bookmarks, and the timelines of the reader's marks.
@Suite struct BookmarkTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func bookmark(_ id: String, _ provider: MastodonProvider) async throws {
    try await provider.perform(.bookmark(true, postID: id))
    try await provider.drainOutbox()
  }

  /// The texts of the stored rows that are marked, as the screen shows them.
  private func shown(_ timeline: MastodonTimeline, _ mark: (Moment) -> Bool) async throws
    -> [String]
  {
    var page = try await timeline.storedPage(downTo: nil, atLeast: 1_000)
    page.items = page.items.filter(mark)
    return page.texts
  }

  @Test func aBookmarkShowsImmediatelyAndReachesTheServer() async throws {
    let ids = fixture.post(3)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let bookmarks = provider.storedTimeline(.bookmarks)
    try await expect(bookmarks.moments(after: nil).items, satisfies: \.isEmpty)
    // Without a network.
    server.stopListening()
    try await provider.perform(.bookmark(true, postID: ids[1]))
    try await expect(provider.store.moment(postID: ids[1])?.isBookmarked, equals: true)
    try await expect(shown(bookmarks, \.isBookmarked), equals: ["2"])
    expect(!server.isBookmarked(ids[1], by: fixture.ana))
    try server.listen()
    try await provider.drainOutbox()
    expect(server.isBookmarked(ids[1], by: fixture.ana))
    try await expect(bookmarks.refresh().texts, equals: ["2"])
    try await provider.perform(.bookmark(false, postID: ids[1]))
    try await expect(shown(bookmarks, \.isBookmarked), satisfies: \.isEmpty)
    try await provider.drainOutbox()
    expect(!server.isBookmarked(ids[1], by: fixture.ana))
    try await expect(bookmarks.refresh().items, satisfies: \.isEmpty)
  }

  @Test func aCompletePageLeavesNoGap() async throws {
    let ids = fixture.post(4)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let bookmarks = provider.storedTimeline(.bookmarks)
    for id in ids[0...1] { server.bookmark(id, by: fixture.ana) }
    try await expect(bookmarks.refresh().texts, equals: ["2", "1"])
    // On another device.
    for id in ids[2...3] { server.bookmark(id, by: fixture.ana) }
    for id in ids[0...1] { server.removeBookmark(id, by: fixture.ana) }
    let page = try await bookmarks.refresh()
    expect(page.texts, equals: ["4", "3"])
    expect(page.gaps.isEmpty && page.next == nil)
  }

  /// Each post is sent separately, so the last mark may arrive first.
  @Test func comparisonOrdersMarksByArrival() async throws {
    let ids = fixture.post(2)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let bookmarks = provider.storedTimeline(.bookmarks)
    _ = try await bookmarks.moments(after: nil)
    server.stopListening()
    for id in ids { try await provider.perform(.bookmark(true, postID: id)) }
    for id in ids.reversed() { server.bookmark(id, by: fixture.ana) }
    try server.listen()
    try await provider.drainOutbox()
    try await expect(shown(bookmarks, \.isBookmarked), equals: ["2", "1"])
    _ = try await provider.compareStored()
    try await expect(shown(bookmarks, \.isBookmarked), equals: ["1", "2"])
  }

  @Test func bookmarksAreSortedByMarkingTime() async throws {
    let ids = fixture.post(4)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let bookmarks = provider.storedTimeline(.bookmarks)
    _ = try await bookmarks.moments(after: nil)
    for place in [3, 0, 2] { try await bookmark(ids[place], provider) }
    try await expect(shown(bookmarks, \.isBookmarked), equals: ["3", "1", "4"])
    try await expect(bookmarks.refresh().texts, equals: ["3", "1", "4"])
  }

  @Test func aRefusedBookmarkIsUndone() async throws {
    let ids = fixture.post(1)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    _ = try await provider.storedTimeline(.bookmarks).moments(after: nil)
    server.delete(ids[0])
    try await bookmark(ids[0], provider)
    try await expect(
      shown(provider.storedTimeline(.bookmarks), \.isBookmarked),
      satisfies: \.isEmpty
    )
  }

  /// Bookmarks have internal numbers: after a start, the link to the older ones is found again, and
  /// none is left out or repeated.
  @Test func olderBookmarksArePagedByLinksAfterARestart() async throws {
    let count = 95
    let ids = fixture.post(count)
    let provider = try fixture.open()
    for id in ids.reversed() { server.bookmark(id, by: fixture.ana) }
    let all = (1...count).map(String.init)
    _ = try await provider.storedTimeline(.bookmarks).moments(after: nil)
    try await expect(
      provider.storedTimeline(.bookmarks).storedPage(downTo: nil, atLeast: 1_000).texts,
      equals: Array(all.prefix(40))
    )
    // Another start; an additional bookmark moved the pages.
    let more = fixture.post(1, from: count + 1)
    server.bookmark(more[0], by: fixture.ana)
    let again = try fixture.open().storedTimeline(.bookmarks)
    var cursor: PageCursor?
    repeat {
      let page = try await again.moments(after: cursor)
      cursor = page.next
    } while cursor != nil
    let texts = try await again.storedPage(downTo: nil, atLeast: 1_000).texts
    expect(texts, equals: [String(count + 1)] + all)
    let asked = server.requests.filter { $0.path == "/api/v1/bookmarks" }
    expect(!asked.isEmpty && asked.allSatisfy { $0["min_id"] == nil })
  }

  @Test func likesAreATimeline() async throws {
    let ids = fixture.post(3)
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    let likes = provider.storedTimeline(.likes)
    try await expect(likes.moments(after: nil).items, satisfies: \.isEmpty)
    for place in [1, 0] {
      try await provider.perform(.like(true, postID: ids[place]))
      try await provider.drainOutbox()
    }
    try await expect(shown(likes, \.like.isLiked), equals: ["1", "2"])
    try await expect(likes.refresh().texts, equals: ["1", "2"])
    server.stopListening()
    try await expect(
      fixture.open().storedTimeline(.likes).moments(after: nil).texts,
      equals: ["1", "2"]
    )
  }

  /// The author of the parent is known without a request for the parent.
  @Test func repliesNameThePersonTheyReplyTo() async throws {
    let id = fixture.post(1)[0]
    server.post("@bob yes", by: fixture.ana, replyTo: id)
    let provider = try fixture.open()
    let own = try await provider.storedTimeline(.profile(accountID: fixture.ana)).moments(
      after: nil
    ).items
    expect(own.first?.inReplyToAccountID, equals: fixture.bob)
    expect(own.first?.inReplyToHandle, equals: "bob")
    let stored = try await fixture.open().store.moment(postID: own.first?.postID ?? "")
    expect(stored?.inReplyToHandle, equals: "bob")
  }
}
