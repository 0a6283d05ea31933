import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct StorePeopleTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  @Test func peopleAndRelationshipsAreStored() async throws {
    let ana = Account(id: "a", handle: "ana", followersCount: 3)
    let relationship = Relationship(id: "a", following: .requested, followsReader: true)
    try await store.save([ana])
    try await store.save([relationship])
    try await expect(store.account(id: "a"), equals: ana)
    try await expectNil(store.account(id: "b"))
    try await expect(store.relationships(ids: ["b", "a"]), equals: [relationship])
  }

  // MARK: Numbers

  private func ana(posts: Int?, followers: Int? = 1, following: Int? = 2) -> Account {
    Account(
      id: "a",
      handle: "ana",
      followersCount: followers,
      followingCount: following,
      postsCount: posts
    )
  }

  private func post(by author: Account) -> Moment { Moment(id: "1", author: author) }

  @Test func theNumbersInsideOfAPostDoNotReplaceThoseOfTheAccount() async throws {
    try await store.saveProfile(ana(posts: 249))
    for posts in [144, 0, nil] {
      try await store.save([post(by: ana(posts: posts))])
      try await store.save([ana(posts: posts)])
      try await expect(store.account(id: "a"), equals: ana(posts: 249))
    }
    // What the server says of the account itself does, also if it is less.
    try await store.saveProfile(ana(posts: 144))
    try await expect(store.account(id: "a")?.postsCount, equals: 144)
  }

  @Test func theRestOfAPersonInsideOfAPostIsStored() async throws {
    try await store.saveProfile(ana(posts: 249))
    var renamed = ana(posts: 144)
    renamed.displayName = "Ana B."
    try await store.save([post(by: renamed)])
    try await expect(store.account(id: "a")?.displayName, equals: "Ana B.")
    try await expect(store.account(id: "a")?.postsCount, equals: 249)
  }

  @Test func theFirstNumbersAreThoseInsideOfAPost() async throws {
    try await store.save([post(by: ana(posts: 144))])
    try await expect(store.account(id: "a"), equals: ana(posts: 144))
  }

  /// Some servers leave them out as zeros, also for somebody who posts.
  @Test func zerosInsideOfAPostAreUnknown() async throws {
    try await store.save([post(by: ana(posts: 0, followers: 0, following: 0))])
    try await expect(
      store.account(id: "a"),
      equals: ana(posts: nil, followers: nil, following: nil)
    )
    try await store.save([ana(posts: 7)])
    try await store.save([post(by: ana(posts: 0, followers: 0, following: 0))])
    try await expect(store.account(id: "a"), equals: ana(posts: 7))
  }

  @Test func listsAreStoredByName() async throws {
    try await expectNil(store.storedList("tags"))
    try await store.save(Data("[]".utf8), as: "tags")
    try await store.save(Data("[1]".utf8), as: "tags")
    try await store.save(Data(), as: "links")
    try await expect(store.storedList("tags"), equals: Data("[1]".utf8))
    try await expect(store.storedList("links"), equals: Data())
  }
}
