import ArchiveProvider
import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

/// The search in files.
@Suite struct ArchiveSearchTests {
  private let folder = TemporaryFolder()

  private func archive() throws -> ArchiveProvider {
    func text(_ words: String, tag: String = "soup") -> String {
      let link = "<a href='https://s.example/tags/\(tag)' class='hashtag'>#\(tag)</a>"
      return "\"content\":\"<p>\(words) \(link)</p>\",\"tags\":[{\"name\":\"\(tag)\"}]"
    }
    let posts = [
      (1, 1, "ana", text("Late ferry")), (2, 2, "bo", text("An early ferry")),
      (3, 3, "bo", text("Nothing", tag: "ferries")),
    ]
    let items = posts.map { Fixture.status($0.0, day: $0.1, by: $0.2, more: $0.3) }
    return ArchiveProvider(path: try folder.write(Fixture.list(items), to: "feed.json"))
  }

  @Test func searchFindsMomentsTagsAndPeopleOfTheFiles() async throws {
    let archive = try archive()
    let found = try await archive.find("ferr", in: .all, after: nil)
    expect(found.moments.map(\.id), equals: ["3", "2", "1"])
    expect(found.tags.map(\.name), equals: ["ferries"])
    try await expect(
      archive.find("bo", in: .people, after: nil).people.map(\.handle),
      equals: ["bo"]
    )
    try await expect(archive.find("trains", in: .all, after: nil), satisfies: \.isEmpty)
  }

  @Test func foundMomentsShowLikes() async throws {
    let archive = try archive()
    try await archive.perform(.like(true, postID: "2"))
    let found = try await archive.find("early", in: .moments, after: nil)
    expect(found.moments.map(\.like.isLiked), equals: [true])
  }

  @Test func anAddressOutsideTheArchiveResolvesToNothing() async throws {
    let other = try require(TypedAddress("https://elsewhere.example/@ana/1"))
    try await expectNil(archive().resolve(other))
  }

  @Test func recentSearchesLastAsLongAsTheProvider() async throws {
    let archive = try archive()
    try await archive.setRecentSearches(["a"])
    try await expect(archive.recentSearches(), equals: ["a"])
  }
}
