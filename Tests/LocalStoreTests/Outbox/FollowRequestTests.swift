import Foundation
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
    #expect(try await states() == ["7": .pending, "8": .pending])
    #expect(try await store.pendingFollowRequestCount() == 2)
    var changes = store.changes().makeAsyncIterator()
    try await answer(true, "7")
    #expect(await changes.next()?.accounts == ["7"])
    #expect(try await states() == ["7": .accepted, "8": .pending])
    #expect(try await store.pendingFollowRequestCount() == 1)
    #expect(try await fixture.items() == ["answer 7 true"])
    // The server lists it until the answer is sent.
    try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
    #expect(try await states() == ["7": .accepted, "8": .pending])
  }

  @Test func anAnswerThatWasNotSentIsReplaced() async throws {
    try await answer(true, "7")
    try await answer(false, "7")
    #expect(try await states()["7"] == .rejected)
    #expect(try await fixture.items() == ["answer 7 false"])
  }

  @Test func anAnswerThatMayHaveReachedTheServerStays() async throws {
    try await answer(true, "7")
    let work = try await fixture.claim()
    #expect(work.map(\.target) == ["7"])
    try await answer(false, "7")
    #expect(try await states()["7"] == .accepted)
    #expect(try await fixture.items() == ["answer 7 true sending"])
  }

  @Test func answersWaitBehindOtherActionsOnThePerson() async throws {
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    try await answer(true, "7")
    try await answer(false, "8")
    #expect(try await fixture.claim().map(\.kind) == [.follow, .followRequest])
  }

  @Test func aConfirmedAnswerIsStoredUntilANewRequest() async throws {
    try await answer(true, "7")
    let work = try #require(try await fixture.claim().first)
    let relationship = Relationship(id: "7", followsReader: true)
    try await store.finish(work.id, with: .answered(accepted: true, relationship))
    #expect(try await fixture.items() == [])
    #expect(try await store.relationships(ids: ["7"]) == [relationship])
    try await store.saveFollowRequests(from: ["8"], isWhole: true)
    #expect(try await states() == ["7": .accepted, "8": .pending])
    try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
    #expect(try await states()["7"] == .pending)
  }

  @Test func aRefusalUndoesTheAnswer() async throws {
    try await answer(false, "8")
    let work = try #require(try await fixture.claim().first)
    _ = try await store.refuse(work.id, failure: .forbidden(nil))
    #expect(try await states()["8"] == .pending)
    #expect(try await fixture.items() == ["answer 8 false refused"])
    // Another answer replaces it.
    try await answer(true, "8")
    #expect(try await fixture.items() == ["answer 8 true"])
  }

  @Test func postsDeletedAtTheServerAreDeletedHere() async throws {
    try await answer(true, "7")
    let work = try #require(try await fixture.claim().first)
    try await store.finish(work.id, with: .gone)
    #expect(try await states() == ["8": .pending])
  }

  @Test func discardingAnAnswerMakesTheRequestPendingAgain() async throws {
    try await answer(true, "7")
    let item = try #require(try await store.outbox().first)
    try await store.discard(item.id, now: .now)
    #expect(try await states()["7"] == .pending)
    #expect(try await fixture.items() == [])
  }

  @Test func onlyACompleteListRemovesFollowRequests() async throws {
    try await store.noteFollowRequests(from: ["9"])
    try await store.saveFollowRequests(from: ["8"], isWhole: false)
    #expect(try await states() == ["7": .pending, "8": .pending, "9": .pending])
    try await store.saveFollowRequests(from: ["8"], isWhole: true)
    #expect(try await states() == ["8": .pending])
  }

  @Test func anOlderListDoesNotRestoreTheRequest() async throws {
    try await answer(true, "7")
    let work = try #require(try await fixture.claim().first)
    try await store.reconciling {
      try await store.finish(
        work.id,
        with: .answered(accepted: true, Relationship(id: "7", followsReader: true))
      )
      try await store.saveFollowRequests(from: ["7", "8"], isWhole: true)
      try await store.noteFollowRequests(from: ["7"])
    }
    #expect(try await states() == ["7": .accepted, "8": .pending])
  }
}
