import ListModel
import MomentsContracts
import SocialModel

/// One shelf: what it asks for, what it has, and where its loading stands.
///
/// Knows nothing of the other shelves; tells its owner of every change.
@MainActor
final class LiveShelf<Element: Sendable, Row: ListItemViewModel>: LiveShelfLoading {
  typealias Load = @Sendable (PageCursor?) async throws -> Page<Element>

  /// What an element is made of, and how.
  struct Source {
    var kind: ExploreShelf.Kind
    /// How many rows the first page should have, if there are that many at all.
    var wanted = 1
    var load: Load
    /// The row of an element; nil for one that is not shown.
    var row: (Element) -> Row?
    var items: ([Row]) -> ExploreShelf.Items
  }

  private(set) var shelf: ExploreShelf
  var onChange: () -> Void = {}

  private let source: Source
  private let failures: FailureText
  private var rows: [Row] = []
  private var known: Set<ListItemID> = []
  private var next: PageCursor?
  private var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  private var generation = 0

  /// How many pages that bring too little are read in one go.
  private static var maximumPages: Int { 10 }

  init(_ source: Source, failures: FailureText) {
    self.source = source
    self.failures = failures
    shelf = ExploreShelf(
      source.kind,
      id: ListItemID("\(source.kind)"),
      strings: failures.strings
    )
  }

  func load() async {
    guard shelf.state != .content else { return }
    _ = await loadFirstPage(showsLoading: true)
  }

  func reload() async -> (any Error)? {
    await loadFirstPage(showsLoading: false)
  }

  func loadMore() async {
    guard shelf.state == .content, !isLoadingFirstPage, let cursor = next else { return }
    switch shelf.paging {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = shelf.paging
    let pageOf = generation
    change { $0.paging = .loading }
    do {
      let page = try await rows(after: cursor, wanted: 1, leavingOut: known)
      guard pageOf == generation else { return }
      take(page)
    } catch {
      guard pageOf == generation else { return }
      change { $0.paging = isCancellation(error) ? before : .failed(failures.nextPage(error)) }
    }
  }

  /// - Returns: what went wrong while the old items stay.
  private func loadFirstPage(showsLoading: Bool) async -> (any Error)? {
    guard !isLoadingFirstPage else { return nil }
    isLoadingFirstPage = true
    defer { isLoadingFirstPage = false }
    let before = shelf.state
    if showsLoading, before != .loading { change { $0.state = .loading } }
    do {
      let page = try await rows(after: nil, wanted: source.wanted, leavingOut: [])
      generation += 1
      rows = []
      known = []
      take(page)
      return nil
    } catch {
      if isCancellation(error) {
        if shelf.state != before { change { $0.state = before } }
        return nil
      }
      guard before != .content else { return error }
      let failure = failures.shelf(error, kind: source.kind)
      change { $0.state = .failed(failure) }
      return nil
    }
  }

  private func take(_ page: (rows: [Row], next: PageCursor?)) {
    rows += page.rows
    known.formUnion(page.rows.map(\.itemID))
    next = page.next
    change { $0.show(source.items(rows), isEnd: next == nil, strings: failures.strings) }
  }

  /// New rows from a place on, from as many pages as it takes to have enough of them.
  ///
  /// Servers send pages that hold nothing for the shelf, and some send the same for ever: the search
  /// ends after a few pages, and where a cursor comes again.
  private func rows(
    after cursor: PageCursor?,
    wanted: Int,
    leavingOut known: Set<ListItemID>
  ) async throws -> (rows: [Row], next: PageCursor?) {
    var found: [Row] = []
    var seen = known
    var cursors: Set<PageCursor> = cursor.map { [$0] } ?? []
    var next = cursor
    for _ in 0..<Self.maximumPages {
      let page = try await source.load(next)
      try Task.checkCancellation()
      for row in page.items.compactMap(source.row) where seen.insert(row.itemID).inserted {
        found.append(row)
      }
      next = page.next
      guard let after = next, cursors.insert(after).inserted else { return (found, nil) }
      if found.count >= wanted { return (found, next) }
    }
    return (found, nil)
  }

  private func change(_ body: (inout ExploreShelf) -> Void) {
    body(&shelf)
    onChange()
  }

  private func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || Task.isCancelled
  }
}

/// A shelf whatever it holds.
@MainActor
protocol LiveShelfLoading: AnyObject, Sendable {
  /// The shelf as it is shown.
  var shelf: ExploreShelf { get }

  /// Told of each change of ``shelf``.
  var onChange: () -> Void { get set }

  /// Loads the first page, unless there are items.
  func load() async

  /// Loads the first page again.
  ///
  /// - Returns: what went wrong while the old items stay; `nil` if nothing did, or if the shelf itself says so.
  func reload() async -> (any Error)?

  /// Loads the next page, if there is one.
  func loadMore() async
}
