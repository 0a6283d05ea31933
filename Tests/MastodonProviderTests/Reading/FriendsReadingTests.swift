import Expectations
import Foundation
import LocalStore
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Followers and followed people, over a server.
@Suite struct FriendsReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func all(
    _ provider: MastodonProvider,
    _ list: PeopleList
  ) async throws -> [PeoplePage] {
    var pages = [try await provider.people(in: list, after: nil)]
    while let next = pages.last?.next {
      pages.append(try await provider.people(in: list, after: next))
      try require(pages.count < 20)
    }
    return pages
  }

  @Test func followersArePagedAndReadableOffline() async throws {
    let owner = server.addAccount("dora")
    let people = (0..<95).map { server.addAccount("person\($0)") }
    for person in people { server.follow(owner, by: person) }
    server.follow(people[3], by: owner)
    let newest = Array(people.reversed())
    let provider = try fixture.open()
    let pages = try await all(provider, .followers(of: owner))
    expect(pages.map(\.items.count), equals: [40, 40, 15])
    expect(pages.flatMap(\.items).map(\.id), equals: newest)
    expect(pages.allSatisfy { $0.total == 95 && !$0.isHidden })
    try await expect(
      all(provider, .following(of: owner)).flatMap(\.items).map(\.id),
      equals: [people[3]]
    )

    server.stopListening()
    let offline = try fixture.open()
    let stored = try await offline.people(in: .followers(of: owner), after: nil)
    expect(stored.items.map(\.id), equals: newest)
    expect(stored.next == nil && stored.total == 95)
    let following = try await offline.people(in: .following(of: owner), after: nil)
    expect(following.items.map(\.id), equals: [people[3]])
    await #expect(throws: ProviderError.self) {
      try await offline.people(in: .followers(of: people[0]), after: nil)
    }
  }

  @Test func likersOfAPostAreReadInPages() async throws {
    let post = server.post("popular", by: fixture.bob)
    let people = (0..<45).map { server.addAccount("person\($0)") }
    for person in people { server.like(post, by: person) }
    let pages = try await all(try fixture.open(), .likers(of: post))
    expect(pages.flatMap(\.items).map(\.id), equals: people.reversed())
  }

  @Test func boostersOfAPostAreListed() async throws {
    let post = server.post("popular", by: fixture.bob)
    let people = (0..<3).map { server.addAccount("person\($0)") }
    for person in people { server.boost(post, by: person) }
    let provider = try fixture.open()
    let pages = try await all(provider, .boosters(of: post))
    expect(pages.flatMap(\.items).map(\.id), equals: people.reversed())
    // Not the people who like it.
    try await expect(all(provider, .likers(of: post)).flatMap(\.items), satisfies: \.isEmpty)
  }

  @Test func aFirstPageReplacesTheStoredPeople() async throws {
    let owner = server.addAccount("dora")
    let people = (0..<3).map { server.addAccount("person\($0)") }
    for person in people { server.follow(owner, by: person) }
    let provider = try fixture.open()
    _ = try await all(provider, .followers(of: owner))
    server.unfollow(owner, by: people[1])
    _ = try await all(provider, .followers(of: owner))
    server.stopListening()
    let stored = try await fixture.open().people(in: .followers(of: owner), after: nil)
    expect(stored.items.map(\.id), equals: [people[2], people[0]])
  }

  @Test func aHiddenListIsReported() async throws {
    var shy = TestMastodon.NewAccount("shy")
    shy.hidesCollections = true
    let id = server.addAccount(shy)
    server.follow(id, by: fixture.bob)
    let provider = try fixture.open()
    let page = try await provider.people(in: .followers(of: id), after: nil)
    expect(page, equals: PeoplePage(items: [], total: 1, isHidden: true))
    let following = try await provider.people(in: .following(of: id), after: nil)
    expect(following, equals: PeoplePage(items: [], total: 0))
  }
}
