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
    ListPager(texts: .english, fetch: fetch) { page, _ in page.isEmpty ? .nothing : .rows }
  }

  @Test func anOwnerThatHidesAllRowsShowsAnEmptyList() async {
    let pager = pager { _, _ in ([1, 2], nil) }
    var isHidden = true
    pager.isEmpty = { isHidden }
    await pager.load()
    expect(pager.state.value, equals: .empty(ListTexts.english.empty))
    isHidden = false
    await pager.reload()
    expect(pager.state.value, equals: .content)
  }

  @Test func theOwnerCanShowAnotherStateAfterAFailure() async {
    let pager = pager { _, _ in throw Failure() }
    pager.stateAfterFailure = { error in
      expect(error is Failure)
      return .empty(Self.waiting)
    }
    await pager.load()
    expect(pager.state.value, equals: .empty(Self.waiting))
  }

  @Test func rowsReadAgainHaveAnotherNextPage() async {
    let pager = pager { cursor, _ in cursor == nil ? ([1], 2) : ([2], nil) }
    await pager.load()
    pager.rowsDidChange(next: nil)
    expect(pager.pagingState.value, equals: .end)
    pager.rowsDidChange(next: 7)
    expect(pager.pagingState.value, equals: .idle)
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
    expect(pager.pagingState.value, equals: .loading)
    resume?.resume()
    await page.value
    expect(pager.next, equals: 3)
    expect(pager.pagingState.value, equals: .idle)
  }
}
