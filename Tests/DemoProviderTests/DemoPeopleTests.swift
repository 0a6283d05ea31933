import Expectations
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import DemoProvider

/// Followers and followed people in the demo.
@MainActor
@Suite struct DemoPeopleTests {
  private func pages(
    _ story: DemoStory,
    of list: PeopleList = .following(of: "linyue"),
    atMost count: Int = 40
  ) async throws -> [PeoplePage] {
    let provider = DemoProvider(story, clock: TestClock { _ in })
    var pages = [try await provider.people(in: list, after: nil)]
    while pages.count < count, let next = pages.last?.next {
      pages.append(try await provider.people(in: list, after: next))
    }
    return pages
  }

  @Test func aListHasAsManyPeopleAsTheOwnersCount() async throws {
    let pages = try await pages(.timeline)
    let people = pages.flatMap(\.items)
    expect(people.count == 248 && pages.allSatisfy { $0.total == 248 })
    expect(Set(people.map(\.id)).count, equals: 248)
    expect(!people.contains { $0.id == "linyue" })
    try await expect(self.pages(.timeline, of: .followers(of: "nobody")).map(\.items), equals: [[]])
  }

  @Test func theReadersListsMatchTheRelationships() async throws {
    let provider = DemoProvider(.timeline, clock: TestClock { _ in })
    func relationships(_ list: PeopleList) async throws -> [Relationship] {
      let people = try await provider.people(in: list, after: nil).items
      return try await provider.relationships(with: people.map(\.id))
    }
    // One list after the other: generated people have the same relationships in both.
    let followers = try await relationships(.followers(of: "linyue"))
    expect(followers.count == 20 && followers.allSatisfy(\.followsReader))
    let followed = try await relationships(.following(of: "linyue"))
    expect(followed.count == 20 && followed.allSatisfy { $0.following == .yes })
  }

  @Test func aHiddenListHasPeopleAndShowsNone() async throws {
    let pages = try await pages(.friendsHidden)
    expect(pages, equals: [PeoplePage(items: [], total: 248, isHidden: true)])
    try await expect(self.pages(.empty), equals: [PeoplePage(items: [], total: 0)])
  }

  @Test func aRepeatingListNeverEnds() async throws {
    let pages = try await pages(.friendsLoop, atMost: 9)
    expect(pages.count == 9 && pages.last?.next != nil)
    expect(Set(pages.flatMap(\.items).map(\.id)).count, equals: 60)
  }

  @Test func aGrowingListRepeatsPeople() async throws {
    let pages = try await pages(.friendsGrowing, atMost: 3)
    expect(pages.map(\.total), equals: [248, 251, 254])
    expect(pages[1].items.prefix(3).map(\.id), equals: pages[0].items.suffix(3).map(\.id))
  }

  @Test func aFailedPageSucceedsOnRetry() async throws {
    let provider = DemoProvider(.pageFailure, clock: TestClock { _ in })
    let list = PeopleList.following(of: "linyue")
    let next = try await provider.people(in: list, after: nil).next
    await #expect(throws: ProviderError.self) {
      try await provider.people(in: list, after: next)
    }
    try await expect(provider.people(in: list, after: next).items.count, equals: 20)
  }
}
