/// A ready view model for a list whose rows come from an asynchronous source, page by page or all
/// at once.
///
/// ```swift
/// let names = PagedListViewModel { try await api.names() }                     // one page
/// let posts = PagedListViewModel(texts: texts) { cursor in                     // many
///   let page = try await api.posts(after: cursor)
///   return ListPage(page.posts.map(PostRow.init), next: page.cursor)
/// }
/// ```
///
/// States, refresh, paging with its own retry, late answers and cancellation are ``ListPager``'s.
/// Rows that several pages hold are shown once, where they came first. Subclass it to add a title
/// and what the reader can do; change rows by ``update(_:_:)``, ``remove(_:)``, ``insert(_:at:)``
/// and ``replaceRows(_:)``, each of which publishes once.
///
/// Where pages are more than rows, such as timelines with gaps, own a ``ListPager`` instead.
@MainActor
open class PagedListViewModel<Row: ListItemViewModel, Cursor: Hashable & Sendable>: ListViewModel {
  /// Asks the source for the page at a cursor; for the first page where that is `nil`.
  public typealias Source = @MainActor (_ cursor: Cursor?) async throws -> ListPage<Row, Cursor>

  /// The rows, in order.
  public private(set) var rows: [Row] = []

  /// Tells the reader what failed without changing the list.
  public let messages = UserMessages()

  private let makeSections: @MainActor ([Row]) -> [ListSection]
  private let screenName: String?
  private let tracker: (any Tracker)?
  private let sectionsSource = MutableObservable<[ListSection]>([])
  private var known: Set<ListItemID> = []
  private let texts: ListTexts
  private let source: Source
  private lazy var pager = makePager()

  /// Makes a list of pages; nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - texts: What an empty or failed list says.
  ///   - screenName: What screen views are tracked under; `nil` for none.
  ///   - tracker: Where screen views go, if anywhere.
  ///   - sections: Groups the rows; one section without a header unless given. Sections of
  ///     something else may stand among them; without rows, sections of nothing are left out.
  ///     Called for each publish, O(rows).
  ///   - source: Asks for a page.
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
    self.source = source
  }

  /// Makes a list of one page; nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - texts: What an empty or failed list says.
  ///   - source: Asks for the rows.
  public convenience init(
    texts: ListTexts = .english,
    source: @escaping @MainActor () async throws -> [Row]
  ) where Cursor == NoCursor {
    self.init(texts: texts, source: { _ in ListPage(try await source()) })
  }

  // MARK: ListViewModel

  /// The rows, in sections.
  public final var sections: Observable<[ListSection]> { sectionsSource }
  /// What the list as a whole shows.
  public final var state: Observable<ListState> { pager.state }
  /// What stands at the end of the rows.
  public final var pagingState: Observable<PagingState> { pager.pagingState }
  /// What the list says where it is empty.
  public final var emptyMessage: ListEmptyMessage {
    get { pager.emptyMessage }
    set { pager.emptyMessage = newValue }
  }
  /// What to tell the reader for a few seconds.
  public final var message: Observable<UserMessage?> { messages.current }

  /// Loads the first page, unless the list was loaded already.
  open func load() async { await pager.load() }
  /// Loads the first page again; the rows stay until it is there.
  open func reload() async { await pager.reload() }
  /// Loads the page behind the last one.
  open func loadMore() async { await pager.loadMore() }

  /// Tracks a screen view, where there is a name to track it under.
  open func screenDidAppear() {
    if let screenName { tracker?.track(.screenView(screen: screenName)) }
  }

  /// Takes back what a message told of; nothing can be taken back unless overridden.
  open func undo(_ message: UserMessage.ID) {}

  // MARK: Changing rows

  /// Changes a row and publishes, if it is in the list and the change is one.
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

  /// Takes a row away, if it is in the list.
  ///
  /// O(rows).
  public final func remove(_ id: ListItemID) {
    guard known.remove(id) != nil else { return }
    rows.removeAll { $0.itemID == id }
    publish()
  }

  /// Puts a row into the list; one of the same identity moves there.
  ///
  /// O(rows).
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - index: Where, counted without the row; the end where it is beyond.
  public final func insert(_ row: Row, at index: Int = 0) {
    if !known.insert(row.itemID).inserted { rows.removeAll { $0.itemID == row.itemID } }
    rows.insert(row, at: min(max(index, 0), rows.count))
    publish()
  }

  /// Puts other rows in the place of all; what comes with later pages is appended to them.
  ///
  /// O(rows).
  public final func replaceRows(_ rows: [Row]) {
    known = []
    self.rows = rows.filter { known.insert($0.itemID).inserted }
    publish()
  }

  /// Groups the rows anew and publishes: something else that the sections show changed.
  ///
  /// O(rows).
  public final func sectionsDidChange() { publish() }

  // MARK: Pages

  private func makePager() -> ListPager<ListPage<Row, Cursor>, Cursor> {
    let pager = ListPager<ListPage<Row, Cursor>, Cursor>(
      texts: texts,
      fetch: { [source] cursor, _ in
        let page = try await source(cursor)
        return (page, page.next)
      },
      take: { [weak self] page, isFirst in self?.take(page, isFirst: isFirst) ?? .nothing }
    )
    pager.onReloadFailure = { [messages, texts] in
      messages.tell(texts.reloadFailure($0), .failure)
    }
    return pager
  }

  private func take(_ page: ListPage<Row, Cursor>, isFirst: Bool) -> PageOutcome {
    if isFirst { known = [] }
    let new = page.rows.filter { known.insert($0.itemID).inserted }
    rows = isFirst ? new : rows + new
    if isFirst || !new.isEmpty { sectionsSource.value = shownSections }
    return new.isEmpty && (!isFirst || sectionsSource.value.isEmpty) ? .nothing : .rows
  }

  /// The sections; without rows only those that hold something else.
  private var shownSections: [ListSection] {
    let sections = makeSections(rows)
    return rows.isEmpty ? sections.filter { !$0.items.isEmpty } : sections
  }

  private func publish() {
    sectionsSource.value = shownSections
    pager.rowsDidChange(isEmpty: sectionsSource.value.isEmpty)
  }
}
