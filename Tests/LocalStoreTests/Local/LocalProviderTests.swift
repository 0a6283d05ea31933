import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct LocalProviderTests {
  private let fixture: LocalFixture
  private var provider: LocalProvider { fixture.provider }

  init() throws { fixture = try LocalFixture() }

  private func seed() async throws {
    let moments = [
      LocalFixture.moment("3", tags: ["Swift"]), LocalFixture.moment("2", LocalFixture.ben),
      LocalFixture.moment("1"),
    ]
    try await provider.seed(
      moments,
      threads: [
        MomentThread(
          moment: moments[0],
          comments: [LocalFixture.moment("c", LocalFixture.ben, answering: "3")]
        )
      ],
      people: [Account(id: "z", handle: "zoe")],
      relationships: [Relationship(id: "a", following: .yes)]
    )
  }

  // MARK: Seeds

  @Test func aStoreIsSeededOnce() async throws {
    try await seed()
    try await expect(fixture.rows(), equals: ["3", "2", "1"])
    for id in ["3", "2", "1"] { try await fixture.store.remove(postID: id) }
    let again = LocalFixture.provider(
      try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    )
    try await expect(again.seed([LocalFixture.moment("9")]), equals: false)
    try await expect(fixture.rows(), satisfies: \.isEmpty)
  }

  @Test func rowsAreInTheirTimelines() async throws {
    try await seed()
    try await expect(fixture.rows(.public), equals: ["3", "2", "1"])
    try await expect(fixture.rows(.profile(accountID: "a")), equals: ["3", "1"])
    try await expect(fixture.rows(.hashtag("swift")), equals: ["3"])
    let home = try await provider.timeline(of: .home).moments(after: nil)
    expect(home.next == nil && home.gaps.isEmpty)
    try await expect(provider.timeline(of: .home).profile()?.id, equals: "me")
    try await expect(
      provider.timeline(of: .profile(accountID: "b")).profile()?.handle,
      equals: "ben"
    )
    try await expect(provider.thread(of: "3").comments.map(\.id), equals: ["c"])
    await #expect(throws: ProviderError.unknownMoment(id: "x")) {
      try await provider.thread(of: "x")
    }
  }

  // MARK: What is saved

  @Test func bookmarksAndLikesAddAndRemoveTimelineRows() async throws {
    try await seed()
    try await provider.perform(.bookmark(true, postID: "1"))
    try await provider.perform(.bookmark(true, postID: "3"))
    try await expect(fixture.rows(.bookmarks), equals: ["3", "1"])
    try await provider.perform(.bookmark(false, postID: "3"))
    try await expect(fixture.rows(.bookmarks), equals: ["1"])
    let row = try await provider.timeline(of: .bookmarks).moments(after: nil).items.first
    expect(row?.isBookmarked, equals: true)
    try await provider.perform(.like(true, postID: "2"))
    try await expect(fixture.rows(.likes), equals: ["2"])
    try await provider.perform(.like(false, postID: "2"))
    try await expect(fixture.rows(.likes), equals: [])
    await #expect(throws: ProviderError.unknownMoment(id: "x")) {
      try await provider.perform(.bookmark(true, postID: "x"))
    }
  }

  // MARK: Likes, boosts, follows

  @Test func likesAreCountedAndPersist() async throws {
    try await seed()
    try await expect(
      provider.moment(after: .like(true, postID: "1")).like,
      equals: LikeState(isLiked: true, count: 1)
    )
    try await expect(
      provider.moment(after: .like(true, postID: "1")).like,
      equals: LikeState(isLiked: true, count: 1)
    )
    let again = LocalFixture.provider(
      try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    )
    try await expect(
      again.moment(after: .like(false, postID: "1")).like,
      equals: LikeState(isLiked: false, count: 0)
    )
    await #expect(throws: ProviderError.unknownMoment(id: "x")) {
      try await provider.perform(.like(true, postID: "x"))
    }
  }

  @Test func aBoostedPostIsShownOnTheReadersProfile() async throws {
    try await seed()
    let shared = try await provider.moment(after: .boost(true, postID: "2"))
    expect(shared.isBoosted && shared.boostCount == 1)
    try await provider.perform(.boost(true, postID: "2"))
    let profile = try await provider.timeline(of: .profile(accountID: "me")).moments(after: nil)
    expect(profile.items.map(\.postID), equals: ["2"])
    expect(profile.items.first?.boostedBy?.id, equals: "me")
    let undone = try await provider.moment(after: .boost(false, postID: "2"))
    expect(!undone.isBoosted && undone.boostCount == 0)
    try await expect(fixture.rows(.profile(accountID: "me")), satisfies: \.isEmpty)
  }

  @Test func followingUpdatesTheCounts() async throws {
    try await seed()
    let known = try await provider.relationships(with: ["a", "b", "me"])
    expect(Set(known.map(\.id)), equals: ["a", "b"])
    expect(known.first { $0.id == "a" }?.following, equals: .yes)
    try await provider.perform(.follow(true, accountID: "a"))
    try await provider.perform(.follow(false, accountID: "a"))
    let ended = try await provider.knownRelationship(with: "a")
    expect(ended?.following, equals: .no)
    try await expect(fixture.store.account(id: "a")?.followersCount, equals: 9)
    try await expect(provider.reader()?.followingCount, equals: 0)
    await #expect(throws: ProviderError.self) {
      try await provider.perform(.follow(true, accountID: "me"))
    }
  }

  // MARK: Explore

  @Test func exploreShelvesComeFromTheStoredMoments() async throws {
    var linked = LocalFixture.moment("4", likes: 5)
    linked.card = LinkCard(url: try require(URL(string: "https://example.org/a")), title: "A")
    try await provider.seed(
      [
        linked, LocalFixture.moment("3", tags: ["SwiftUI", "Linux"]),
        LocalFixture.moment("2", LocalFixture.ben, tags: ["swiftui"], daysAgo: 2),
        LocalFixture.moment("1", LocalFixture.ben),
      ],
      people: [Account(id: "z", handle: "zoe")],
      relationships: [Relationship(id: "a", following: .yes)]
    )
    try await expect(provider.popularMoments(after: nil).items.first?.id, equals: "4")
    let tags = try await provider.popularTags(after: nil).items
    expect(tags.map(\.id), equals: ["swiftui", "linux"])
    expect(tags.first?.momentCount, equals: 2)
    expect(tags.first?.history.map(\.uses), equals: [1, 0, 1, 0, 0, 0, 0])
    expect(tags.last?.name, equals: "Linux")
    try await expect(provider.suggestedPeople(after: nil).items.map(\.id), equals: ["b", "z"])
    let links = try await provider.popularLinks(after: nil).items
    expect(links.map(\.card.title) == ["A"] && links.map(\.people) == [1])
  }

  @Test func listsArePaged() async throws {
    let people = (0..<50).map { Account(id: "p\($0)", handle: "p\($0)") }
    try await provider.seed([], people: people)
    var seen: [String] = []
    var cursor: PageCursor?
    repeat {
      let page = try await provider.suggestedPeople(after: cursor)
      seen += page.items.map(\.id)
      cursor = page.next
    } while cursor != nil
    expect(seen, equals: people.map(\.id))
  }

  // MARK: Photos

  @Test func onlyWebAndReaderImagesAreLoaded() async throws {
    let media = try await provider.addMedia(Data([1, 2]), type: "image/png", pixelSize: nil)
    try await expect(provider.data(for: media.url), equals: Data([1, 2]))
    let web = try require(URL(string: "https://example.org/x.png"))
    try await expect(provider.data(for: web), equals: Data("from https://example.org/x.png".utf8))
    let folder = fixture.store.mediaFolder
    for path in ["/etc/passwd", folder.path + "/../store.sqlite", folder.path] {
      await #expect(throws: ProviderError.self) {
        try await provider.data(for: URL(fileURLWithPath: path))
      }
    }
    for address in ["ftp://example.org/x", "data:image/png;base64,AA", "x.png"] {
      let url = try require(URL(string: address))
      await #expect(throws: ProviderError.self) { try await provider.data(for: url) }
    }
  }

  @Test func filmsOfTheWebAreLoadedInParts() async throws {
    let film = try require(URL(string: "https://example.org/x.mp4"))
    try await expect(
      provider.part(of: film, in: 10..<12),
      equals: MediaPart(bytes: Data([10, 11]), offset: 10, total: 99)
    )
    let other = try require(URL(string: "ftp://example.org/x.mp4"))
    await #expect(throws: ProviderError.self) { try await provider.part(of: other, in: 0..<1) }
  }

  @Test func theOutboxIsEmpty() async throws {
    try await seed()
    for action in LocalFixture.actions { try await provider.perform(action) }
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func thePhotosAreFromTheHomeTimeline() async throws {
    var photo = LocalFixture.moment("2", LocalFixture.ben)
    photo.attachments = [MediaAttachment(id: "1", kind: .image)]
    try await provider.seed([LocalFixture.moment("3"), photo, LocalFixture.moment("1")])
    try await expect(fixture.rows(.photos), equals: ["2"])
    try await expect(provider.timeline(of: .photos).rows(["2"]).map(\.id), equals: ["2"])
    try await expect(fixture.rows(), equals: ["3", "2", "1"])
  }

  @Test func thePhotosOfAPersonAreFromTheirPosts() async throws {
    var photos = [LocalFixture.moment("4"), LocalFixture.moment("2", LocalFixture.ben)]
    for index in photos.indices {
      photos[index].attachments = [MediaAttachment(id: "\(index)", kind: .image)]
    }
    try await provider.seed([photos[0], LocalFixture.moment("3"), photos[1]])
    try await provider.perform(.boost(true, postID: "2"))
    try await expect(fixture.rows(.profilePhotos(accountID: "a")), equals: ["4"])
    try await expect(fixture.rows(.profilePhotos(accountID: "b")), equals: ["2"])
    // Moments of others that the reader boosted are not included.
    try await expect(fixture.rows(.profilePhotos(accountID: "me")), satisfies: \.isEmpty)
    let timeline = provider.timeline(of: .profilePhotos(accountID: "a"))
    try await expect(timeline.profile()?.handle, equals: "ana")
    try await expect(timeline.rows(["4"]).map(\.id), equals: ["4"])
    // The whole profile is as it was.
    try await expect(fixture.rows(.profile(accountID: "a")), equals: ["4", "3"])
  }

  // MARK: People

  @Test func theReadersListsComeFromTheStore() async throws {
    try await provider.seed(
      [LocalFixture.moment("2", LocalFixture.ben), LocalFixture.moment("1")],
      relationships: [
        Relationship(id: "a", following: .yes), Relationship(id: "b", followsReader: true),
      ]
    )
    let reader = try require(try await provider.reader())
    expect(reader.followingCount == 1 && reader.followersCount == 1)
    let followed = try await provider.people(in: .following(of: "me"), after: nil)
    expect(followed.items.map(\.id) == ["a"] && followed.total == 1 && !followed.isHidden)
    let followers = try await provider.people(in: .followers(of: "me"), after: nil)
    expect(followers.items.map(\.id) == ["b"] && followers.next == nil)
    try await provider.perform(.follow(false, accountID: "a"))
    let nobody = try await provider.people(in: .following(of: "me"), after: nil)
    expect(nobody, equals: PeoplePage(items: [], total: 0))
    try await expect(provider.reader()?.followingCount, equals: 0)
  }

  @Test func otherListsContainOnlyTheReader() async throws {
    try await seed()
    let followers = try await provider.people(in: .followers(of: "a"), after: nil)
    expect(followers.items.map(\.id) == ["me"] && followers.total == 10 && followers.isHidden)
    try await provider.perform(.follow(false, accountID: "a"))
    let hidden = try await provider.people(in: .followers(of: "a"), after: nil)
    expect(hidden, equals: PeoplePage(items: [], total: 9, isHidden: true))
    try await provider.perform(.like(true, postID: "1"))
    let likers = try await provider.people(in: .likers(of: "1"), after: nil)
    expect(likers.items.map(\.id) == ["me"] && likers.total == 1 && !likers.isHidden)
    let none = try await provider.people(in: .likers(of: "2"), after: nil)
    expect(none, equals: PeoplePage(items: [], total: 0))
    try await provider.perform(.boost(true, postID: "1"))
    let boosters = try await provider.people(in: .boosters(of: "1"), after: nil)
    expect(boosters.items.map(\.id) == ["me"] && boosters.total == 1 && !boosters.isHidden)
  }
}
