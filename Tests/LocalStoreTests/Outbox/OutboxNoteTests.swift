import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Notes about people in the outbox.
@Suite struct OutboxNoteTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws {
    fixture = try await OutboxFixture()
    try await store.save([Relationship(id: "7", following: .yes, note: "before")])
  }

  private func note() async throws -> String? {
    try await store.relationships(ids: ["7"]).first?.note
  }

  @Test func anItemInFlightIsFollowedByTheNextOne() async throws {
    try await store.enqueue(.note("a", accountID: "7"), now: fixture.now)
    try await expect(fixture.claim().map(\.action), equals: [.note("a", accountID: "7")])
    try await store.enqueue(.note("b", accountID: "7"), now: fixture.now)
    try await store.enqueue(.note("c", accountID: "7"), now: fixture.now)
    try await expect(
      store.outbox().map(\.subject),
      equals: ["@ana@example.org", "@ana@example.org"]
    )
    try await expect(note(), equals: "c")
    // Equal to the one in flight: nothing is sent after it.
    try await store.enqueue(.note("a", accountID: "7"), now: fixture.now)
    try await expect(store.outbox().count, equals: 1)
    try await expect(note(), equals: "a")
  }

  @Test func aDiscardedItemThatMayHaveArrivedIsReplacedByTheFormerValue() async throws {
    try await store.enqueue(.note("a", accountID: "7"), now: fixture.now)
    let work = try require(try await fixture.claim().first)
    try await store.discard(work.id, now: fixture.now)
    try await expect(note(), equals: "before")
    try await expect(
      store.outbox().map(\.action),
      equals: [.note("a", accountID: "7"), .note("before", accountID: "7")]
    )
  }

  @Test func discardingAnUnsentNoteRestoresTheFormerOne() async throws {
    let item = try require(
      try await store.enqueue(.note("a", accountID: "7"), now: fixture.now)
    )
    try await store.discard(item.id, now: fixture.now)
    try await expect(note(), equals: "before")
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  /// A response without a note does not change the stored note.
  @Test func aResponseWithoutANoteChangesNothing() async throws {
    try await store.save([Relationship(id: "7", following: .no)])
    try await expect(note(), equals: "before")
    try await store.save([Relationship(id: "7", following: .no, note: "")])
    try await expect(note(), equals: "")
  }
}
