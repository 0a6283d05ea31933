import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// One shelf, loaded by a ``PagedListViewModel``: it requests elements and builds their rows.
///
/// It does not know the other shelves, and notifies its owner of every change.
@MainActor
final class LiveShelf<Element: Sendable, Row: ListItemViewModel>: LiveShelfLoading {
  /// Where elements come from, and how their rows are built.
  struct Source {
    var kind: ExploreShelf.Kind
    /// The number of rows that the first page should have, if there are that many.
    var needed = 1
    var load: @Sendable (PageCursor?) async throws -> Page<Element>
    /// The row of an element; nil for one that is not shown.
    var row: (Element) -> Row?
    var items: ([Row]) -> ExploreShelf.Items
    /// The texts of a substitute, where the shelf shows one.
    var standIn: () -> StandIn? = { nil }
  }

  /// The texts of a shelf that shows something else than what is popular.
  struct StandIn {
    var title: String
    /// The text below the title of an empty shelf.
    var emptyMessage: String
  }

  var onChange: () -> Void = {}

  private let source: Source
  private let strings: Strings
  private let list: PagedListViewModel<Row, PageCursor>
  private let bindings = DisposeBag()

  init(_ source: Source, failures: FailureText) {
    self.source = source
    strings = failures.strings
    list = PagedListViewModel(
      texts: ListTexts(
        empty: ListEmptyMessage(
          title: strings.emptyShelf(source.kind),
          message: strings.emptyShelfMessage(source.kind)
        ),
        failure: { [title = failures.strings.shelfFailed(source.kind)] in
          failures.failure(title, $0)
        },
        pageFailure: { failures.nextPage($0) },
        reloadFailure: { failures.message($0) }
      ),
      source: { try await Self.page(after: $0, of: source) }
    )
    list.snapshot.observe { [weak self] _ in self?.onChange() }.disposed(by: bindings)
  }

  var shelf: ExploreShelf {
    var shelf = ExploreShelf(source.kind, id: ListItemID("\(source.kind)"), strings: strings)
    shelf.show(source.items(list.rows), isEnd: false, strings: strings)
    shelf.state = list.state
    if let standIn = source.standIn() {
      shelf.title = standIn.title
      if case .empty(var message) = shelf.state {
        message.message = standIn.emptyMessage
        shelf.state = .empty(message)
      }
    }
    shelf.paging = list.paging
    return shelf
  }

  func load() async {
    if case .empty = list.state { await list.reload() } else { await list.load() }
  }

  func reload() async -> String? {
    let before = list.message.value?.id
    await list.reload()
    return list.message.value?.id == before ? nil : list.message.value?.text
  }

  func loadMore() async { await list.loadMore() }

  /// Rows from a cursor on, from as many pages as are needed.
  ///
  /// Some servers return pages without anything for the shelf, or the same page forever: the search
  /// ends after a few pages, and where a cursor is repeated.
  private static func page(
    after cursor: PageCursor?,
    of source: Source
  ) async throws -> ListPage<Row, PageCursor> {
    let needed = cursor == nil ? source.needed : 1
    var page = ListPage<Row, PageCursor>([], next: cursor)
    var cursors: Set<PageCursor> = cursor.map { [$0] } ?? []
    for _ in 0..<ListPager<Page<Element>, PageCursor>.maximumBarrenPages {
      let part = try await source.load(page.next)
      try Task.checkCancellation()
      page.rows += part.items.compactMap(source.row)
      page.next = part.next
      guard let next = part.next, cursors.insert(next).inserted else { break }
      if page.rows.count >= needed { return page }
    }
    page.next = nil
    return page
  }
}

/// A shelf of any kind of rows.
@MainActor
protocol LiveShelfLoading: AnyObject, Sendable {
  /// The shelf as it is shown.
  var shelf: ExploreShelf { get }

  /// Called on each change of ``shelf``.
  var onChange: () -> Void { get set }

  /// Loads the first page, unless there are items.
  func load() async

  /// Loads the first page again.
  ///
  /// - Returns: The failure in words while the old items stay; `nil` if nothing failed, or if the
  ///   shelf itself shows it.
  func reload() async -> String?

  /// Loads the next page, if there is one.
  func loadMore() async
}
