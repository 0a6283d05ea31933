import Expectations
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// The reader's lists and followed hashtags, with their overlay.
@Suite struct ReaderListTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws {
    fixture = try await OutboxFixture()
    try await store.saveLists([
      ReaderList(id: "1", title: "Friends"), ReaderList(id: "2", title: "Sea"),
    ])
  }

  private func titles() async throws -> [String] {
    try await store.lists().map { $0.isPending ? "\($0.title) (waiting)" : $0.title }
  }

  @discardableResult
  private func enqueue(_ action: ReaderAction) async throws -> OutboxItem? {
    try await store.enqueue(action, now: fixture.now)
  }

  @Test func aNewListShowsImmediatelyAndTakesTheServersIdentifier() async throws {
    let item = try require(try await enqueue(.createList(title: "Hills")))
    let localID = SocialStore.localID(of: item)
    try await expect(titles(), equals: ["Friends", "Sea", "Hills (waiting)"])
    try await enqueue(.listMember(true, accountID: "7", listID: localID))
    try await expect(store.members(of: localID), equals: ["7"])
    // Adding a person to it waits for its identity.
    let work = try await fixture.claim()
    expect(work.map(\.kind), equals: [.createList])
    try await store.finish(work[0].id, with: .list(ReaderList(id: "9", title: "Hills")))
    try await expect(titles(), equals: ["Friends", "Sea", "Hills"])
    try await expect(store.listID(localID), equals: "9")
    try await expect(store.members(of: localID), equals: ["7"])
    let next = try await fixture.claim()
    expect(next.map(\.target), equals: ["9"])
    expect(next.map(\.account), equals: ["7"])
    try await store.finish(next[0].id, with: .settled)
    try await expect(store.members(of: "9"), equals: ["7"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func deletingAnUnsentListLeavesNothing() async throws {
    let item = try require(try await enqueue(.createList(title: "Hills")))
    let localID = SocialStore.localID(of: item)
    try await enqueue(.listMember(true, accountID: "7", listID: localID))
    try await enqueue(.deleteList(listID: localID))
    try await expect(titles(), equals: ["Friends", "Sea"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func aListThatMayHaveArrivedIsDeletedAtTheServer() async throws {
    let item = try require(try await enqueue(.createList(title: "Hills")))
    _ = try await fixture.claim()
    try await enqueue(.deleteList(listID: SocialStore.localID(of: item)))
    try await expect(titles(), equals: ["Friends", "Sea"])
    try await store.finish(item.id, with: .list(ReaderList(id: "9", title: "Hills")))
    try await expect(titles(), equals: ["Friends", "Sea"])
    try await expect(fixture.items(), equals: ["delete list 9"])
  }

  @Test func theLastTitleWins() async throws {
    try await enqueue(.renameList(title: "People", listID: "1"))
    try await enqueue(.renameList(title: "Kin", listID: "1"))
    try await expect(titles(), equals: ["Kin", "Sea"])
    try await expect(fixture.items(), equals: ["rename list 1 Kin"])
    // The server returns the old title until the change is sent.
    try await store.saveLists([
      ReaderList(id: "1", title: "Friends"), ReaderList(id: "2", title: "Sea"),
    ])
    try await expect(titles(), equals: ["Kin", "Sea"])
  }

  @Test func anUnsentListIsRenamedBeforeSending() async throws {
    let item = try require(try await enqueue(.createList(title: "Hills")))
    try await enqueue(
      .renameList(title: "Mountains", listID: SocialStore.localID(of: item))
    )
    try await expect(titles(), equals: ["Friends", "Sea", "Mountains (waiting)"])
    try await expect(fixture.items(), equals: ["make list Mountains"])
  }

  @Test func aRejectionUndoesTheOptimisticUpdate() async throws {
    try await enqueue(.deleteList(listID: "1"))
    try await enqueue(.renameList(title: "Ocean", listID: "2"))
    try await enqueue(.createList(title: "Hills"))
    try await expect(titles(), equals: ["Ocean", "Hills (waiting)"])
    for work in try await fixture.claim() {
      _ = try await store.refuse(work.id, failure: .refused(nil))
    }
    try await expect(titles(), equals: ["Friends", "Sea"])
    let items = try await store.outbox()
    // Retried, it is shown again.
    for item in items { try await store.retry(item.id) }
    try await expect(titles(), equals: ["Ocean", "Hills (waiting)"])
  }

  @Test func membersAreConfirmedIndividually() async throws {
    try await store.saveMembers(["7"], of: "1", isWhole: true)
    try await enqueue(.listMember(true, accountID: "8", listID: "1"))
    try await enqueue(.listMember(false, accountID: "7", listID: "1"))
    try await expect(store.members(of: "1"), equals: ["8"])
    try await expect(fixture.items(), equals: ["list 1 8 true", "list 1 7 false"])
    // Undone before it was sent, it leaves nothing behind.
    try await enqueue(.listMember(true, accountID: "7", listID: "1"))
    expect(Set(try await store.members(of: "1")), equals: ["7", "8"])
    try await expect(fixture.items(), equals: ["list 1 8 true"])
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await expect(store.members(of: "1"), equals: ["7"])
    try await expect(store.lists(with: "7"), equals: ["1"])
  }

  @Test func deletingAListRemovesItsTimeline() async throws {
    let moment = Moment(id: "30", author: fixture.other, text: RichText("in the list"))
    try await store.insert([moment], into: .list(id: "1"), at: .newest)
    try await store.saveLists([ReaderList(id: "2", title: "Sea")])
    try await expect(
      store.page(of: .list(id: "1"), after: nil, limit: 9).items,
      satisfies: \.isEmpty
    )
  }

  @Test func aListMadeDuringARequestOutlivesItsResponse() async throws {
    try await store.reconciling {
      // The request was sent before a list was made and sent.
      let item = try require(try await enqueue(.createList(title: "Hills")))
      _ = try await fixture.claim()
      try await store.finish(item.id, with: .list(ReaderList(id: "9", title: "Hills")))
      try await store.saveLists([ReaderList(id: "1", title: "Friends")])
    }
    try await expect(titles(), equals: ["Friends", "Hills"])
  }

  @Test func hashtagsAreFollowedThroughTheOutbox() async throws {
    try await store.saveFollowedTags(["Sea"], isWhole: true)
    var changes = store.changes().makeAsyncIterator()
    try await enqueue(.followTag(true, name: "Walks"))
    await expect(changes.next()?.areTagsChanged, equals: true)
    try await enqueue(.followTag(false, name: "SEA"))
    try await expect(store.followedTags(), equals: ["Walks"])
    try await expect(store.isTagFollowed("walks"), equals: true)
    try await expectNil(store.isTagFollowed("hills"))
    try await expect(fixture.items(), equals: ["tag Walks true", "tag SEA false"])
    for work in try await fixture.claim() { try await store.finish(work.id, with: .settled) }
    try await expect(store.followedTags(), equals: ["Walks"])
    // Following a hashtag that is no longer followed sends another request.
    try await enqueue(.followTag(true, name: "sea"))
    try await expect(fixture.items(), equals: ["tag sea true"])
    try await expect(store.followedTags(), equals: ["Sea", "Walks"])
  }
}
