import Expectations
import ListModel
import Testing

@MainActor @Suite struct PagedListViewModelTests {
  /// A source that responds when a test resumes it, and records its requests.
  @MainActor final class Source {
    struct Failure: Error {}
    private(set) var asked: [Int?] = []
    var pages: [Int?: Result<ListPage<TestRow, Int>, Failure>] = [:]
    var isHeld = false
    private var held: [CheckedContinuation<Void, Never>] = []

    func page(at cursor: Int?) async throws -> ListPage<TestRow, Int> {
      asked.append(cursor)
      if isHeld { await withCheckedContinuation { held.append($0) } }
      try Task.checkCancellation()
      return try (pages[cursor] ?? .failure(Failure())).get()
    }

    func answer() {
      isHeld = false
      let waiting = held
      held = []
      for continuation in waiting { continuation.resume() }
    }

    var isAsked: Bool { !held.isEmpty }
  }

  let source = Source()
  let list: PagedListViewModel<TestRow, Int>

  init() {
    list = PagedListViewModel(source: source.page)
  }

  private func rows(_ ids: ClosedRange<Int>) -> [TestRow] { ids.map { TestRow(ListItemID($0)) } }
  private var shown: [ListItemID] { list.sections.flatMap { $0.items.map(\.itemID) } }
  private func ids(_ numbers: [Int]) -> [ListItemID] {
    numbers.map { TestRow(ListItemID($0)).itemID }
  }

  /// Waits for a request; a test without a request fails after a number of rounds.
  private func untilAsked() async {
    for _ in 0..<1_000 where !source.isAsked { await Task.yield() }
  }

  @Test func pagesLoadToTheEnd() async {
    source.pages = [
      nil: .success(ListPage(rows(1...2), next: 2)), 2: .success(ListPage(rows(3...4))),
    ]
    await list.load()
    expect(list.state == .content && list.paging == .idle)
    await list.loadMore()
    expect(shown, equals: ids([1, 2, 3, 4]))
    expect(list.paging, equals: .end)
    await list.loadMore()
    expect(source.asked, equals: [nil, 2])
  }

  @Test func aListOfOnePageNeedsNoCursor() async {
    let list = PagedListViewModel { [TestRow(ListItemID(1))] }
    await list.load()
    expect(list.rows, equals: [TestRow(ListItemID(1))])
    expect(list.paging, equals: .end)
  }

  @Test func anEmptyListShowsItsMessage() async {
    source.pages = [nil: .success(ListPage([]))]
    await list.load()
    expect(list.state, equals: .empty(ListTexts.english.empty))
  }

  @Test func aFailedFirstPageCanBeRetried() async {
    await list.load()
    guard case .failed = list.state else {
      Issue.record("\(list.state)")
      return
    }
    source.pages = [nil: .success(ListPage(rows(1...1)))]
    await list.load()
    expect(list.state, equals: .content)
  }

  @Test func aFailedPageKeepsTheRowsAndCanBeRetried() async {
    source.pages = [nil: .success(ListPage(rows(1...2), next: 2))]
    await list.load()
    await list.loadMore()
    guard case .failed = list.paging else {
      Issue.record("\(list.paging)")
      return
    }
    expect(shown, equals: ids([1, 2]))
    source.pages[2] = .success(ListPage(rows(3...3)))
    await list.loadMore()
    expect(shown, equals: ids([1, 2, 3]))
  }

  @Test func aFailedReloadKeepsTheRowsAndShowsAMessage() async {
    source.pages = [nil: .success(ListPage(rows(1...2)))]
    await list.load()
    source.pages = [:]
    await list.reload()
    expect(shown, equals: ids([1, 2]))
    expect(list.state, equals: .content)
    expect(list.message.value?.kind, equals: .failure)
  }

  @Test func aPageOfThePreviousListIsDiscarded() async {
    source.pages = [
      nil: .success(ListPage(rows(1...2), next: 2)), 2: .success(ListPage(rows(3...4))),
    ]
    await list.load()
    source.isHeld = true
    let more = Task { await list.loadMore() }
    await untilAsked()
    source.pages[nil] = .success(ListPage(rows(9...9), next: 2))
    source.isHeld = false
    await list.reload()
    source.answer()
    await more.value
    expect(shown, equals: ids([9]))
    expect(list.paging, equals: .idle)
  }

  @Test func aRunningRequestIsNotRepeated() async {
    source.pages = [
      nil: .success(ListPage(rows(1...2), next: 2)), 2: .success(ListPage(rows(3...4))),
    ]
    source.isHeld = true
    let first = Task { await list.load() }
    await untilAsked()
    await list.load()
    await list.reload()
    expect(source.asked, equals: [nil])
    source.answer()
    await first.value
    source.isHeld = true
    let more = Task { await list.loadMore() }
    await untilAsked()
    await list.loadMore()
    expect(source.asked, equals: [nil, 2])
    source.answer()
    await more.value
    expect(shown, equals: ids([1, 2, 3, 4]))
  }

  @Test func cancellingLeavesTheListUnchanged() async {
    source.pages = [
      nil: .success(ListPage(rows(1...2), next: 2)), 2: .success(ListPage(rows(3...4))),
    ]
    await list.load()
    source.isHeld = true
    let more = Task { await list.loadMore() }
    await untilAsked()
    more.cancel()
    source.answer()
    await more.value
    expect(shown, equals: ids([1, 2]))
    expect(list.paging, equals: .idle)
  }

  @Test func emptyPagesAreSkippedAndLoopsEnd() async {
    source.pages = [
      nil: .success(ListPage([], next: 1)), 1: .success(ListPage(rows(1...1), next: 2)),
      2: .success(ListPage(rows(1...1), next: 2)),
    ]
    await list.load()
    expect(shown, equals: ids([1]))
    await list.loadMore()
    expect(list.paging, equals: .end)
    expect(source.asked, equals: [nil, 1, 2])
  }

  @Test func aSourceWithoutNewRowsEnds() async {
    let list = PagedListViewModel<TestRow, Int> { cursor in ListPage([], next: (cursor ?? 0) + 1) }
    await list.load()
    expect(list.paging, equals: .end)
    expect(list.state, equals: .empty(ListTexts.english.empty))
  }

  @Test func duplicateRowsOfSeveralPagesAreShownOnce() async {
    source.pages = [
      nil: .success(ListPage(rows(1...2), next: 2)), 2: .success(ListPage(rows(2...3))),
    ]
    await list.load()
    await list.loadMore()
    expect(shown, equals: ids([1, 2, 3]))
  }

  @Test func eachChangeOfRowsPublishesOnce() async {
    source.pages = [nil: .success(ListPage(rows(1...3)))]
    await list.load()
    var publishes = -1
    let token = list.snapshot.observe { _ in publishes += 1 }
    list.remove(TestRow(ListItemID(2)).itemID)
    list.insert(TestRow(ListItemID(7)))
    expect(shown, equals: ids([7, 1, 3]))
    list.insert(TestRow(ListItemID(7)), at: 9)
    expect(shown, equals: ids([1, 3, 7]))
    list.update(TestRow(ListItemID(1)).itemID) { _ in }
    expect(publishes, equals: 3)
    list.replaceRows([])
    expect(list.state, equals: .empty(ListTexts.english.empty))
    token.dispose()
  }
}
