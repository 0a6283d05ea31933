import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Reports and muted conversations in the outbox.
@Suite struct OutboxReportTests {
  private func report(_ comment: String = "") -> PersonReport {
    PersonReport(
      accountID: "7",
      postIDs: ["10", "11"],
      category: .rules,
      ruleIDs: ["2", "5"],
      comment: comment,
      isForwarded: true
    )
  }

  @Test func aReportIsStoredUnchangedAndReturned() async throws {
    let fixture = try await OutboxFixture()
    let item = try await fixture.store.enqueue(.report(report("rude")), now: fixture.now)
    expect(item?.action, equals: .report(report("rude")))
    expect(item?.subject, equals: "@ana@example.org")
    let work = try await fixture.claim()
    expect(work.map(\.action), equals: [.report(report("rude"))])
    expect(work.map(\.target), equals: ["7"])
    try await fixture.store.finish(work[0].id, with: .gone)
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
  }

  @Test(arguments: ReportCategory.allCases)
  func everyCategoryIsStored(_ category: ReportCategory) throws {
    let report = PersonReport(accountID: "7", category: category, ruleIDs: ["1"])
    let action = ReaderAction.report(report)
    expect(ReaderAction(try action.data, log: nil), equals: action)
    expectNil(ReaderAction(Data("{}".utf8), log: nil))
  }

  @Test func anItemThatCannotBeReadIsCountedAsUnsent() async throws {
    let fixture = try await OutboxFixture()
    try await fixture.store.enqueue(.report(report("first")), now: fixture.now)
    try await fixture.store.write { try $0.run("UPDATE outbox SET action = x'7B'") }
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
    try await expect(fixture.store.unsavedWork().unsent, equals: 1)
  }

  /// A new report does not replace a refused one, because each concerns something else.
  @Test func reportsDoNotReplaceEachOther() async throws {
    let fixture = try await OutboxFixture()
    try await fixture.store.enqueue(.report(report("first")), now: fixture.now)
    try await fixture.store.enqueue(.report(report("second")), now: fixture.now)
    let work = try await fixture.claim()
    expect(work.count, equals: 2)
    _ = try await fixture.store.refuse(work[0].id, failure: .unconfirmed)
    let items = try await fixture.store.outbox()
    expect(items.map(\.state), equals: [.refused(.unconfirmed), .sending(progress: 0)])
    try await fixture.store.discard(items[0].id, now: fixture.now)
    try await expect(fixture.items(), equals: ["report 7 second sending"])
  }

  @Test func reportsAreIndependentOfOtherItems() async throws {
    let fixture = try await OutboxFixture()
    try await fixture.store.enqueue(.follow(true, accountID: "7"), now: fixture.now)
    try await fixture.store.enqueue(.report(report()), now: fixture.now)
    try await fixture.store.enqueue(.block(true, accountID: "7"), now: fixture.now)
    try await expect(fixture.claim().map(\.kind), equals: [.follow, .report])
  }

  @Test func mutingAConversationIsImmediateAndUndoneIfRefused() async throws {
    let fixture = try await OutboxFixture()
    func isMuted() async throws -> Bool? { try await fixture.store.moment(postID: "10")?.isMuted }
    try await fixture.store.enqueue(.muteConversation(true, postID: "10"), now: fixture.now)
    try await expect(isMuted(), equals: true)
    let work = try await fixture.claim()
    expect(work.map(\.kind), equals: [.muteConversation])
    _ = try await fixture.store.refuse(work[0].id, failure: .refused(nil))
    try await expect(isMuted(), equals: false)
    // Changed and undone before it is sent: nothing is sent.
    try await fixture.store.enqueue(.muteConversation(true, postID: "10"), now: fixture.now)
    try await fixture.store.enqueue(.muteConversation(false, postID: "10"), now: fixture.now)
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
    try await expect(isMuted(), equals: false)
  }
}
