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

  /// Adds a page to the list and sets the rows of the snapshot, which is published with its states
  /// when it returns; returns whether the page has rows that the list did not have.
  public typealias Take = @MainActor (_ page: Page, _ isFirst: Bool) -> Bool

  /// The snapshot that the pager sets the states of; its owner sets the rows.
  public let snapshot: MutableObservable<ListSnapshot>

  /// Increases with each first page that is shown.
  public private(set) var generation = 0

  /// The cursor of the next page; `nil` before the first page and at the end.
  public private(set) var next: Cursor?

  /// Shown in place of rows; replaced on screen if the list is empty now.
  public var emptyMessage: ListEmptyMessage {
    didSet { if case .empty = state { show(.empty(emptyMessage)) } }
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
  /// Whether the first page is being loaded.
  public private(set) var isLoadingFirst = false
  /// Whether the pages loaded so far had rows.
  private var hasRows = false

  /// Makes a pager without requesting anything.
  ///
  /// - Parameters:
  ///   - texts: The texts of an empty or failed list.
  ///   - snapshot: The snapshot of the list, which its owner publishes.
  ///   - fetch: Requests a page from the source.
  ///   - take: Adds a page to the list.
  public init(
    texts: ListTexts,
    snapshot: MutableObservable<ListSnapshot>,
    fetch: @escaping Fetch,
    take: @escaping Take
  ) {
    self.texts = texts
    emptyMessage = texts.empty
    stateAfterFailure = { .failed(texts.failure($0)) }
    self.snapshot = snapshot
    self.fetch = fetch
    self.take = take
  }

  private var state: ListState { snapshot.value.state }
  private var paging: PagingState { snapshot.value.paging }

  /// Loads the first page, unless the list is already loaded.
  public func load() async {
    switch state {
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
    guard state == .content, !isLoadingFirst, let cursor = next else { return }
    let before = paging
    switch before {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let pageOf = generation
    snapshot.value.paging = .loading
    do {
      try await advance(from: cursor, of: pageOf) { [self] in
        snapshot.value.paging = next == nil ? .end : .idle
      }
    } catch {
      guard pageOf == generation else { return }
      snapshot.value.paging = isCancellation(error) ? before : .failed(texts.pageFailure(error))
    }
  }

  /// Updates the state after the owner changed the rows itself: empty, or content.
  ///
  /// Has no effect before the first page is loaded, or after it failed.
  public func rowsDidChange(isEmpty: Bool) {
    switch state {
    case .content, .empty: show(isEmpty ? .empty(emptyMessage) : .content)
    case .loading, .failed: break
    }
  }

  /// Sets the cursor of the next page, after the owner read its rows again.
  ///
  /// Has no effect while a page is loading, which sets it.
  public func rowsDidChange(next cursor: Cursor?) {
    guard paging != .loading else { return }
    next = cursor
    if cursor == nil {
      snapshot.setIfChanged(\.paging, .end)
    } else if paging == .end {
      snapshot.value.paging = .idle
    }
  }

  /// Shows a first page that the owner already has, for example from a store, with its cursor.
  public func show(_ page: Page, next cursor: Cursor?) {
    snapshot.setTogether {
      install(page, next: cursor)
      settle()
    }
  }

  /// Shows another state than that of the pages, for example because the subject of the list was
  /// removed.
  public func show(_ state: ListState) { snapshot.setIfChanged(\.state, state) }

  private func install(_ page: Page, next cursor: Cursor?) {
    generation += 1
    next = cursor
    hasRows = take(page, true)
  }

  /// Sets the states after a first page.
  private func settle() {
    snapshot.setIfChanged(\.paging, next == nil ? .end : .idle)
    show(isEmpty?() ?? !hasRows ? .empty(emptyMessage) : .content)
  }

  private func loadFirst(isReload: Bool) async {
    guard !isLoadingFirst else { return }
    isLoadingFirst = true
    defer { isLoadingFirst = false }
    let before = state
    if case .failed = before { show(.loading) }
    do {
      let (page, cursor) = try await fetch(nil, isReload)
      try Task.checkCancellation()
      snapshot.setTogether {
        install(page, next: cursor)
        if hasRows || cursor == nil { settle() }
      }
      if !hasRows, let cursor { try await advance(from: cursor, of: generation, then: settle) }
    } catch {
      if isCancellation(error) {
        show(before)
      } else if before == .content {
        onReloadFailure(error)
      } else {
        show(stateAfterFailure(error))
      }
    }
  }

  /// Requests pages from a cursor on until one contains new rows; sets the states with them, or at
  /// the end.
  private func advance(from start: Cursor, of pageOf: Int, then settle: () -> Void) async throws {
    var seen: Set<Cursor> = []
    var cursor: Cursor? = start
    var hasNew = false
    while !hasNew, let requested = cursor {
      seen.insert(requested)
      guard seen.count <= Self.maximumBarrenPages else {
        next = nil
        break
      }
      let (page, following) = try await fetch(requested, false)
      try Task.checkCancellation()
      guard pageOf == generation else { return }
      next = following.flatMap { seen.contains($0) ? nil : $0 }
      cursor = next
      snapshot.setTogether {
        hasNew = take(page, false)
        guard hasNew else { return }
        hasRows = true
        settle()
      }
    }
    if !hasNew { settle() }
  }

  private func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || Task.isCancelled
  }
}
