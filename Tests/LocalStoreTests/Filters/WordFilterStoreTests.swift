import Expectations
import Foundation
import Locking
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Filters that are made and changed before the server receives them, and their effect on stored
/// posts.
@Suite struct WordFilterStoreTests {
  private func filter(_ word: String, id: String = "", title: String? = nil) -> WordFilter {
    WordFilter(id: id, title: title ?? word, keywords: [WordFilter.Keyword(word)])
  }

  private func titles(_ fixture: OutboxFixture, _ post: String = "10") async throws -> [String] {
    try await fixture.store.moment(postID: post)?.filters.map(\.title) ?? []
  }

  /// Makes filters known as a server returns them.
  private func serve(_ filters: [WordFilter], _ fixture: OutboxFixture, isOurs: Bool = false)
    async throws
  {
    try await fixture.store.followFilters { filters.map { StoredFilter($0, isOurs: isOurs) } }
  }

  @Test func aFilterMadeOfflineAppliesToStoredAndFetchedMoments() async throws {
    let fixture = try await OutboxFixture()
    let store = fixture.store
    let item = try await store.enqueue(.filter(filter("sea")), now: fixture.now)
    try await store.followFilters()
    try await expect(titles(fixture), equals: ["sea"])
    try await expect(titles(fixture, "11"), satisfies: \.isEmpty)
    // A server that does not know the filter does not return it for new posts.
    let late = Moment(id: "12", author: fixture.other, text: RichText("SEA again"))
    try await store.save([late])
    try await expect(titles(fixture, "12"), equals: ["sea"])
    // The reader's own posts are always shown.
    try await store.save([fixture.own("my sea")])
    try await expect(titles(fixture, "20"), satisfies: \.isEmpty)
    // It is deleted when it is discarded.
    try await store.discard(try require(item).id, now: fixture.now)
    try await store.followFilters()
    try await expect(titles(fixture), satisfies: \.isEmpty)
    try await expect(titles(fixture, "12"), satisfies: \.isEmpty)
    try await expect(store.wordFilters(), satisfies: \.isEmpty)
  }

  @Test func theServersFilterReplacesTheOptimisticOne() async throws {
    let fixture = try await OutboxFixture()
    let store = fixture.store
    try await store.enqueue(.filter(filter("sea")), now: fixture.now)
    let local = try require(try await store.wordFilters().first)
    let work = try await fixture.claim()
    expect(work.map(\.action), equals: [.filter(local)])
    expect(work[0].target.map(OutboxLane.isLocal), equals: true)
    // The reader changes it while the request is in flight.
    var changed = local
    changed.title = "water"
    try await store.enqueue(.filter(changed), now: fixture.now)
    let served = StoredFilter(filter("sea", id: "5"))
    try await store.finish(work[0].id, with: .filters([served]))
    try await expect(store.wordFilters().map(\.id), equals: ["5"])
    try await expect(store.wordFilters().map(\.title), equals: ["water"])
    let next = try await fixture.claim()
    expect(next.map(\.target), equals: ["5"])
    // By its first identifier, it is still the same.
    try await store.enqueue(.deleteFilter(local.id), now: fixture.now)
    try await expect(store.wordFilters(), satisfies: \.isEmpty)
  }

  @Test func cancelledUnsentItemsLeaveNoTrace() async throws {
    let fixture = try await OutboxFixture()
    let store = fixture.store
    try await store.enqueue(.filter(filter("sea")), now: fixture.now)
    var made = try require(try await store.wordFilters().first)
    made.title = "water"
    try await store.enqueue(.filter(made), now: fixture.now)
    try await expect(fixture.items(), equals: [#"filter water ["sea"]"#])
    try await store.enqueue(.deleteFilter(made.id), now: fixture.now)
    try await expect(store.outbox(), satisfies: \.isEmpty)
    // A known filter that is deleted and made again.
    let known = filter("sea", id: "5")
    try await serve([known], fixture)
    try await store.enqueue(.deleteFilter("5"), now: fixture.now)
    try await expect(fixture.items(), equals: ["unfilter 5"])
    try await store.enqueue(.filter(known), now: fixture.now)
    try await expect(store.outbox(), satisfies: \.isEmpty)
    try await expect(store.wordFilters(), equals: [known])
    try await store.enqueue(.deleteFilter("99"), now: fixture.now)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test func anEditedFilterAppliesUntilItIsRefused() async throws {
    let fixture = try await OutboxFixture()
    let store = fixture.store
    try await serve([filter("second", id: "5")], fixture)
    try await expect(titles(fixture, "11"), equals: ["second"])
    try await store.enqueue(.filter(filter("sea", id: "5")), now: fixture.now)
    try await store.followFilters()
    try await expect(titles(fixture), equals: ["sea"])
    try await expect(titles(fixture, "11"), satisfies: \.isEmpty)
    // The server continues to return its version of the filter.
    var named = Moment(id: "11", author: fixture.other, text: RichText("second"))
    named.filters = [filter("second").contentFilter]
    try await store.save([named])
    try await expect(titles(fixture, "11"), satisfies: \.isEmpty)
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await store.followFilters()
    try await expect(titles(fixture), satisfies: \.isEmpty)
    try await expect(titles(fixture, "11"), equals: ["second"])
    try await expect(store.wordFilters().map(\.title), equals: ["second"])
  }

  @Test func postsOfServersWithoutFiltersAreMatchedOnArrival() async throws {
    let fixture = try await OutboxFixture()
    try await serve([filter("sea", id: "5")], fixture, isOurs: true)
    try await expect(titles(fixture), equals: ["sea"])
    let late = Moment(id: "12", author: fixture.other, text: RichText("the sea"))
    try await fixture.store.save([late, late])
    try await expect(titles(fixture, "12"), equals: ["sea"])
    try await serve([], fixture, isOurs: true)
    try await expect(titles(fixture, "12"), satisfies: \.isEmpty)
  }

  @Test func changesReportFilters() async throws {
    let fixture = try await OutboxFixture()
    var changes = fixture.store.changes().makeAsyncIterator()
    try await fixture.store.enqueue(.like(true, postID: "10"), now: fixture.now)
    await expect(changes.next()?.areFiltersChanged, equals: false)
    let item = try await fixture.store.enqueue(.filter(filter("x")), now: fixture.now)
    await expect(changes.next()?.areFiltersChanged, equals: true)
    try await fixture.store.discard(try require(item).id, now: fixture.now)
    await expect(changes.next()?.areFiltersChanged, equals: true)
  }

  /// A change examines each post once, however many there are, and no post if nothing changed.
  @Test(arguments: [100, 400, 1_600])
  func aChangeMatchesEachPostOnce(_ count: Int) async throws {
    let fixture = try await OutboxFixture()
    let posts = (0..<count).map { number in
      Moment(id: "p\(number)", author: fixture.other, text: RichText("post \(number)"))
    }
    try await fixture.store.save(posts)
    let looks = Mutex(0)
    try await fixture.store.rewriteFilters { moment in
      looks.withLock { $0 += 1 }
      return moment.filters
    }
    // The two others are those of the fixture.
    expect(looks.withLock { $0 }, equals: count + 2)
  }

  @Test func filtersWorkWithoutAServer() async throws {
    let fixture = try await OutboxFixture()
    let provider = LocalProvider(
      store: fixture.store,
      reader: fixture.reader,
      load: { _ in Data() },
      loadPart: { _, _ in .part(MediaPart(bytes: Data(), offset: 0, total: 0)) }
    )
    try await provider.perform(.filter(filter("sea")))
    try await expect(titles(fixture), equals: ["sea"])
    var made = try require(try await provider.wordFilters().first)
    made.keywords = [WordFilter.Keyword("second")]
    try await provider.perform(.filter(made))
    try await expect(titles(fixture), satisfies: \.isEmpty)
    try await expect(titles(fixture, "11"), equals: ["sea"])
    try await provider.perform(.deleteFilter(made.id))
    try await expect(titles(fixture, "11"), satisfies: \.isEmpty)
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
  }
}
