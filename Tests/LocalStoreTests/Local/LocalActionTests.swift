import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Actions without a server: they are stored like those for a server, and confirmed at once.
@Suite struct LocalActionTests {
  private let fixture: LocalFixture
  private var provider: LocalProvider { fixture.provider }

  init() throws { fixture = try LocalFixture() }

  private func seed(_ poll: Poll? = nil) async throws {
    var asking = LocalFixture.moment("2", LocalFixture.ben)
    asking.poll = poll
    try await provider.seed(
      [LocalFixture.moment("3", LocalFixture.me), asking, LocalFixture.moment("1")],
      relationships: [Relationship(id: "a", following: .yes)]
    )
  }

  /// The change notifications of some actions, in order.
  private func changes(after actions: [ReaderAction]) async throws -> [SocialChange] {
    var changes = provider.changes().makeAsyncIterator()
    for action in actions { try await provider.perform(action) }
    // The last change certainly arrives, after all others.
    try await fixture.store.save([Relationship(id: "mark\(UUID())", isMuted: true)])
    var found: [SocialChange] = []
    while let change = await changes.next(),
      !change.accounts.contains(where: { $0.hasPrefix("mark") })
    {
      found.append(change)
    }
    return found
  }

  @Test(arguments: LocalFixture.actions)
  func anActionIsConfirmedInTheTransactionThatStoresIt(action: ReaderAction) async throws {
    try await seed()
    for change in try await changes(after: [action]) {
      expect(!change.isOutboxChanged, "nothing ever waits")
    }
    try await expect(fixture.store.read { try OutboxTable.count(in: $0) }, equals: 0)
    // The same again changes nothing.
    if action.kind != .filter {
      try await expect(changes(after: [action]), satisfies: \.isEmpty)
    }
  }

  @Test func theConfirmedStateIsTheRequestedOne() async throws {
    try await seed()
    for action in LocalFixture.actions { try await provider.perform(action) }
    let moment = try await fixture.store.read { try MomentTable.confirmed(postID: "1", in: $0) }
    expect(moment?.like, equals: LikeState(isLiked: true, count: 1))
    expect(moment?.isBoosted == true && moment?.boostCount == 1)
    expect(moment?.isBookmarked == true && moment?.isMuted == true)
    let ben = try await fixture.store.read { try RelationshipTable.confirmed(id: "b", in: $0) }
    expect(
      ben,
      equals: Relationship(id: "b", following: .yes, isMuted: true, note: "a neighbour")
    )
    let ana = try await fixture.store.read { try RelationshipTable.confirmed(id: "a", in: $0) }
    expect(ana, equals: Relationship(id: "a", following: .no, isBlocked: true))
    // Home has the posts of everybody, whomever the reader follows.
    try await expect(fixture.rows(), equals: ["3", "2", "1"])
  }

  @Test func aBlockEndsAFollowAndIsCounted() async throws {
    try await seed()
    try await provider.perform(.block(true, accountID: "a"))
    try await provider.perform(.block(false, accountID: "a"))
    try await expect(provider.knownRelationship(with: "a")?.following, equals: .no)
    try await expect(fixture.store.account(id: "a")?.followersCount, equals: 9)
    try await expect(provider.reader()?.followingCount, equals: 0)
  }

  @Test func ownPostsArePinned() async throws {
    try await seed()
    try await provider.perform(.pin(true, postID: "3"))
    try await expect(fixture.rows(.pinned(accountID: "me")), equals: ["3"])
    try await expect(provider.posts(["3"]).first?.isPinned, equals: true)
    try await provider.perform(.pin(false, postID: "3"))
    try await expect(fixture.rows(.pinned(accountID: "me")), satisfies: \.isEmpty)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.pin(true, postID: "1"))
    }
  }

  @Test func aVoteCountsOnce() async throws {
    try await seed(
      Poll(id: "p", options: [.init(title: "tea", votes: 1), .init(title: "coffee", votes: 0)])
    )
    try await provider.perform(.vote([1], postID: "2"))
    let poll = try require(try await provider.posts(["2"]).first?.poll)
    expect(poll.ownVotes == [1] && poll.options.map(\.votes) == [1, 1])
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.vote([0], postID: "2"))
    }
  }

  @Test func aThreadIsPostedInOrderWithPermanentIdentities() async throws {
    try await seed()
    var draft = PostDraft(id: "d", text: "one", updatedAt: LocalFixture.now)
    draft.append(PostDraft(id: "e", text: "two", updatedAt: LocalFixture.now))
    let id = try require(try await provider.perform(.post(draft)))
    try await expect(fixture.rows(), equals: [id, "3", "2", "1"])
    let thread = try await provider.thread(of: id)
    expect(thread.moment.replyCount, equals: 1)
    expect(thread.comments.map(\.text.string), equals: ["two"])
    expect(([thread.moment] + thread.comments).allSatisfy { !$0.isPending })
    expect(([thread.moment] + thread.comments).allSatisfy { !OutboxLane.isLocal($0.postID) })
    try await provider.perform(.like(true, postID: id))
    try await expect(provider.posts([id]).first?.like.count, equals: 1)
  }

  @Test(arguments: [
    ReaderAction.followRequest(accepted: true, accountID: "a"), .createList(title: "friends"),
    .followTag(true, name: "sea"), .follow(true, accountID: "me"), .note("me", accountID: "me"),
  ])
  func actionsThatNeedAServerAreRefused(action: ReaderAction) async throws {
    try await seed()
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(action)
    }
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }
}
