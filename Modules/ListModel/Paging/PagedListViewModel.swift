/// A ready-made view model for a list whose rows come from an asynchronous source, page by page or
/// all at once.
///
/// ```swift
/// let names = PagedListViewModel { try await api.names() }                     // one page
/// let posts = PagedListViewModel(texts: texts) { cursor in                     // many
///   let page = try await api.posts(after: cursor)
///   return ListPage(page.posts.map(PostRow.init), next: page.cursor)
/// }
/// ```
///
/// A subclass may override ``page(at:)`` in place of a source. Pages with rows of several types are
/// lists of `AnyListItem`, whose rows the page lists and the list shows by their types:
///
/// ```swift
/// final class Wall: PagedListViewModel<AnyListItem, Int> {
///   override func page(at number: Int?) async throws -> Page {
///     let page = try await api.wall(number ?? 0)
///     return ListPage(next: page.next) {
///       page.members
///       page.photos
///     }
///   }
/// }
/// ```
///
/// ``ListPager`` implements states, refresh, paging with its own retry, late responses and
/// cancellation. Rows that several pages contain are shown once, at their first index. Subclass it
/// to add a title and the reader's actions; change rows by ``update(_:_:)``, ``remove(_:)``,
/// ``insert(_:at:)`` and ``replaceRows(_:)``, each of which publishes once.
///
/// If pages contain more than rows, such as timelines with gaps, use a ``ListPager`` instead.
@MainActor
open class PagedListViewModel<Row: ListItemViewModel, Cursor: Hashable & Sendable>: ListViewModel {
  /// The rows that one request returns, with the cursor of the next.
  public typealias Page = ListPage<Row, Cursor>

  /// Requests the page at a cursor; the first page if it is `nil`.
  public typealias Source = @MainActor (_ cursor: Cursor?) async throws -> ListPage<Row, Cursor>

  /// The rows, in order.
  public private(set) var rows: [Row] = []

  /// The messages of the list, for failures that do not change it.
  public let messages = UserMessages()

  private let makeSections: @MainActor ([Row]) -> [ListSection]
  private let screenName: String?
  private let tracker: (any Tracker)?
  private let source = MutableObservable(ListSnapshot())
  private var known: Set<ListItemID> = []
  private let texts: ListTexts
  private let fetch: Source?
  private lazy var pager = makePager()

  /// Makes a list of pages without requesting anything.
  ///
  /// - Parameters:
  ///   - texts: The texts of an empty or failed list.
  ///   - screenName: The name under which screen views are tracked; `nil` for none.
  ///   - tracker: Receives screen views; may be `nil`.
  ///   - sections: Groups the rows; one section without a header by default. It may include
  ///     sections with other content; without rows, empty sections are omitted. Called for each
  ///     publish, O(rows).
  ///   - source: Requests a page.
  public init(
    texts: ListTexts = .english,
    screenName: String? = nil,
    tracker: (any Tracker)? = nil,
    sections: @escaping @MainActor ([Row]) -> [ListSection] = {
      [ListSection(id: "rows", rows: $0)]
    },
    source: @escaping Source
  ) {
    makeSections = sections
    self.screenName = screenName
    self.tracker = tracker
    self.texts = texts
    fetch = source
  }

  /// Makes a list of pages for a subclass that overrides ``page(at:)``, in one section.
  ///
  /// - Parameters:
  ///   - texts: The texts of an empty or failed list.
  ///   - screenName: The name under which screen views are tracked; `nil` for none.
  ///   - tracker: Receives screen views; may be `nil`.
  public init(
    texts: ListTexts = .english,
    screenName: String? = nil,
    tracker: (any Tracker)? = nil
  ) {
    makeSections = { [ListSection(id: "rows", rows: $0)] }
    self.screenName = screenName
    self.tracker = tracker
    self.texts = texts
    fetch = nil
  }

  /// Makes a list of one page without requesting anything.
  ///
  /// - Parameters:
  ///   - texts: The texts of an empty or failed list.
  ///   - source: Requests the rows.
  public convenience init(
    texts: ListTexts = .english,
    source: @escaping @MainActor () async throws -> [Row]
  ) where Cursor == Never {
    self.init(texts: texts, source: { _ in ListPage(try await source()) })
  }

  // MARK: ListViewModel

  /// The rows, in sections, with the states of the list and of its paging.
  public final var snapshot: Observable<ListSnapshot> { source }
  /// Shown in place of rows; replaced on screen if the list is empty now.
  public final var emptyMessage: ListEmptyMessage {
    get { pager.emptyMessage }
    set { pager.emptyMessage = newValue }
  }
  /// The message to show for a few seconds.
  public final var message: Observable<UserMessage?> { messages.current }

  /// Loads the first page, unless the list is already loaded.
  open func load() async { await pager.load() }
  /// Loads the first page again; the rows stay until it is loaded.
  open func reload() async { await pager.reload() }
  /// Loads the page after the last one.
  open func loadMore() async { await pager.loadMore() }

  /// Requests a page from the source; override it in a subclass without one.
  ///
  /// - Parameter cursor: The cursor of the page; `nil` for the first one.
  /// - Returns: The page.
  /// - Throws: The reason why there is no page, which the list's texts describe.
  open func page(at cursor: Cursor?) async throws -> Page {
    guard let fetch else {
      preconditionFailure("\(Self.self) has no source: pass it one, or override page(at:).")
    }
    return try await fetch(cursor)
  }

  /// Tracks a screen view, if there is a screen name.
  open func screenDidAppear() {
    if let screenName { tracker?.track(.screenView(screen: screenName)) }
  }

  /// Undoes the action that a message is about; does nothing by default.
  open func undo(_ message: UserMessage.ID) {}

  // MARK: Changing rows

  /// Changes a row and publishes it, if it is in the list and differs.
  ///
  /// O(rows).
  public final func update(_ id: ListItemID, _ change: (inout Row) -> Void) {
    guard let index = rows.firstIndex(where: { $0.itemID == id }) else { return }
    var row = rows[index]
    change(&row)
    guard !row.hasSameContent(as: rows[index]) else { return }
    rows[index] = row
    publish()
  }

  /// Removes a row, if it is in the list.
  ///
  /// O(rows).
  public final func remove(_ id: ListItemID) {
    guard known.remove(id) != nil else { return }
    rows.removeAll { $0.itemID == id }
    publish()
  }

  /// Inserts a row into the list; an existing row with the same identity moves there.
  ///
  /// O(rows).
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - index: The index, counted without the row; clamped to the end.
  public final func insert(_ row: Row, at index: Int = 0) {
    if !known.insert(row.itemID).inserted { rows.removeAll { $0.itemID == row.itemID } }
    rows.insert(row, at: min(max(index, 0), rows.count))
    publish()
  }

  /// Replaces all rows; later pages are appended to them.
  ///
  /// O(rows).
  public final func replaceRows(_ rows: [Row]) {
    known = []
    self.rows = rows.filter { known.insert($0.itemID).inserted }
    publish()
  }

  /// Groups the rows again and publishes; must be called when other content of the sections
  /// changed.
  ///
  /// O(rows).
  public final func sectionsDidChange() { publish() }

  // MARK: Pages

  private func makePager() -> ListPager<ListPage<Row, Cursor>, Cursor> {
    let pager = ListPager<ListPage<Row, Cursor>, Cursor>(
      texts: texts,
      snapshot: source,
      fetch: { [weak self, fetch] cursor, _ in
        // A list that nobody shows any more is not kept alive by its source.
        let page: Page
        if let fetch {
          page = try await fetch(cursor)
        } else if let self {
          page = try await self.page(at: cursor)
        } else {
          throw CancellationError()
        }
        return (page, page.next)
      },
      take: { [weak self] page, isFirst in self?.take(page, isFirst: isFirst) ?? false }
    )
    pager.onReloadFailure = { [messages, texts] in
      messages.show(texts.reloadFailure($0), .failure)
    }
    return pager
  }

  private func take(_ page: ListPage<Row, Cursor>, isFirst: Bool) -> Bool {
    if isFirst { known = [] }
    let new = page.rows.filter { known.insert($0.itemID).inserted }
    rows = isFirst ? new : rows + new
    if isFirst || !new.isEmpty { source.value.sections = shownSections }
    return !new.isEmpty || (isFirst && !sections.isEmpty)
  }

  /// The sections; without rows only those with other content.
  private var shownSections: [ListSection] {
    let sections = makeSections(rows)
    return rows.isEmpty ? sections.filter { !$0.items.isEmpty } : sections
  }

  private func publish() {
    source.setTogether {
      source.value.sections = shownSections
      pager.rowsDidChange(isEmpty: sections.isEmpty)
    }
  }
}
