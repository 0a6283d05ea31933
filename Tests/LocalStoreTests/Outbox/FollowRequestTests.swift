import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Follow requests, with the reader's answers.
@Suite struct FollowRequestTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws {
    fixture = try await OutboxFixture()
    try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
  }

  private func states() async throws -> [String: FollowRequest.State] {
    try await store.followRequests(from: ["7", "8", "9"])
  }

  private func answer(_ accepted: Bool, _ id: String) async throws {
    try await store.enqueue(.followRequest(accepted: accepted, accountID: id), now: fixture.now)
  }

  @Test func anAnswerShowsImmediatelyAndWaits() async throws {
    try await expect(states(), equals: ["7": .pending, "8": .pending])
    try await expect(store.pendingFollowRequestCount(), equals: 2)
    var changes = store.changes().makeAsyncIterator()
    try await answer(true, "7")
    await expect(changes.next()?.accounts, equals: ["7"])
    try await expect(states(), equals: ["7": .accepted, "8": .pending])
    try await expect(store.pendingFollowRequestCount(), equals: 1)
    try await expect(fixture.items(), equals: ["answer 7 true"])
    // The server lists it until the answer is sent.
    try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
    try await expect(states(), equals: ["7": .accepted, "8": .pending])
  }

  @Test func anAnswerThatWasNotSentIsReplaced() async throws {
    try await answer(true, "7")
    try await answer(false, "7")
    try await expect(states()["7"], equals: .rejected)
    try await expect(fixture.items(), equals: ["answer 7 false"])
  }

  @Test func anAnswerThatMayHaveReachedTheServerStays() async throws {
    try await answer(true, "7")
    let work = try await fixture.claim()
    expect(work.map(\.target), equals: ["7"])
    try await answer(false, "7")
    try await expect(states()["7"], equals: .accepted)
    try await expect(fixture.items(), equals: ["answer 7 true sending"])
  }

  @Test func answersWaitBehindOtherActionsOnThePerson() async throws {
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    try await answer(true, "7")
    try await answer(false, "8")
    try await expect(fixture.claim().map(\.kind), equals: [.follow, .followRequest])
  }

  @Test func aConfirmedAnswerIsStoredUntilANewRequest() async throws {
    try await answer(true, "7")
    let work = try require(try await fixture.claim().first)
    let relationship = Relationship(id: "7", followsReader: true)
    try await store.finish(work.id, with: .answered(accepted: true, relationship))
    try await expect(fixture.items(), equals: [])
    try await expect(store.relationships(ids: ["7"]), equals: [relationship])
    try await store.saveFollowRequests(from: ["8"], isWhole: true)
    try await expect(states(), equals: ["7": .accepted, "8": .pending])
    try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
    try await expect(states()["7"], equals: .pending)
  }

  @Test func aRefusalUndoesTheAnswer() async throws {
    try await answer(false, "8")
    let work = try require(try await fixture.claim().first)
    _ = try await store.refuse(work.id, failure: .forbidden(nil))
    try await expect(states()["8"], equals: .pending)
    try await expect(fixture.items(), equals: ["answer 8 false refused"])
    // Another answer replaces it.
    try await answer(true, "8")
    try await expect(fixture.items(), equals: ["answer 8 true"])
  }

  @Test func postsDeletedAtTheServerAreDeletedHere() async throws {
    try await answer(true, "7")
    let work = try require(try await fixture.claim().first)
    try await store.finish(work.id, with: .gone)
    try await expect(states(), equals: ["8": .pending])
  }

  @Test func discardingAnAnswerMakesTheRequestPendingAgain() async throws {
    try await answer(true, "7")
    let item = try require(try await store.outbox().first)
    try await store.discard(item.id, now: .now)
    try await expect(states()["7"], equals: .pending)
    try await expect(fixture.items(), equals: [])
  }

  @Test func onlyACompleteListRemovesFollowRequests() async throws {
    try await store.noteFollowRequests(from: ["9"])
    try await store.saveFollowRequests(from: ["8"], isWhole: false)
    try await expect(states(), equals: ["7": .pending, "8": .pending, "9": .pending])
    try await store.saveFollowRequests(from: ["8"], isWhole: true)
    try await expect(states(), equals: ["8": .pending])
  }

  @Test func anOlderListDoesNotRestoreTheRequest() async throws {
    try await answer(true, "7")
    let work = try require(try await fixture.claim().first)
    try await store.reconciling {
      try await store.finish(
        work.id,
        with: .answered(accepted: true, Relationship(id: "7", followsReader: true))
      )
      try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
      try await store.noteFollowRequests(from: ["7"])
    }
    try await expect(states(), equals: ["7": .accepted, "8": .pending])
  }
}
