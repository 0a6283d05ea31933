import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// The search without a server.
@Suite struct LocalSearchTests {
  private let fixture: LocalFixture
  private var provider: LocalProvider { fixture.provider }

  init() throws { fixture = try LocalFixture() }

  private func seed() async throws {
    var shared = LocalFixture.moment("2", LocalFixture.ben, daysAgo: 1)
    shared.text = RichText("The ferry to the island")
    shared.url = URL(string: "https://s.example/@ben/2")
    try await provider.seed([
      LocalFixture.moment("1", tags: ["Ferries", "sea"], daysAgo: 2), shared,
      LocalFixture.moment("3", tags: ["ferries"]),
    ])
  }

  @Test func storedItemsAreFoundNewestFirst() async throws {
    try await seed()
    let found = try await provider.find("ferr", in: .all, after: nil)
    expect(found.moments.map(\.id), equals: ["3", "2", "1"])
    expect(found.tags.map { $0.name.lowercased() }, equals: ["ferries"])
    expect(found.tags.first?.momentCount, equals: 2)
    expect(found.people, satisfies: \.isEmpty)
    expect(found.searchesText && !found.isFromDevice, "this device is all there is")
    try await expect(provider.find("ana", in: .all, after: nil).people.map(\.id), equals: ["a"])
    try await expect(provider.find("#", in: .all, after: nil), satisfies: \.isEmpty)
  }

  @Test func deletedMomentsAreNotFound() async throws {
    try await seed()
    let own = LocalFixture.moment("4", LocalFixture.me, tags: ["ferries"])
    try await provider.seed([own])
    try await fixture.store.remove(postID: "4")
    try await expect(!provider.find("ferr", in: .all, after: nil).moments.map(\.id).contains("4"))
  }

  @Test func foundMomentsShowLikes() async throws {
    try await seed()
    try await provider.perform(.like(true, postID: "2"))
    let found = try await provider.find("island", in: .moments, after: nil)
    expect(found.moments.first?.like.isLiked, equals: true)
  }

  @Test func resultsOfAKindArePaged() async throws {
    let moments = (0..<45).map { LocalFixture.moment("m\($0)", tags: ["ferry"]) }
    try await provider.seed(moments)
    var page = try await provider.find("ferry", in: .moments, after: nil)
    var found = page.moments
    while let next = page.next {
      page = try await provider.find("ferry", in: .moments, after: next)
      found += page.moments
      try require(found.count < 100)
    }
    expect(Set(found.map(\.id)), equals: Set(moments.map(\.id)))
    expect(found.count, equals: 45)
  }

  @Test func onlyAddressesOfStoredPostsResolve() async throws {
    try await seed()
    let page = try require(TypedAddress("https://s.example/@ben/2"))
    guard case .moment(let moment) = try await provider.resolve(page) else {
      Issue.record("no post")
      return
    }
    expect(moment.id, equals: "2")
    let other = try require(TypedAddress("https://s.example/@ben/3"))
    try await expectNil(provider.resolve(other))
  }

  @Test func recentSearchesPersist() async throws {
    try await expect(provider.recentSearches(), equals: [])
    try await provider.setRecentSearches(["b", "a"])
    try await expect(LocalFixture.provider(fixture.store).recentSearches(), equals: ["b", "a"])
  }
}
