import ArchiveProvider
import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@Suite struct ArchiveExploreTests {
  private let folder = TemporaryFolder()

  /// An archive of posts, each `(id, day, author, more JSON)`.
  private func archive(_ posts: [(Int, Int, String, String)]) throws -> ArchiveProvider {
    let items = posts.map { Fixture.status($0.0, day: $0.1, by: $0.2, more: $0.3) }
    return ArchiveProvider(path: try folder.write(Fixture.list(items), to: "feed.json"))
  }

  private func tags(_ names: String...) -> String {
    let links = names.map { "<a href='https://s.example/tags/\($0)' class='hashtag'>#\($0)</a>" }
    let list = names.map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
    return "\"content\":\"<p>\(links.joined(separator: " "))</p>\",\"tags\":[\(list)]"
  }

  private func photo(_ more: String = "") -> String {
    "\"media_attachments\":[{\"id\":\"1\",\"type\":\"image\",\"url\":\"https://s.example/a.png\"}]\(more)"
  }

  private func card(_ address: String, _ title: String = "T") -> String {
    "\"card\":{\"url\":\"\(address)\",\"title\":\"\(title)\"}"
  }

  @Test func tagsAreCountedByDayAndPerson() async throws {
    let archive = try archive([
      (1, 9, "ana", tags("Soup", "soup")), (2, 9, "bo", tags("soup")), (3, 8, "ana", tags("soup")),
      (4, 1, "cy", tags("soup", "Bread")), (5, 9, "cy", tags("Bread")),
    ])
    let page = try await archive.popularTags(after: nil)
    expectNil(page.next)
    expect(page.items.map { $0.name.lowercased() }, equals: ["soup", "bread"])
    let soup = try require(page.items.first)
    expect(soup.momentCount, equals: 4)
    expect(soup.history.count, equals: 7)
    // Ana used it on two days, and is counted on the newer one.
    expect(soup.history.map(\.people), equals: [2, 0, 0, 0, 0, 0, 0])
    expect(soup.history.prefix(2).map(\.uses), equals: [2, 1])
    expect(page.items.last?.history.people(inDays: 2), equals: 1)
  }

  @Test func theDaysEndWithTheNewestPost() async throws {
    let archive = try archive([(1, 3, "ana", tags("soup")), (2, 1, "bo", tags("soup"))])
    let history = try require(try await archive.popularTags(after: nil).items.first).history
    expect(history.first?.date, equals: ISO8601DateFormatter().date(from: "2026-08-03T00:00:00Z"))
    expect(history.map(\.uses), equals: [1, 0, 1, 0, 0, 0, 0])
  }

  @Test func photosAreNewestFirstAndEachPostOnce() async throws {
    let archive = try archive([
      (1, 1, "ana", photo()), (2, 5, "bo", ""), (3, 3, "ana", photo()),
      (4, 9, "cy", "\"reblog\":\(Fixture.status(1, by: "ana", more: photo()))"),
    ])
    let moments = try await archive.popularMoments(after: nil).items
    expect(moments.map(\.postID), equals: ["1", "3"])
    expect(moments.map(\.id), equals: ["4", "3"])
  }

  @Test func likesShowOnPhotosToo() async throws {
    let archive = try archive([(1, 1, "ana", photo())])
    try await archive.perform(.like(true, postID: "1"))
    try await expect(archive.popularMoments(after: nil).items.first?.like.isLiked, equals: true)
  }

  @Test func suggestedPeopleAreSortedByFrequencyWithoutTheOwner() async throws {
    let archive = try archive([
      (1, 1, "ana", ""), (2, 2, "bo", ""), (3, 3, "bo", ""),
      (4, 4, "cy", "\"reblog\":\(Fixture.status(9, by: "ana"))"),
    ])
    try await expect(
      archive.suggestedPeople(after: nil).items.map(\.id),
      equals: ["ana", "bo", "cy"]
    )
    let alone = ArchiveProvider(
      path: try folder.write(
        Fixture.list([
          Fixture.status(1, by: "ana"),
          Fixture.status(2, by: "ana", more: "\"reblog\":\(Fixture.status(9, by: "bo"))"),
        ]),
        to: "alone.json"
      )
    )
    try await expect(alone.suggestedPeople(after: nil).items.map(\.id), equals: ["bo"])
  }

  @Test func linksAreSortedByNumberOfPeople() async throws {
    let link = "\"content\":\"<p><a href='https://c.example/x/y'>c</a></p>\""
    let archive = try archive([
      (1, 9, "ana", card("https://a.example/", "A")),
      (2, 8, "ana", card("https://b.example/", "B")),
      (3, 7, "bo", card("https://b.example/", "B")), (4, 6, "bo", card("https://b.example/", "B")),
      (5, 5, "ana", link),
    ])
    let links = try await archive.popularLinks(after: nil).items
    expect(links.map(\.card.title), equals: ["B", "A", "c.example/x/y"])
    expect(links.map(\.people), equals: [2, 1, 1])
  }

  @Test func longListsArePaged() async throws {
    let archive = try archive((1...45).map { ($0, 1, "p\($0)", tags("t\($0)")) })
    var names: Set<String> = []
    var sizes: [Int] = []
    var cursor: PageCursor?
    repeat {
      let page = try await archive.popularTags(after: cursor)
      sizes.append(page.items.count)
      names.formUnion(page.items.map(\.name))
      cursor = page.next
    } while cursor != nil
    expect(sizes == [20, 20, 5] && names.count == 45)
    try await expect(archive.popularTags(after: PageCursor(token: "x")).items.count, equals: 20)
    try await expect(archive.popularTags(after: PageCursor(token: "-4")).items.count, equals: 20)
    try await expect(
      archive.popularTags(after: PageCursor(token: "99")).items,
      satisfies: \.isEmpty
    )
  }

  @Test func refreshingRereadsTheFiles() async throws {
    let archive = try archive([(1, 1, "ana", tags("soup"))])
    try await expect(archive.popularTags(after: nil).items.map(\.name), equals: ["soup"])
    try folder.write(
      Fixture.list([Fixture.status(2, by: "bo", more: tags("bread"))]),
      to: "feed.json"
    )
    try await expect(archive.popularTags(after: nil).items.map(\.name), equals: ["soup"])
    try await archive.refreshExplore()
    try await expect(archive.popularTags(after: nil).items.map(\.name), equals: ["bread"])
  }

  @Test func allReadsFailIfTheFileIsMissing() async throws {
    let archive = ArchiveProvider(path: folder.path + "/none.json")
    await #expect(throws: ProviderError.self) { try await archive.popularTags(after: nil) }
    await #expect(throws: ProviderError.self) { try await archive.popularMoments(after: nil) }
    await #expect(throws: ProviderError.self) { try await archive.suggestedPeople(after: nil) }
    await #expect(throws: ProviderError.self) { try await archive.popularLinks(after: nil) }
    await #expect(throws: ProviderError.self) { try await archive.refreshExplore() }
  }

  // MARK: - Timelines of a scope

  @Test func aHashtagHasATimeline() async throws {
    let archive = try archive([
      (1, 1, "ana", tags("Soup")), (2, 2, "bo", tags("bread")), (3, 3, "bo", tags("soup")),
    ])
    let timeline = archive.timeline(of: .hashtag("SOUP"))
    try await expect(timeline.moments(after: nil).items.map(\.id), equals: ["3", "1"])
    try await expectNil(timeline.profile())
    try await expect(
      archive.timeline(of: .hashtag("none")).moments(after: nil).items,
      satisfies: \.isEmpty
    )
  }

  @Test func aProfileTimelineHasThePostsAndBoostsOfThePerson() async throws {
    let archive = try archive([
      (1, 1, "ana", ""), (2, 2, "bo", ""),
      (3, 3, "ana", "\"reblog\":\(Fixture.status(9, by: "cy"))"),
      (4, 4, "bo", "\"reblog\":\(Fixture.status(1, by: "ana"))"),
    ])
    let timeline = archive.timeline(of: .profile(accountID: "ana"))
    try await expect(timeline.moments(after: nil).items.map(\.id), equals: ["3", "1"])
    try await expect(timeline.profile()?.handle, equals: "ana")
    let nobody = archive.timeline(of: .profile(accountID: "dan"))
    try await expectNil(nobody.profile())
    try await expect(nobody.moments(after: nil).items, satisfies: \.isEmpty)
  }

  @Test func theHomeTimelineIsTheArchive() async throws {
    let archive = try archive([(1, 1, "ana", ""), (2, 2, "bo", "")])
    try await expect(archive.timeline(of: .home).moments(after: nil).items.count, equals: 2)
  }

  @Test func aTimelineOfAScopeIsPagedAndCanBeReloaded() async throws {
    let archive = try archive((1...25).map { ($0, 1, "ana", tags("soup")) })
    let timeline = archive.timeline(of: .hashtag("soup"))
    let first = try await timeline.moments(after: nil)
    let second = try await timeline.moments(after: first.next)
    expect(first.items.count == 20 && second.items.count == 5 && second.next == nil)
    try folder.write(
      Fixture.list([Fixture.status(30, by: "bo", more: tags("soup"))]),
      to: "feed.json"
    )
    try await expect(timeline.refresh().items.map(\.id), equals: ["30"])
  }

  @Test func thePhotosAreThePostsWithImages() async throws {
    let archive = try archive([(3, 3, "ana", photo()), (2, 2, "ana", ""), (1, 1, "ben", photo())])
    let page = try await archive.timeline(of: .photos).moments(after: nil)
    expect(page.items.map(\.id), equals: ["3", "1"])
    expectNil(page.next)
  }

  @Test func thePhotosOfAPersonAreFromTheirPosts() async throws {
    let archive = try archive([
      (4, 4, "ben", "\"reblog\":\(Fixture.status(3, by: "ana", more: photo()))"),
      (3, 3, "ana", photo()), (2, 2, "ana", ""), (1, 1, "ben", photo()),
    ])
    let ana = try require(
      try await archive.timeline(of: .photos).moments(after: nil).items
        .first { $0.postID == "3" }?.author.id
    )
    let timeline = archive.timeline(of: .profilePhotos(accountID: ana))
    try await expect(timeline.moments(after: nil).items.map(\.id), equals: ["3"])
    try await expect(timeline.profile()?.id, equals: ana)
  }
}
