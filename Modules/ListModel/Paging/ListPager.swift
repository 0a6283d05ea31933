/// Loads a list page by page: the states, the cursor and the rules of ``ListViewModel``, for pages
/// of any kind.
///
/// A view model owns one and hands its `load()`, `reload()` and `loadMore()` on. The pager decides
/// what is asked and when:
///
/// 1. One first page and one further page are under way at most; asking again while one is does
///   nothing.
/// 2. A page belongs to the list it was asked for: after a reload, a page of the list before is
///   dropped.
/// 3. A source that gives the same cursor again, or ``maximumBarrenPages`` pages without anything
///   new in a row, has ended: servers send empty pages before the end, and some send the same page
///   for ever.
/// 4. Cancelling the calling task leaves the list as it was.
/// 5. A failed reload of a list with content keeps it and is told through ``onReloadFailure``.
///
/// ``PagedListViewModel`` is the whole view model for lists whose pages are rows.
@MainActor
public final class ListPager<Page: Sendable, Cursor: Hashable & Sendable> {
  /// How many pages that bring nothing new are passed over in one go.
  public static var maximumBarrenPages: Int { 10 }

  /// Asks the source for the page at a cursor; for the first page where that is `nil`.
  public typealias Fetch =
    @MainActor (_ cursor: Cursor?, _ isReload: Bool) async throws -> (page: Page, next: Cursor?)

  /// Puts a page into the list and publishes the rows; returns what came of it.
  public typealias Take = @MainActor (_ page: Page, _ isFirst: Bool) -> PageOutcome

  /// What the list as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// Grows with each first page that is shown.
  public private(set) var generation = 0

  /// Where the next page begins; `nil` before the first page and at the end.
  public private(set) var next: Cursor?

  /// What the list says where it is empty.
  public var emptyMessage: ListEmptyMessage {
    didSet { if case .empty = stateSource.value { stateSource.setIfChanged(.empty(emptyMessage)) } }
  }

  /// Told why a reload failed that left the rows as they are.
  public var onReloadFailure: (any Error) -> Void = { _ in }

  private let fetch: Fetch
  private let take: Take
  private let texts: ListTexts
  private let stateSource = MutableObservable(ListState.loading)
  private let pagingSource = MutableObservable(PagingState.idle)
  /// Whether the first page is under way.
  public private(set) var isLoadingFirst = false
  /// Whether the list has rows, as far as its pages told.
  private var hasRows = false

  /// Makes a pager; nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - texts: What an empty or failed list says.
  ///   - fetch: Asks the source.
  ///   - take: Puts a page into the list. Called before the state changes, so that a screen told of
  ///     content finds the rows.
  public init(texts: ListTexts, fetch: @escaping Fetch, take: @escaping Take) {
    self.texts = texts
    emptyMessage = texts.empty
    self.fetch = fetch
    self.take = take
  }

  /// Loads the first page, unless the list was loaded already.
  public func load() async {
    switch stateSource.value {
    case .loading, .failed: await loadFirst(isReload: false)
    case .content, .empty: break
    }
  }

  /// Loads the first page again; the rows stay until it is there.
  public func reload() async {
    await loadFirst(isReload: true)
  }

  /// Loads the page behind the last one.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirst, let cursor = next else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    pagingSource.value = .loading
    do {
      try await advance(from: cursor, of: pageOf)
      if pageOf == generation { pagingSource.value = next == nil ? .end : .idle }
    } catch {
      guard pageOf == generation else { return }
      pagingSource.value = isCancellation(error) ? before : .failed(texts.pageFailure(error))
    }
  }

  /// Says whether there are rows, after the owner changed them by itself: the list is empty, or has
  /// content.
  ///
  /// Does nothing while nothing was loaded yet, or after a first page that failed.
  public func rowsDidChange(isEmpty: Bool) {
    switch stateSource.value {
    case .content, .empty: stateSource.setIfChanged(isEmpty ? .empty(emptyMessage) : .content)
    case .loading, .failed: break
    }
  }

  /// Shows a first page that the owner has by itself, such as from a store, with its cursor.
  public func show(_ page: Page, next cursor: Cursor?) {
    install(page, next: cursor)
    publish()
  }

  /// Shows another state than that of the pages: the owner knows that what the list is about is
  /// gone, or back.
  public func show(_ state: ListState) { stateSource.setIfChanged(state) }

  private func install(_ page: Page, next cursor: Cursor?) {
    generation += 1
    next = cursor
    hasRows = take(page, true) == .rows
  }

  private func publish() {
    pagingSource.setIfChanged(next == nil ? .end : .idle)
    stateSource.setIfChanged(hasRows ? .content : .empty(emptyMessage))
  }

  private func loadFirst(isReload: Bool) async {
    guard !isLoadingFirst else { return }
    isLoadingFirst = true
    defer { isLoadingFirst = false }
    let before = stateSource.value
    if case .failed = before { stateSource.value = .loading }
    do {
      let (page, cursor) = try await fetch(nil, isReload)
      try Task.checkCancellation()
      install(page, next: cursor)
      if !hasRows, let cursor { try await advance(from: cursor, of: generation) }
      publish()
    } catch {
      if isCancellation(error) {
        stateSource.setIfChanged(before)
      } else if before == .content {
        onReloadFailure(error)
      } else {
        stateSource.value = .failed(texts.failure(error))
      }
    }
  }

  /// Asks on from a cursor until a page brings something new.
  private func advance(from start: Cursor, of pageOf: Int) async throws {
    var seen: Set<Cursor> = []
    var cursor: Cursor? = start
    while let asked = cursor {
      seen.insert(asked)
      guard seen.count <= Self.maximumBarrenPages else {
        next = nil
        return
      }
      let (page, following) = try await fetch(asked, false)
      try Task.checkCancellation()
      guard pageOf == generation else { return }
      next = following.flatMap { seen.contains($0) ? nil : $0 }
      guard take(page, false) == .nothing else {
        hasRows = true
        return
      }
      cursor = next
    }
  }

  private func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || Task.isCancelled
  }
}
