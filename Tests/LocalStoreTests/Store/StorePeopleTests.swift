import Expectations
import Foundation
import SocialModel
import Testing

@testable import LocalStore

@Suite struct StorePeopleTests {
  private let temporary: TemporaryStore
  private let store: SocialStore

  init() throws {
    temporary = try TemporaryStore()
    store = try SocialStore.open(folder: temporary.folder, now: .now).store
  }

  @Test func peopleAndRelationshipsAreStored() async throws {
    let ana = Account(id: "a", handle: "ana", followersCount: 3)
    let relationship = Relationship(id: "a", following: .requested, followsReader: true)
    try await store.save([ana])
    try await store.save([relationship])
    try await expect(store.account(id: "a"), equals: ana)
    try await expectNil(store.account(id: "b"))
    try await expect(store.relationships(ids: ["b", "a"]), equals: [relationship])
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
