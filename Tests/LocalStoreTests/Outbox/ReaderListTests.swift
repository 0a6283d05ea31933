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
  private func enqueue(_ action: OutboxItem.Action) async throws -> OutboxItem? {
    try await store.enqueue(action, now: fixture.now)
  }

  @Test func aNewListShowsImmediatelyAndTakesTheServersIdentifier() async throws {
    let item = try #require(try await enqueue(.createList(title: "Hills")))
    let localID = SocialStore.localID(of: item)
    #expect(try await titles() == ["Friends", "Sea", "Hills (waiting)"])
    try await enqueue(.listMember(true, accountID: "7", listID: localID))
    #expect(try await store.members(of: localID) == ["7"])
    // Adding a person to it waits for its identity.
    let work = try await fixture.claim()
    #expect(work.map(\.kind) == [.createList])
    try await store.finish(work[0].id, with: .list(ReaderList(id: "9", title: "Hills")))
    #expect(try await titles() == ["Friends", "Sea", "Hills"])
    #expect(try await store.listID(localID) == "9")
    #expect(try await store.members(of: localID) == ["7"])
    let next = try await fixture.claim()
    #expect(next.map(\.target) == ["9"])
    #expect(next.map(\.account) == ["7"])
    try await store.finish(next[0].id, with: .settled)
    #expect(try await store.members(of: "9") == ["7"])
    #expect(try await fixture.items().isEmpty)
  }

  @Test func deletingAnUnsentListLeavesNothing() async throws {
    let item = try #require(try await enqueue(.createList(title: "Hills")))
    let localID = SocialStore.localID(of: item)
    try await enqueue(.listMember(true, accountID: "7", listID: localID))
    try await enqueue(.deleteList(listID: localID))
    #expect(try await titles() == ["Friends", "Sea"])
    #expect(try await fixture.items().isEmpty)
  }

  @Test func aListThatMayHaveArrivedIsDeletedAtTheServer() async throws {
    let item = try #require(try await enqueue(.createList(title: "Hills")))
    _ = try await fixture.claim()
    try await enqueue(.deleteList(listID: SocialStore.localID(of: item)))
    #expect(try await titles() == ["Friends", "Sea"])
    try await store.finish(item.id, with: .list(ReaderList(id: "9", title: "Hills")))
    #expect(try await titles() == ["Friends", "Sea"])
    #expect(try await fixture.items() == ["delete list 9"])
  }

  @Test func theLastTitleWins() async throws {
    try await enqueue(.renameList(title: "People", listID: "1"))
    try await enqueue(.renameList(title: "Kin", listID: "1"))
    #expect(try await titles() == ["Kin", "Sea"])
    #expect(try await fixture.items() == ["rename list 1 Kin"])
    // The server returns the old title until the change is sent.
    try await store.saveLists([
      ReaderList(id: "1", title: "Friends"), ReaderList(id: "2", title: "Sea"),
    ])
    #expect(try await titles() == ["Kin", "Sea"])
  }

  @Test func anUnsentListIsRenamedBeforeSending() async throws {
    let item = try #require(try await enqueue(.createList(title: "Hills")))
    try await enqueue(
      .renameList(title: "Mountains", listID: SocialStore.localID(of: item))
    )
    #expect(try await titles() == ["Friends", "Sea", "Mountains (waiting)"])
    #expect(try await fixture.items() == ["make list Mountains"])
  }

  @Test func aRejectionUndoesTheOptimisticUpdate() async throws {
    try await enqueue(.deleteList(listID: "1"))
    try await enqueue(.renameList(title: "Ocean", listID: "2"))
    try await enqueue(.createList(title: "Hills"))
    #expect(try await titles() == ["Ocean", "Hills (waiting)"])
    for work in try await fixture.claim() {
      _ = try await store.refuse(work.id, failure: .refused(nil))
    }
    #expect(try await titles() == ["Friends", "Sea"])
    let items = try await store.outbox()
    // Retried, it is shown again.
    for item in items { try await store.retry(item.id) }
    #expect(try await titles() == ["Ocean", "Hills (waiting)"])
  }

  @Test func membersAreConfirmedIndividually() async throws {
    try await store.saveMembers(["7"], of: "1", isWhole: true)
    try await enqueue(.listMember(true, accountID: "8", listID: "1"))
    try await enqueue(.listMember(false, accountID: "7", listID: "1"))
    #expect(try await store.members(of: "1") == ["8"])
    #expect(try await fixture.items() == ["list 1 8 true", "list 1 7 false"])
    // Undone before it was sent, it leaves nothing behind.
    try await enqueue(.listMember(true, accountID: "7", listID: "1"))
    #expect(Set(try await store.members(of: "1")) == ["7", "8"])
    #expect(try await fixture.items() == ["list 1 8 true"])
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    #expect(try await store.members(of: "1") == ["7"])
    #expect(try await store.lists(with: "7") == ["1"])
  }

  @Test func deletingAListRemovesItsTimeline() async throws {
    let moment = Moment(id: "30", author: fixture.other, text: FormattedText("in the list"))
    try await store.insert([moment], into: .list(id: "1"), at: .newest)
    try await store.saveLists([ReaderList(id: "2", title: "Sea")])
    #expect(try await store.page(of: .list(id: "1"), after: nil, limit: 9).items.isEmpty)
  }

  @Test func aListMadeDuringARequestOutlivesItsResponse() async throws {
    try await store.reconciling {
      // The request was sent before a list was made and sent.
      let item = try #require(try await enqueue(.createList(title: "Hills")))
      _ = try await fixture.claim()
      try await store.finish(item.id, with: .list(ReaderList(id: "9", title: "Hills")))
      try await store.saveLists([ReaderList(id: "1", title: "Friends")])
    }
    #expect(try await titles() == ["Friends", "Hills"])
  }

  @Test func hashtagsAreFollowedThroughTheOutbox() async throws {
    try await store.saveFollowedTags(["Sea"], isWhole: true)
    var changes = store.changes().makeAsyncIterator()
    try await enqueue(.followTag(true, name: "Walks"))
    #expect(await changes.next()?.areTagsChanged == true)
    try await enqueue(.followTag(false, name: "SEA"))
    #expect(try await store.followedTags() == ["Walks"])
    #expect(try await store.isTagFollowed("walks") == true)
    #expect(try await store.isTagFollowed("hills") == nil)
    #expect(try await fixture.items() == ["tag Walks true", "tag SEA false"])
    for work in try await fixture.claim() { try await store.finish(work.id, with: .settled) }
    #expect(try await store.followedTags() == ["Walks"])
    // Following a hashtag that is no longer followed sends another request.
    try await enqueue(.followTag(true, name: "sea"))
    #expect(try await fixture.items() == ["tag sea true"])
    #expect(try await store.followedTags() == ["Sea", "Walks"])
  }
}
