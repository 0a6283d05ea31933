import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reader's lists and followed hashtags, over a server.
@Suite struct ReaderListTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let dora: String
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    dora = fixture.server.addAccount("dora")
    fixture.server.follow(dora, by: fixture.ana)
    provider = try fixture.openInPassingTime()
  }

  private func titles() async throws -> [String] {
    try await provider.lists(from: .server).map(\.title)
  }

  @Test func listsAreReadableOffline() async throws {
    let sea = server.addList("Sea", of: fixture.ana, members: [fixture.bob])
    _ = server.addList("Hills", of: fixture.ana, members: [])
    _ = server.addList("Somebody else's", of: fixture.bob, members: [])
    try await expect(titles(), equals: ["Sea", "Hills"])
    try await expect(provider.members(of: sea, after: nil).items.map(\.handle), equals: ["bob"])
    try await expect(provider.lists(with: fixture.bob, from: .server), equals: [sea])
    server.stopListening()
    try await expect(titles(), equals: ["Sea", "Hills"])
    try await expect(provider.members(of: sea, after: nil).items.map(\.handle), equals: ["bob"])
    try await expect(provider.lists(with: fixture.bob, from: .server), equals: [sea])
  }

  @Test func listTimelinesAreStoredWithGapsAndPosition() async throws {
    let list = server.addList("Sea", of: fixture.ana, members: [fixture.bob])
    server.post("not in it", by: dora)
    fixture.post(3)
    let timeline = provider.storedTimeline(.list(id: list))
    try await expect(timeline.moments(after: nil).texts, equals: numbers(3, downTo: 1))
    let place = try require(try await timeline.moments(after: nil).items.last)
    try await timeline.setReadingPosition(ReadingPosition(momentID: place.id, distance: 4))
    // More than a page arrives, which is not read.
    fixture.post(100, from: 4)
    let page = try await timeline.refresh()
    expect(page.items.first?.text.string, equals: "post 103")
    try await expect(provider.store.gaps(of: .list(id: list)).count, equals: 1)
    server.stopListening()
    let again = provider.storedTimeline(.list(id: list))
    let stored = try await again.storedPage(downTo: place.id, atLeast: 1)
    expect(stored.items.contains { $0.id == place.id })
    expect(!stored.gaps.isEmpty)
    try await expect(again.readingPosition()?.momentID, equals: place.id)
  }

  @Test func listsCanBeManagedOffline() async throws {
    server.stopListening()
    let made = try require(try await provider.perform(.createList(title: "Sea")))
    expect(SocialStore.isLocal(list: made))
    try await provider.perform(.listMember(true, accountID: fixture.bob, listID: made))
    try await provider.perform(.listMember(true, accountID: dora, listID: made))
    try await provider.perform(.listMember(false, accountID: dora, listID: made))
    let hills = try require(try await provider.perform(.createList(title: "Hills")))
    try await provider.perform(.renameList(title: "Mountains", listID: hills))
    let gone = try require(try await provider.perform(.createList(title: "Gone")))
    try await provider.perform(.deleteList(listID: gone))
    try await expect(provider.lists(from: .store).map(\.title), equals: ["Sea", "Mountains"])
    try server.listen()
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: bob", "Mountains: "])
    try await expect(titles(), equals: ["Sea", "Mountains"])
    // The earlier identifier refers to the same list.
    try await expect(provider.members(of: made, after: nil).items.map(\.handle), equals: ["bob"])
    try await provider.perform(.deleteList(listID: made))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Mountains: "])
  }

  @Test func aListWithALostResponseIsMadeOnce() async throws {
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/lists"))
    try await provider.perform(.createList(title: "Sea"))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: "])
    try await expect(titles(), equals: ["Sea"])
  }

  @Test func aListReadBeforeItsResponseIsMadeOnce() async throws {
    _ = server.addList("Sea", of: fixture.ana, members: [fixture.bob])
    _ = try await titles()
    try await provider.perform(.createList(title: "Sea"))
    // The request arrived, its response was lost, and the lists are read before the next attempt.
    let work = try await provider.store.claimWork(now: fixture.clock.now, limit: 1).work
    expect(work.map(\.kind), equals: [.createList])
    _ = server.addList("Sea", of: fixture.ana, members: [])
    _ = try await titles()
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: bob", "Sea: "])
    try await expect(titles(), equals: ["Sea", "Sea"])
  }

  @Test func unfollowingRemovesAPersonFromAllLists() async throws {
    let sea = server.addList("Sea", of: fixture.ana, members: [fixture.bob, dora])
    server.post("of dora", by: dora)
    fixture.post(2)
    _ = try await titles()
    _ = try await provider.members(of: sea, after: nil)
    let timeline = provider.storedTimeline(.list(id: sea))
    try await expect(timeline.moments(after: nil).items.count, equals: 3)
    try await provider.perform(.follow(false, accountID: fixture.bob))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: dora"])
    try await expect(provider.knownMembers(of: sea), equals: [dora])
    try await expect(
      timeline.storedPage(downTo: nil, atLeast: 9).items.map(\.text.string),
      equals: ["of dora"]
    )
  }

  @Test func removedMembersLeaveTheListTimeline() async throws {
    let sea = server.addList("Sea", of: fixture.ana, members: [fixture.bob, dora])
    server.post("of dora", by: dora)
    fixture.post(2)
    _ = try await titles()
    _ = try await provider.members(of: sea, after: nil)
    let timeline = provider.storedTimeline(.list(id: sea))
    _ = try await timeline.moments(after: nil)
    try await provider.perform(.listMember(false, accountID: fixture.bob, listID: sea))
    try await provider.drainOutbox()
    try await expect(
      timeline.storedPage(downTo: nil, atLeast: 9).items.map(\.text.string),
      equals: ["of dora"]
    )
  }

  @Test func aMemberWithALostResponseIsAddedOnce() async throws {
    let list = server.addList("Sea", of: fixture.ana, members: [])
    _ = try await titles()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/lists/\(list)/accounts"))
    try await provider.perform(.listMember(true, accountID: fixture.bob, listID: list))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: bob"])
    try await expect(provider.store.outbox(), satisfies: \.isEmpty)
    try await expect(provider.knownMembers(of: list), equals: [fixture.bob])
  }

  @Test func anUnknownMembershipIsRetried() async throws {
    let list = server.addList("Sea", of: fixture.ana, members: [])
    _ = try await titles()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/lists/\(list)/accounts"))
    server.faults.next(
      .error(status: 503),
      matching: .get("/api/v1/accounts/\(fixture.bob)/lists")
    )
    try await provider.perform(.listMember(true, accountID: fixture.bob, listID: list))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: bob"])
    try await expect(provider.store.outbox(), satisfies: \.isEmpty)
  }

  /// Two lists existed; deleting the one that the server returned made another one.
  @Test(arguments: [true, false])
  func aListOfALostResponseShowsOnceAndIsDeletedByEitherID(isServed: Bool) async throws {
    let provider = try fixture.open { _ in try await untilCancelled() }
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/lists"))
    let made = try require(try await provider.perform(.createList(title: "Sea")))
    try await provider.attemptOutbox()
    try await expect(provider.lists(from: .server).map(\.id), equals: [made])
    let served = try require(server.peopleLists(of: fixture.ana).first).id
    try await provider.perform(.deleteList(listID: isServed ? served : made))
    try await expect(provider.lists(from: .server), satisfies: \.isEmpty)
    fixture.clock.advance(by: 3_600)
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), satisfies: \.isEmpty)
    try await expect(provider.lists(from: .server), satisfies: \.isEmpty)
  }

  @Test func captivePortalsAreNoResponse() async throws {
    let list = server.addList("Sea", of: fixture.ana, members: [])
    _ = try await titles()
    server.faults.next(.welcomePage, matching: .post("/api/v1/lists/\(list)/accounts"))
    try await provider.perform(.listMember(true, accountID: fixture.bob, listID: list))
    try await provider.drainOutbox()
    expect(server.lists(of: fixture.ana), equals: ["Sea: bob"])
  }

  @Test func membersRemovedElsewhereLeaveTheTimeline() async throws {
    let sea = server.addList("Sea", of: fixture.ana, members: [fixture.bob])
    fixture.post(2)
    _ = try await provider.members(of: sea, after: nil)
    let timeline = provider.storedTimeline(.list(id: sea))
    try await expect(timeline.moments(after: nil).items.count, equals: 2)
    server.removeMembers(of: sea)
    _ = try await provider.members(of: sea, after: nil)
    try await expect(timeline.storedPage(downTo: nil, atLeast: 9).items, satisfies: \.isEmpty)
  }

  @Test func addingUnfollowedPeopleIsRefused() async throws {
    let list = server.addList("Sea", of: fixture.ana, members: [])
    let emil = server.addAccount("emil")
    _ = try await titles()
    try await provider.perform(.listMember(true, accountID: emil, listID: list))
    try await expect(provider.knownMembers(of: list), equals: [emil])
    try await provider.drainOutbox()
    try await expect(provider.knownMembers(of: list), satisfies: \.isEmpty)
    let state = try await provider.store.outbox().first?.state
    guard case .refused = state else {
      Issue.record("not refused: \(String(describing: state))")
      return
    }
  }

  @Test func hashtagsAreFollowedAndReadableOffline() async throws {
    try await expect(provider.isTagFollowed("Walks", from: .server), equals: false)
    try await provider.perform(.followTag(true, name: "Walks"))
    try await expect(provider.isTagFollowed("walks", from: .store), equals: true)
    try await provider.drainOutbox()
    try await expect(
      provider.followedTags(from: .server).map { $0.lowercased() },
      equals: ["walks"]
    )
    server.post("up #walks", by: fixture.bob)
    let timeline = provider.storedTimeline(.hashtag("walks"))
    let place = try require(try await timeline.moments(after: nil).items.first)
    try await timeline.setReadingPosition(ReadingPosition(momentID: place.id, distance: 0))
    server.stopListening()
    try await expect(
      provider.followedTags(from: .server).map { $0.lowercased() },
      equals: ["walks"]
    )
    try await expect(timeline.readingPosition()?.momentID, equals: place.id)
    // A hashtag that is no longer followed opens at its newest row.
    try await provider.perform(.followTag(false, name: "walks"))
    try await expectNil(timeline.readingPosition())
    try await expect(provider.followedTags(from: .store), satisfies: \.isEmpty)
  }
}
