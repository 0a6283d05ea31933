import Expectations
import Foundation
import LocalStore
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The lists of the explore screen.
@Suite struct ExploreReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func all<Item>(
    _ page: (PageCursor?) async throws -> Page<Item>
  ) async throws -> [Item] {
    var items: [Item] = []
    var cursor: PageCursor?
    repeat {
      let next = try await page(cursor)
      items += next.items
      cursor = next.next
      try require(items.count < 1_000)
    } while cursor != nil
    return items
  }

  @Test func listsAreFetchedAndReadableOffline() async throws {
    let posts = fixture.post(25)
    let link = TestMastodon.Card(
      url: "https://news.example/a",
      title: "News",
      description: "What happened",
      provider: "The News"
    )
    server.setTrends(tags: [("birds", [5, 3])], statuses: posts, links: [link])
    let provider = try fixture.open()
    let moments = try await all(provider.popularMoments(after:))
    expect(moments.map(\.postID), equals: posts)
    let tags = try await all(provider.popularTags(after:))
    expect(tags.map(\.name), equals: ["birds"])
    expect(tags.first?.history.prefix(2).map(\.uses), equals: [5, 3])
    let links = try await all(provider.popularLinks(after:))
    expect(links.map(\.card.title), equals: ["News"])

    server.stopListening()
    let offline = try fixture.open()
    let stored = try await offline.popularMoments(after: nil)
    expect(stored.items.map(\.postID), equals: Array(posts.prefix(20)))
    expectNil(stored.next)
    try await expect(offline.popularTags(after: nil).items, equals: tags)
    try await expect(offline.popularLinks(after: nil).items, equals: links)
    await #expect(throws: ProviderError.self) { try await offline.suggestedPeople(after: nil) }
  }

  @Test func refreshingRequestsTheListsAgain() async throws {
    server.setTrends(tags: [("birds", [1])])
    let provider = try fixture.open()
    _ = try await provider.popularTags(after: nil)
    server.setTrends(tags: [("cats", [1])])
    try await expect(provider.popularTags(after: nil).items.map(\.name), equals: ["birds"])
    try await provider.refreshExplore()
    try await expect(provider.popularTags(after: nil).items.map(\.name), equals: ["cats"])
    server.setTrends(tags: [("dogs", [1])])
    fixture.clock.advance(by: 301)
    try await expect(provider.popularTags(after: nil).items.map(\.name), equals: ["dogs"])
  }

  @Test func aServerWithoutTrendsHasEmptyLists() async throws {
    server.options.hasTrends = false
    let provider = try fixture.open()
    try await expect(all(provider.popularMoments(after:)), satisfies: \.isEmpty)
    try await expect(all(provider.popularTags(after:)), satisfies: \.isEmpty)
    try await expect(all(provider.popularLinks(after:)), satisfies: \.isEmpty)
  }

  @Test func withoutTrendsLocalPostsAndFollowedHashtagsAreShown() async throws {
    server.options.hasTrends = false
    var post = TestMastodon.NewPost("look at https://news.example/a")
    post.card = .init(
      url: "https://news.example/a",
      title: "News",
      description: "",
      provider: "The News"
    )
    server.post(post, by: fixture.bob)
    fixture.clock.advance(by: 1)
    var photo = TestMastodon.NewPost("the pier")
    photo.media = [server.addFile(Data("pier".utf8), of: fixture.bob)]
    let photos = server.post(photo, by: fixture.bob)
    server.followTag("birds", by: fixture.ana)
    let provider = try fixture.open()
    expect(!provider.standsIn(for: .moments), "nothing was asked for")
    let moments = try await all(provider.popularMoments(after:))
    expect(moments.map(\.postID), equals: [photos])
    try await expect(all(provider.popularTags(after:)).map(\.name), equals: ["birds"])
    try await expect(all(provider.popularLinks(after:)).map(\.card.title), equals: ["News"])
    expect([.moments, .tags, .links].allSatisfy(provider.standsIn(for:)))

    server.stopListening()
    let offline = try fixture.open()
    try await expect(offline.popularMoments(after: nil).items.map(\.postID), equals: [photos])
    try await expect(offline.popularTags(after: nil).items.map(\.name), equals: ["birds"])
    try await expect(offline.popularLinks(after: nil).items.map(\.card.title), equals: ["News"])
  }

  /// Takahē returns the posts without photos to such a request, or nothing where all have some.
  @Test(arguments: [0, 30])
  func localPhotosAreShownWhereTheRestrictionIsInverted(_ others: Int) async throws {
    server.options.hasTrends = false
    server.options.invertsOnlyMedia = true
    let photos = addPhotos(3)
    fixture.post(others)
    let provider = try fixture.open()
    try await expect(all(provider.popularMoments(after:)).map(\.postID), equals: photos.reversed())
    // It is learnt once.
    server.forgetRequests()
    try await provider.refreshExplore()
    _ = try await provider.popularMoments(after: nil)
    let asked = server.requests(.get("/api/v1/timelines/public"))
    expect(!asked.isEmpty && asked.allSatisfy { $0["only_media"] == nil })
  }

  @Test func localPhotosAreShownWhereTheRestrictionIsIgnored() async throws {
    server.options.hasTrends = false
    server.options.ignoresOnlyMedia = true
    let photos = addPhotos(3)
    fixture.post(30)
    let provider = try fixture.open()
    try await expect(all(provider.popularMoments(after:)).map(\.postID), equals: photos.reversed())
  }

  private func addPhotos(_ count: Int) -> [String] {
    (0..<count).map { _ in
      fixture.clock.advance(by: 1)
      var post = TestMastodon.NewPost("a pier")
      post.media = [server.addFile(Data("pier".utf8), of: fixture.bob)]
      return server.post(post, by: fixture.bob)
    }
  }

  @Test func localPostsArePaged() async throws {
    server.options.hasTrends = false
    let posts = addPhotos(45)
    let provider = try fixture.open()
    try await expect(all(provider.popularMoments(after:)).map(\.postID), equals: posts.reversed())
    server.setTrends(statuses: [posts[3]])
    server.options.hasTrends = true
    try await provider.refreshExplore()
    try await expect(all(provider.popularMoments(after:)).map(\.postID), equals: [posts[3]])
    expect(!provider.standsIn(for: .moments))
  }

  @Test func withoutSuggestionsTheDirectoryIsUsed() async throws {
    let stranger = server.addAccount("dora")
    server.post("hello", by: stranger)
    server.post("hello", by: fixture.bob)
    let provider = try fixture.open()
    let people = try await all(provider.suggestedPeople(after:)).map(\.handle)
    expect(people.contains("dora"))
    expect(!people.contains("ana"), "the reader")
    expect(!people.contains("bob"), "whom the reader follows")
  }
}
