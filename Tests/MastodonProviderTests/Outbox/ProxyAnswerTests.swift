import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// What a proxy answers in place of a server, which restarts, is not taken for the server's word.
@Suite struct ProxyAnswerTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private static let refusals: [Fault] = [
    .text(status: 404), .page(status: 404), .page(status: 405), .page(status: 410),
    .page(status: 501), .text(status: 403), .page(status: 401),
  ]

  /// Ana's app, in which nothing is tried again by itself.
  private func open() async throws -> MastodonProvider {
    let provider = try fixture.open { _ in try await untilCancelled() }
    await provider.missing.load()
    return provider
  }

  @Test(arguments: refusals)
  func nothingIsLearntOfTheServer(_ fault: Fault) async throws {
    _ = server.addList("Sea", of: fixture.ana, members: [])
    let provider = try await open()
    let signIns = provider.access.signInsNeeded.stream()
    server.faults.always(fault)
    await #expect(throws: ProviderError.self) { try await provider.lists(from: .server) }
    await #expect(throws: ProviderError.self) { try await provider.followedTags(from: .server) }
    await provider.reading.check().value
    expect(provider.supported, equals: Set(ActionKind.allCases))
    await expect(provider.missing.loaded(.markers), equals: false)
    server.faults.off()
    try await expect(provider.lists(from: .server).map(\.title), equals: ["Sea"])
    withExtendedLifetime(signIns) {}
  }

  @Test(arguments: refusals)
  func nothingIsRemoved(_ fault: Fault) async throws {
    let post = server.post("Bob's", by: fixture.bob)
    let provider = try await open()
    _ = try await provider.home.moments(after: nil)
    server.faults.always(fault)
    await #expect(throws: ProviderError.self) { try await provider.thread(of: post) }
    try await expect(provider.store.moment(postID: post)?.text.string, equals: "Bob's")
  }

  @Test(arguments: refusals)
  func actionsWait(_ fault: Fault) async throws {
    let mine = server.post("Ana's", by: fixture.ana)
    let liked = server.post("Bob's", by: fixture.bob)
    server.like(liked, by: fixture.ana)
    let provider = try await open()
    _ = try await provider.reader()
    _ = try await provider.home.moments(after: nil)
    let actions: [ReaderAction] = [
      .delete(postID: mine), .like(false, postID: liked), .followTag(true, name: "sea"),
      .report(PersonReport(accountID: fixture.bob, category: .spam)),
    ]
    server.faults.always(fault)
    for action in actions { try await provider.perform(action) }
    try await provider.attemptOutbox()
    let waits = try await provider.outbox().allSatisfy {
      if case .retrying(_, reason: .server) = $0.state { true } else { false }
    }
    expect(waits)
    try await expect(provider.outbox().count, equals: actions.count)
    server.faults.off()
    try await fixture.openInPassingTime().drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expectNil(server.post(mine))
    expect(!server.isLiked(liked, by: fixture.ana))
    expect(server.isTagFollowed("sea", by: fixture.ana))
    expect(server.reports.count, equals: 1)
  }

  @Test func aServerThatIsBackIsAskedAgainAtOnce() async throws {
    _ = server.addList("Sea", of: fixture.ana, members: [])
    let provider = try await open()
    server.faults.next(.text(status: 404))
    try await expect(provider.lists(from: .server).map(\.title), equals: ["Sea"])
    expect(server.faults.occurred.count, equals: 1)
  }

  /// Takahē's pages say that something is not found, while it answers other requests.
  @Test(arguments: [404, 405])
  func aPageOfTheServerItselfIsItsWord(_ status: Int) async throws {
    server.options.hasPagesForWhatIsMissing = true
    server.options.missing = ["GET /api/v1/lists"]
    server.options.missingStatus = status
    let post = server.post("Bob's", by: fixture.bob)
    let provider = try await open()
    _ = try await provider.home.moments(after: nil)
    try await expect(provider.lists(from: .server), satisfies: \.isEmpty)
    expect(!provider.supports(.createList))
    server.delete(post)
    await #expect(throws: ProviderError.unknownMoment(id: post)) {
      try await provider.thread(of: post)
    }
    try await expectNil(provider.store.moment(postID: post))
  }
}
