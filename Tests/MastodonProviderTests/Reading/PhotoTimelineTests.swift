import Expectations
import Foundation
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The timelines of posts with photos.
@Suite struct PhotoTimelineTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  @Test func thePhotosOfAPersonAreASeparateTimeline() async throws {
    fixture.post(2)
    var post = TestMastodon.NewPost("photo")
    post.media = [server.addFile(Data(), of: fixture.bob)]
    let photo = server.post(post, by: fixture.bob)
    let scope = TimelineScope.profilePhotos(accountID: fixture.bob)
    let items = try await fixture.open().storedTimeline(scope).moments(after: nil).items
    expect(items.map(\.postID), equals: [photo])
    let asked = server.requests.filter { $0.path == "/api/v1/accounts/\(fixture.bob)/statuses" }
    expect(!asked.isEmpty)
    expect(asked.allSatisfy { $0["only_media"] == "true" && $0["exclude_reblogs"] == "true" })
    server.stopListening()
    let stored = try await fixture.open().storedTimeline(scope).storedPage(
      downTo: nil,
      atLeast: 100
    )
    expect(stored.items.map(\.postID), equals: [photo])
  }

  /// Pages and pages of posts without, at a server that ignores the restriction.
  @Test func postsWithoutPhotosAreLeftOut() async throws {
    server.options.ignoresOnlyMedia = true
    var photos: [String] = []
    for number in 1...3 {
      var post = TestMastodon.NewPost("photo \(number)")
      post.media = [server.addFile(Data(), of: fixture.bob)]
      photos.append(server.post(post, by: fixture.bob))
      fixture.post(60)
    }
    for scope in [TimelineScope.photos, .profilePhotos(accountID: fixture.bob)] {
      let timeline = try fixture.open().storedTimeline(scope)
      var page = try await timeline.moments(after: nil)
      var found = page.items.map(\.postID)
      while let next = page.next {
        page = try await timeline.moments(after: next)
        found += page.items.map(\.postID)
      }
      expect(found, equals: photos.reversed())
    }
  }

  /// Takahē's public timelines return the posts without photos to such a request.
  @Test func photosAreFoundWhereTheRestrictionIsInverted() async throws {
    server.options.invertsOnlyMedia = true
    var photos: [String] = []
    for number in 1...2 {
      fixture.post(30)
      var post = TestMastodon.NewPost("photo \(number)")
      post.media = [server.addFile(Data(), of: fixture.bob)]
      photos.append(server.post(post, by: fixture.bob))
    }
    let timeline = try fixture.open().storedTimeline(.photos)
    var page = try await timeline.moments(after: nil)
    var found = page.items.map(\.postID)
    while let next = page.next {
      page = try await timeline.moments(after: next)
      found += page.items.map(\.postID)
    }
    expect(found, equals: photos.reversed())
    // It is learnt once, and known after the next start.
    server.forgetRequests()
    _ = try await fixture.open().storedTimeline(.photos).refresh()
    let asked = server.requests.filter { $0.path == "/api/v1/timelines/public" }
    expect(!asked.isEmpty && asked.allSatisfy { $0["only_media"] == nil })
  }

  /// All posts have photos, so that the first page is empty there.
  @Test func anInvertedRestrictionIsNoticedWithoutOtherPosts() async throws {
    server.options.invertsOnlyMedia = true
    var post = TestMastodon.NewPost("photo")
    post.media = [server.addFile(Data(), of: fixture.bob)]
    let photo = server.post(post, by: fixture.bob)
    let timeline = try fixture.open().storedTimeline(.photos)
    try await expect(timeline.moments(after: nil).items.map(\.postID), equals: [photo])
  }

  @Test func photosAreASeparateTimeline() async throws {
    fixture.post(2)
    let photos = (1...45).map { number in
      fixture.clock.advance(by: 1)
      var post = TestMastodon.NewPost("photo \(number)")
      post.media = [server.addFile(Data(), of: fixture.bob)]
      return server.post(post, by: fixture.bob)
    }
    let timeline = try fixture.open().storedTimeline(.photos)
    var page = try await timeline.moments(after: nil)
    var found = page.items.map(\.postID)
    while let next = page.next {
      page = try await timeline.moments(after: next)
      found += page.items.map(\.postID)
    }
    expect(found, equals: photos.reversed())
    let asked = server.requests.filter { $0.path == "/api/v1/timelines/public" }
    expect(!asked.isEmpty && asked.allSatisfy { $0["only_media"] == "true" })
    server.stopListening()
    let offline = try fixture.open()
    let stored = try await offline.storedTimeline(.photos).storedPage(downTo: nil, atLeast: 100)
    expect(stored.items.map(\.postID), equals: photos.reversed())
    // The public timeline was not read, and is not mistaken for it.
    try await expect(
      offline.storedTimeline(.public).storedPage(downTo: nil, atLeast: 100).items,
      satisfies: \.isEmpty
    )
  }
}
