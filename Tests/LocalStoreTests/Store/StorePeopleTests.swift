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
    #expect(try await store.account(id: "a") == ana)
    #expect(try await store.account(id: "b") == nil)
    #expect(try await store.relationships(ids: ["b", "a"]) == [relationship])
  }

  @Test func listsAreStoredByName() async throws {
    #expect(try await store.storedList("tags") == nil)
    try await store.save(Data("[]".utf8), as: "tags")
    try await store.save(Data("[1]".utf8), as: "tags")
    try await store.save(Data(), as: "links")
    #expect(try await store.storedList("tags") == Data("[1]".utf8))
    #expect(try await store.storedList("links") == Data())
  }
}
