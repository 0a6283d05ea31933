import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Reports, and muted conversations.
@Suite struct ReportTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private let provider: MastodonProvider
  private let posts: [String]

  init() async throws {
    fixture = try ServerFixture()
    fixture.server.options.rules = [
      .init(id: "3", text: "Be kind", hint: "No insults"), .init(id: "4", text: "No ads"),
    ]
    posts = fixture.post(2)
    provider = try fixture.openInPassingTime()
    _ = try await provider.home.refresh()
  }

  private func report(_ category: ReportCategory = .spam, rules: [String] = []) -> PersonReport {
    PersonReport(
      accountID: fixture.bob,
      postIDs: posts,
      category: category,
      ruleIDs: rules,
      comment: "every minute, 每分钟",
      isForwarded: true
    )
  }

  /// Sends until all waiting items wait for the reader.
  private func send() async throws {
    let runner = provider.makeOutboxRunner()
    let watch = StoreWatch(provider)
    await runner.start()
    try await watch.until { [provider] in
      try await provider.outbox().allSatisfy {
        if case .refused = $0.state { true } else { false }
      }
    }
    await runner.stop()
  }

  private func state() async throws -> OutboxItem.State? {
    try await provider.outbox().first?.state
  }

  @Test func serverRulesAreReadableOffline() async throws {
    await expect(provider.serverRules(), satisfies: \.isEmpty)
    try await provider.refreshInstance()
    server.stopListening()
    await expect(
      provider.serverRules(),
      equals: [
        ServerRule(id: "3", text: "Be kind", hint: "No insults"),
        ServerRule(id: "4", text: "No ads"),
      ]
    )
  }

  @Test func anOfflineReportIsSentUnchanged() async throws {
    server.stopListening()
    try await provider.perform(.report(report(.rules, rules: ["4"])))
    expect(server.reports, satisfies: \.isEmpty)
    try server.listen()
    try await send()
    expect(server.reports.count, equals: 1)
    let filed = try require(server.reports.first)
    expect(filed.reporter, equals: fixture.ana)
    expect(filed.account, equals: fixture.bob)
    expect(filed.statuses, equals: posts)
    expect(filed.comment, equals: "every minute, 每分钟")
    expect(filed.category, equals: "violation")
    expect(filed.rules, equals: ["4"])
    expect(filed.isForwarded)
    try await expectNil(state())
  }

  @Test(arguments: [ReportCategory.spam, .legal, .other])
  func theCategoryIsSent(_ category: ReportCategory) async throws {
    try await provider.perform(.report(report(category)))
    try await send()
    expect(server.reports.map(\.category), equals: ["\(category)"])
  }

  /// A report that cannot have arrived is retried automatically, once.
  @Test(arguments: [Fault.overloaded(seconds: 2), .tooManyRequests(reset: 5)])
  func aReportThatWasNotProcessedIsSentAgain(_ fault: Fault) async throws {
    server.faults.next(fault, matching: .post("/api/v1/reports"))
    try await provider.perform(.report(report()))
    try await send()
    expect(server.reports.count, equals: 1)
    try await expectNil(state())
  }

  /// A report that may have arrived is not retried unless the reader requests it, because servers
  /// provide no way to check.
  @Test(arguments: [Fault.resetAfterEffect, .gatewayTimeoutAfterEffect, .resetInBody])
  func aLostResponseWaitsForTheReader(_ fault: Fault) async throws {
    server.faults.next(fault, matching: .post("/api/v1/reports"))
    try await provider.perform(.report(report()))
    try await send()
    expect(server.reports.count, equals: 1)
    try await expect(state(), equals: .refused(.unconfirmed))
    // Another start of the app changes nothing.
    try await send()
    expect(server.reports.count, equals: 1)
    let item = try require(try await provider.outbox().first)
    try await provider.retry(item.id)
    try await send()
    expect(server.reports.count, equals: 2)
    try await expectNil(state())
  }

  @Test func aReportInterruptedInFlightWaitsForTheReader() async throws {
    try await provider.perform(.report(report()))
    let work = try await provider.store.claimWork(now: fixture.clock.now, limit: 1).work
    expect(work.count, equals: 1)
    try await send()
    expect(server.reports, satisfies: \.isEmpty)
    try await expect(state(), equals: .refused(.unconfirmed))
  }

  @Test func aRefusalHasTheServersMessage() async throws {
    try await provider.perform(.report(report(.rules, rules: ["99"])))
    try await send()
    expect(server.reports, satisfies: \.isEmpty)
    try await expect(
      state(),
      equals: .refused(.invalid("Validation failed: does not reference valid rules"))
    )
  }

  @Test func theReaderCannotReportThemselves() async throws {
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.report(PersonReport(accountID: fixture.ana, category: .spam)))
    }
  }

  // MARK: Conversations

  private func isMuted() async throws -> Bool? {
    try await provider.store.moment(postID: posts[0])?.isMuted
  }

  @Test func mutingAConversationOfflineIsSentLater() async throws {
    server.stopListening()
    try await provider.perform(.muteConversation(true, postID: posts[0]))
    try await expect(isMuted(), equals: true)
    try server.listen()
    try await send()
    expect(server.isConversationMuted(posts[0], by: fixture.ana))
    try await expect(isMuted(), equals: true)
    try await provider.perform(.muteConversation(false, postID: posts[0]))
    try await send()
    expect(!server.isConversationMuted(posts[0], by: fixture.ana))
    try await expect(isMuted(), equals: false)
  }

  @Test func aRefusedMuteIsUndone() async throws {
    server.faults.next(.error(status: 403), matching: .post("/api/v1/statuses/*/mute"))
    try await provider.perform(.muteConversation(true, postID: posts[0]))
    try await expect(isMuted(), equals: true)
    try await send()
    try await expect(isMuted(), equals: false)
    try await expect(provider.outbox().count, equals: 1)
  }
}
