import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// What a server does not have is learnt once.
@Suite struct MissingFeatureTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func open() async throws -> MastodonProvider {
    let provider = try fixture.open()
    await provider.missing.load()
    return provider
  }

  /// Sends an action of the reader's, which the server refuses for good.
  private func refuse(
    _ provider: MastodonProvider,
    _ act: (MastodonProvider) async throws -> Void
  ) async throws {
    var refusals = provider.refusals().makeAsyncIterator()
    try await act(provider)
    try await provider.drainOutbox()
    await expect(refusals.next()?.state, equals: .refused(.unsupported))
    // It does not wait for a retry that cannot succeed.
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test(arguments: [404, 405, 501])
  func muteOfAConversation(status: Int) async throws {
    let post = server.post("Bob's", by: fixture.bob)
    server.options.missing = ["POST /api/v1/statuses/\(post)/mute"]
    server.options.missingStatus = status
    let provider = try await open()
    _ = try await provider.home.moments(after: nil)
    expect(provider.supports(.muteConversation))
    try await refuse(provider) { try await $0.perform(.muteConversation(true, postID: post)) }
    try await expect(provider.store.moment(postID: post)?.isMuted, equals: false)
    expect(!provider.supports(.muteConversation))
    // The next start knows it, too.
    try await expect(!open().supports(.muteConversation))
  }

  @Test func aDeletedPostIsNotTakenForAMissingFeature() async throws {
    let post = server.post("Bob's", by: fixture.bob)
    let provider = try await open()
    _ = try await provider.home.moments(after: nil)
    server.delete(post)
    try await provider.perform(.muteConversation(true, postID: post))
    try await provider.drainOutbox()
    expect(provider.supports(.muteConversation))
  }

  /// What the server does not have is the address of photos.
  @Test func aRefusedPhotoIsNotTakenForMissingEdits() async throws {
    let post = server.post("Ana's", by: fixture.ana)
    let provider = try await open()
    _ = try await provider.reader()
    _ = try await provider.home.moments(after: nil)
    server.options.missing = ["POST /api/v2/media"]
    var draft = try await provider.draft(editing: post)
    draft.media = [try await provider.addMedia(Data([1]), type: "image/png", pixelSize: nil)]
    try await provider.perform(.edit(draft))
    try await provider.drainOutbox()
    try await expect(provider.outbox().count, equals: 1)
    expect(provider.supports(.edit))
  }

  @Test(arguments: [404, 405, 501])
  func reports(status: Int) async throws {
    server.options.missing = ["POST /api/v1/reports"]
    server.options.missingStatus = status
    let provider = try await open()
    let bob = fixture.bob
    try await refuse(provider) {
      try await $0.perform(.report(PersonReport(accountID: bob, category: .spam)))
    }
    expect(!provider.supports(.report))
  }

  @Test(arguments: [404, 405, 501])
  func bookmarks(status: Int) async throws {
    let post = server.post("Bob's", by: fixture.bob)
    server.options.missing = ["POST /api/v1/statuses/\(post)/bookmark"]
    server.options.missingStatus = status
    let provider = try await open()
    _ = try await provider.home.moments(after: nil)
    try await refuse(provider) { try await $0.perform(.bookmark(true, postID: post)) }
    expect(!provider.supports(.bookmark))
  }

  @Test(arguments: [404, 405, 501])
  func followedHashtags(status: Int) async throws {
    server.options.missing = ["POST /api/v1/tags/sea/follow"]
    server.options.missingStatus = status
    let provider = try await open()
    try await refuse(provider) { try await $0.perform(.followTag(true, name: "sea")) }
    expect(!provider.supports(.followTag))
  }

  @Test(arguments: [404, 405, 501])
  func notes(status: Int) async throws {
    let bob = fixture.bob
    server.options.missing = ["POST /api/v1/accounts/\(bob)/note"]
    server.options.missingStatus = status
    let provider = try await open()
    try await refuse(provider) { try await $0.perform(.note("friend", accountID: bob)) }
    expect(!provider.supports(.note))
  }

  @Test(arguments: [404, 405, 501])
  func lists(status: Int) async throws {
    server.options.missing = ["GET /api/v1/lists", "POST /api/v1/lists"]
    server.options.missingStatus = status
    let provider = try await open()
    try await refuse(provider) { try await $0.perform(.createList(title: "Sea")) }
    expect(!provider.supports(.createList))
    server.forgetRequests()
    try await expect(provider.lists(from: .server), satisfies: \.isEmpty)
    expect(server.requests(.get("/api/v1/lists")), satisfies: \.isEmpty)
  }

  /// Takahē has filters that can be read, and are always empty.
  @Test(arguments: [404, 405, 501])
  func filters(status: Int) async throws {
    server.options.missing = ["POST /api/v2/filters"]
    server.options.missingStatus = status
    let provider = try await open()
    let filter = WordFilter(title: "sea", places: [.home], keywords: [.init("sea")])
    try await refuse(provider) { try await $0.perform(.filter(filter)) }
    expect(!provider.supports(.filter))
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
  }

  /// Takahē lists the requests, and takes no answers.
  @Test(arguments: [404, 405, 501], [true, false])
  func answersToFollowRequests(status: Int, isAccepted: Bool) async throws {
    let lin = server.addAccount("lin", isLocked: true)
    server.follow(lin, by: fixture.bob)
    server.options.missing = ["POST /api/v1/follow_requests"]
    server.options.missingStatus = status
    let provider = try fixture.open(as: lin)
    await provider.missing.load()
    _ = try await provider.followRequests(after: nil)
    let bob = fixture.bob
    try await refuse(provider) {
      try await $0.perform(.followRequest(accepted: isAccepted, accountID: bob))
    }
    expect(!provider.supports(.followRequest))
    try await expect(
      provider.followRequests(after: nil).items.map(\.state),
      equals: [.pending]
    )
  }

  @Test func theListsOfAPersonAreEmptyWhereTheServerHasNone() async throws {
    server.options.missing = ["GET /api/v1/accounts/*/lists"]
    try await expect(open().lists(with: fixture.bob, from: .server), satisfies: \.isEmpty)
  }

  @Test(arguments: [404, 405, 501])
  func readingFollowedHashtagsShowsThatThereAreNone(status: Int) async throws {
    server.options.missing = ["GET /api/v1/followed_tags"]
    server.options.missingStatus = status
    let provider = try await open()
    try await expect(provider.followedTags(from: .server), satisfies: \.isEmpty)
    expect(!provider.supports(.followTag))
    _ = try await provider.followedTags(from: .server)
    expect(server.requests(.get("/api/v1/followed_tags")).count, equals: 1)
  }

  @Test func readingListsShowsThatThereAreNone() async throws {
    server.options.missing = ["GET /api/v1/lists"]
    let provider = try await open()
    try await expect(provider.lists(from: .server), satisfies: \.isEmpty)
    expect(!provider.supports(.createList))
  }

  @Test func aServerWithAnotherVersionIsTriedAgain() async throws {
    server.options.missing = ["GET /api/v1/lists"]
    let provider = try await open()
    try await provider.refreshInstance()
    _ = try await provider.lists(from: .server)
    expect(!provider.supports(.createList))
    server.options.version = "5.0.0"
    fixture.clock.advance(by: 2 * 86_400)
    try await provider.refreshInstance()
    expect(provider.supports(.createList))
  }

  @Test func groupsOfNotificationsAreRequestedOnce() async throws {
    server.options.hasGroupedNotifications = false
    server.options.apiVersion = nil
    for _ in 0..<2 {
      let provider = try await open()
      _ = try await provider.notifications(.all, after: nil)
      _ = try await provider.notifications(.all, after: nil)
    }
    expect(server.requests(.get("/api/v2/notifications")).count, equals: 1)
  }

  @Test func markersAreRequestedOnce() async throws {
    server.options.hasMarkers = false
    for _ in 0..<2 {
      // The response is awaited, however long it takes.
      let provider = try fixture.open { _ in try await untilCancelled() }
      await provider.marker.catchUp()
      await provider.reading.check().value
    }
    expect(server.requests(.get("/api/v1/markers")).count, equals: 1)
  }
}
