import Expectations
import ListModel
import Testing

/// What the owner of a pager decides.
@MainActor @Suite struct ListPagerTests {
  private struct Failure: Error {}

  private static let waiting = ListEmptyMessage(title: "Preparing", message: "")

  private func pager(
    _ fetch: @escaping ListPager<[Int], Int>.Fetch
  ) -> ListPager<[Int], Int> {
    let snapshot = MutableObservable(ListSnapshot())
    return ListPager(texts: .english, snapshot: snapshot, fetch: fetch) { page, _ in
      !page.isEmpty
    }
  }

  @Test func anOwnerThatHidesAllRowsShowsAnEmptyList() async {
    let pager = pager { _, _ in ([1, 2], nil) }
    var isHidden = true
    pager.isEmpty = { isHidden }
    await pager.load()
    expect(pager.snapshot.value.state, equals: .empty(ListTexts.english.empty))
    isHidden = false
    await pager.reload()
    expect(pager.snapshot.value.state, equals: .content)
  }

  @Test func theOwnerCanShowAnotherStateAfterAFailure() async {
    let pager = pager { _, _ in throw Failure() }
    pager.stateAfterFailure = { error in
      expect(error is Failure)
      return .empty(Self.waiting)
    }
    await pager.load()
    expect(pager.snapshot.value.state, equals: .empty(Self.waiting))
  }

  @Test func rowsReadAgainHaveAnotherNextPage() async {
    let pager = pager { cursor, _ in cursor == nil ? ([1], 2) : ([2], nil) }
    await pager.load()
    pager.rowsDidChange(next: nil)
    expect(pager.snapshot.value.paging, equals: .end)
    pager.rowsDidChange(next: 7)
    expect(pager.snapshot.value.paging, equals: .idle)
    expect(pager.next, equals: 7)
  }

  @Test func aPageThatIsLoadingSetsTheNextPage() async {
    var resume: CheckedContinuation<Void, Never>?
    let pager = pager { cursor, _ in
      guard cursor != nil else { return ([1], 2) }
      await withCheckedContinuation { resume = $0 }
      return ([2], 3)
    }
    await pager.load()
    let page = Task { await pager.loadMore() }
    for _ in 0..<1_000 where resume == nil { await Task.yield() }
    pager.rowsDidChange(next: nil)
    expect(pager.snapshot.value.paging, equals: .loading)
    resume?.resume()
    await page.value
    expect(pager.next, equals: 3)
    expect(pager.snapshot.value.paging, equals: .idle)
  }

  @Test func aPageIsPublishedWithItsStates() async {
    let snapshot = MutableObservable(ListSnapshot())
    let pager = ListPager<[Int], Int>(
      texts: .english,
      snapshot: snapshot,
      fetch: { cursor, _ in cursor == nil ? ([1, 2], 3) : ([3, 4], nil) },
      take: { page, _ in
        let items = page.map { AnyListItem(TestRow(ListItemID($0))) }
        snapshot.value.sections.append(ListSection(id: ListItemID(page[0]), items: items))
        return true
      }
    )
    var published: [String] = []
    let token = snapshot.observeChanges { _, new in
      published.append("\(new.sections.count) \(new.state) \(new.paging)")
    }
    await pager.load()
    expect(published, equals: ["1 content idle"])
    await pager.loadMore()
    expect(published.dropFirst(), equals: ["1 content loading", "2 content end"])
    token.dispose()
  }
}
