/// Loads a list page by page: implements the states, the cursor and the rules of ``ListViewModel``,
/// for pages of any kind.
///
/// A view model owns one and forwards `load()`, `reload()` and `loadMore()` to it. The pager
/// decides which requests are made:
///
/// 1. At most one first page and one further page are loading at a time; calling again meanwhile
///   does nothing.
/// 2. A page belongs to the list it was requested for: after a reload, pages of the previous list
///   are discarded.
/// 3. A source that returns the same cursor again, or ``maximumBarrenPages`` consecutive pages
///   without anything new, has ended: servers send empty pages before the end, and some send the
///   same page forever.
/// 4. Cancelling the calling task leaves the list unchanged.
/// 5. A failed reload of a list with content keeps it and calls ``onReloadFailure``.
///
/// ``PagedListViewModel`` is a complete view model for lists whose pages are rows.
@MainActor
public final class ListPager<Page: Sendable, Cursor: Hashable & Sendable> {
  /// The maximum number of consecutive pages without anything new that one call loads.
  public static var maximumBarrenPages: Int { 10 }

  /// Requests the page at a cursor from the source; the first page if it is `nil`.
  public typealias Fetch =
    @MainActor (_ cursor: Cursor?, _ isReload: Bool) async throws -> (page: Page, next: Cursor?)

  /// Adds a page to the list and publishes the rows; returns the outcome.
  public typealias Take = @MainActor (_ page: Page, _ isFirst: Bool) -> PageOutcome

  /// The state of the whole list.
  public var state: Observable<ListState> { stateSource }

  /// The state of paging, shown after the last row.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// Increases with each first page that is shown.
  public private(set) var generation = 0

  /// The cursor of the next page; `nil` before the first page and at the end.
  public private(set) var next: Cursor?

  /// Shown in place of rows; replaced on screen if the list is empty now.
  public var emptyMessage: ListEmptyMessage {
    didSet { if case .empty = stateSource.value { stateSource.setIfChanged(.empty(emptyMessage)) } }
  }

  /// Called with the error of a failed reload that left the rows unchanged.
  public var onReloadFailure: (any Error) -> Void = { _ in }

  /// The state after the first page failed; that it failed, with the reason, by default.
  public var stateAfterFailure: (any Error) -> ListState

  /// Whether there is nothing to show; whether the pages had no rows, by default.
  ///
  /// For owners that hide rows of the pages.
  public var isEmpty: (() -> Bool)?

  private let fetch: Fetch
  private let take: Take
  private let texts: ListTexts
  private let stateSource = MutableObservable(ListState.loading)
  private let pagingSource = MutableObservable(PagingState.idle)
  /// Whether the first page is being loaded.
  public private(set) var isLoadingFirst = false
  /// Whether the pages loaded so far had rows.
  private var hasRows = false

  /// Makes a pager without requesting anything.
  ///
  /// - Parameters:
  ///   - texts: The texts of an empty or failed list.
  ///   - fetch: Requests a page from the source.
  ///   - take: Adds a page to the list. Called before the state changes, so that an observer of
  ///     content finds the rows.
  public init(texts: ListTexts, fetch: @escaping Fetch, take: @escaping Take) {
    self.texts = texts
    emptyMessage = texts.empty
    stateAfterFailure = { .failed(texts.failure($0)) }
    self.fetch = fetch
    self.take = take
  }

  /// Loads the first page, unless the list is already loaded.
  public func load() async {
    switch stateSource.value {
    case .loading, .failed: await loadFirst(isReload: false)
    case .content, .empty: break
    }
  }

  /// Loads the first page again; the rows stay until it is loaded.
  public func reload() async {
    await loadFirst(isReload: true)
  }

  /// Loads the page after the last one.
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

  /// Updates the state after the owner changed the rows itself: empty, or content.
  ///
  /// Has no effect before the first page is loaded, or after it failed.
  public func rowsDidChange(isEmpty: Bool) {
    switch stateSource.value {
    case .content, .empty: stateSource.setIfChanged(isEmpty ? .empty(emptyMessage) : .content)
    case .loading, .failed: break
    }
  }

  /// Sets the cursor of the next page, after the owner read its rows again.
  ///
  /// Has no effect while a page is loading, which sets it.
  public func rowsDidChange(next cursor: Cursor?) {
    guard pagingSource.value != .loading else { return }
    next = cursor
    if cursor == nil {
      pagingSource.setIfChanged(.end)
    } else if pagingSource.value == .end {
      pagingSource.value = .idle
    }
  }

  /// Shows a first page that the owner already has, for example from a store, with its cursor.
  public func show(_ page: Page, next cursor: Cursor?) {
    install(page, next: cursor)
    publish()
  }

  /// Shows another state than that of the pages, for example because the subject of the list was
  /// removed.
  public func show(_ state: ListState) { stateSource.setIfChanged(state) }

  private func install(_ page: Page, next cursor: Cursor?) {
    generation += 1
    next = cursor
    hasRows = take(page, true) == .rows
  }

  private func publish() {
    pagingSource.setIfChanged(next == nil ? .end : .idle)
    stateSource.setIfChanged(isEmpty?() ?? !hasRows ? .empty(emptyMessage) : .content)
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
        stateSource.value = stateAfterFailure(error)
      }
    }
  }

  /// Requests pages from a cursor on until one contains new rows.
  private func advance(from start: Cursor, of pageOf: Int) async throws {
    var seen: Set<Cursor> = []
    var cursor: Cursor? = start
    while let requested = cursor {
      seen.insert(requested)
      guard seen.count <= Self.maximumBarrenPages else {
        next = nil
        return
      }
      let (page, following) = try await fetch(requested, false)
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
