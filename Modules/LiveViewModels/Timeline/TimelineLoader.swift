import ListModel
import MomentsContracts
import SocialModel

/// Loads the pages of a timeline into its content, from the store and from the network, and reads
/// changes.
@MainActor
final class TimelineLoader {
  /// The parts of the screen that loading uses.
  struct Parts {
    let content: TimelineContent
    let head: ProfileHead
    let place: ReaderPosition
    let preparation: PreparationWait
    let messages: UserMessages
    let reads: ChangeReads
    let taps: ReaderTaps
  }

  /// The state of the screen as a whole.
  let state = MutableObservable(ListState.loading)
  /// The state of paging, shown at the end of the rows.
  let paging = MutableObservable(PagingState.idle)

  private let timeline: any TimelineProvider
  private let scope: TimelineKind
  private let failures: FailureText
  private let parts: Parts

  private var next: PageCursor?
  private var isLoadingFirstPage = false
  /// Incremented with each first page, so that a page of an older list is dropped.
  private var generation = 0
  /// What changed while a page was in progress, which may be older than the change.
  private var missed = ChangedContent()
  /// The skipped items that were shown, so that a refresh does not show them again.
  private var shownSkipped: [SkippedItem] = []
  private var refreshing: Task<Void, Never>?

  /// The largest number of pages without new rows that are skipped in one load.
  private static let maximumBarrenPages = 10
  /// The smallest number of rows to read, and the number below the reading position.
  private static let leastRows = 20

  init(
    timeline: any TimelineProvider,
    scope: TimelineKind,
    failures: FailureText,
    parts: Parts
  ) {
    self.timeline = timeline
    self.scope = scope
    self.failures = failures
    self.parts = parts
    parts.reads.perform = { [weak self] in await self?.readAgain($0) }
    parts.preparation.look = { [weak self] in await self?.reload() }
  }

  /// The timeline as one that is stored on this machine; nil where it is not.
  private var stored: (any StoredTimeline)? { timeline as? any StoredTimeline }

  private var content: TimelineContent { parts.content }

  // MARK: Loading

  /// Loads the first page, unless there are rows already; a stored timeline shows stored rows
  /// first, then new ones.
  func load() async {
    guard state.value != .content else { return }
    if let stored {
      await loadStored(stored)
    } else {
      await loadFirstPage(isReload: false)
    }
  }

  /// Loads the first page again; what the reader opened stays.
  func reload() async {
    guard stored != nil, state.value == .content else { return await loadFirstPage(isReload: true) }
    readHead()
    await refreshStored()
  }

  /// Loads the next page.
  func loadMore() async {
    guard state.value == .content, !isLoadingFirstPage, let cursor = next else { return }
    switch paging.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = paging.value
    let pageOf = generation
    paging.value = .loading
    do {
      let page = try await fruitfulPage { [timeline] in try await timeline.moments(after: cursor) }
      try Task.checkCancellation()
      guard pageOf == generation else { return }
      next = page.next
      content.append(page)
      paging.value = next == nil ? .end : .idle
      reportSkipped(page.skipped)
    } catch {
      guard pageOf == generation else { return }
      paging.value = isCancellation(error) ? before : .failed(failures.nextPage(error))
    }
    readMissed()
  }

  /// Loads the missing rows of a gap.
  func fill(_ gap: TimelineGap.ID, from edge: TimelineGap.Edge) -> Task<Void, Never> {
    guard let stored else { return Task {} }
    content.setGap(gap, .loading)
    return Task {
      do {
        try await stored.fill(gap, from: edge)
        await parts.reads.read(ChangedContent(isStructural: true)).value
        content.setGap(gap, nil)
      } catch {
        content.setGap(gap, isCancellation(error) ? nil : .failed(failures.gap(error)))
      }
    }
  }

  // MARK: First pages

  private func loadFirstPage(isReload: Bool) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    defer {
      isLoadingFirstPage = false
      readMissed()
    }
    let stateBefore = state.value
    if stateBefore != .content, !isReload { state.setIfChanged(.loading) }
    async let profile = parts.head.load()
    do {
      let page = try await fruitfulPage(isFirst: true) { [timeline] in
        try await isReload ? timeline.refresh() : timeline.moments(after: nil)
      }
      let head = await profile
      try Task.checkCancellation()
      show(page, of: head)
    } catch {
      _ = await profile
      if isCancellation(error) {
        state.setIfChanged(stateBefore)
      } else if startsWaiting(error) {
        showWhetherEmpty()
      } else if stateBefore == .content {
        parts.messages.show(failures.refresh(error), .failure)
      } else {
        state.value = .failed(failures.firstPage(error))
      }
    }
  }

  private func show(_ page: Page<Moment>, of profile: Result<Account?, any Error>?) {
    generation += 1
    parts.preparation.end()
    next = page.next
    // A head stays if it could not be loaded again.
    if case .success(let account)? = profile { parts.head.set(account) }
    content.head = parts.head.row
    content.replace(with: page)
    paging.setIfChanged(next == nil ? .end : .idle)
    showWhetherEmpty()
    showSkippedOnce(page.skipped)
    Task { [head = parts.head] in await head.askForRelationship() }
  }

  /// The requested page, or the first one after it with new rows.
  ///
  /// Some servers return empty pages before the end, or the same rows forever: the search continues
  /// for a few pages, and ends where a cursor is repeated.
  private func fruitfulPage(
    isFirst: Bool = false,
    _ load: @Sendable () async throws -> Page<Moment>
  ) async throws -> Page<Moment> {
    var page = try await load()
    var skipped = page.skipped
    var gaps = page.gaps
    var cursors: Set<PageCursor> = []
    while isFirst ? page.items.isEmpty : page.items.allSatisfy(content.entries.contains),
      let cursor = page.next
    {
      guard cursors.insert(cursor).inserted, cursors.count <= Self.maximumBarrenPages else {
        page.next = nil
        break
      }
      page = try await timeline.moments(after: cursor)
      skipped += page.skipped
      gaps += page.gaps
    }
    page.skipped = skipped
    page.gaps = gaps
    return page
  }

  // MARK: Stored rows

  /// Shows the stored rows around the reading position, and then loads new ones.
  ///
  /// An empty store behaves like a timeline that is not stored.
  private func loadStored(_ stored: any StoredTimeline) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    state.setIfChanged(.loading)
    parts.head.set(nil)
    readHead()
    do {
      let (page, position) = try await firstRows(of: stored)
      try Task.checkCancellation()
      isLoadingFirstPage = false
      guard !page.items.isEmpty else { return await loadFirstPage(isReload: false) }
      parts.place.open(at: position)
      // The head is shown when it is loaded, which may need the network.
      show(page, of: nil)
      parts.place.noteNew(above: position?.reached)
      readMissed()
      await refreshStored()
    } catch {
      isLoadingFirstPage = false
      state.value = isCancellation(error) ? .loading : .failed(failures.firstPage(error))
    }
  }

  /// The stored rows down to a screen below the reading position.
  private func firstRows(
    of stored: any StoredTimeline
  ) async throws -> (Page<Moment>, ReadingPosition?) {
    let position = scope.savesPosition ? try await parts.place.lastPosition() : nil
    let page = try await stored.storedPage(downTo: position?.momentID, atLeast: Self.leastRows)
    guard let position, let place = page.items.firstIndex(where: { $0.id == position.momentID })
    else { return (page, nil) }
    let wanted = place + Self.leastRows
    guard page.items.count < wanted else { return (page, position) }
    return (try await stored.storedPage(downTo: nil, atLeast: wanted), position)
  }

  /// Loads new rows while the stored ones are shown; a failure is shown in a message, and the rows
  /// stay.
  ///
  /// One load at a time: a second call waits for the first.
  private func refreshStored() async {
    let work = refreshing ?? Task { await lookForNewMoments() }
    refreshing = work
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private func lookForNewMoments() async {
    defer { refreshing = nil }
    do {
      let page = try await timeline.refresh()
      parts.preparation.end()
      await parts.reads.read(ChangedContent(isStructural: true)).value
      showSkippedOnce(page.skipped)
    } catch {
      guard !isCancellation(error), !startsWaiting(error) else { return }
      parts.messages.show(failures.refresh(error), .failure)
    }
  }

  /// Loads the head, and the reader's relationship with the person.
  private func readHead() {
    Task { [head = parts.head] in
      await head.read()
      await head.askForRelationship()
    }
  }

  // MARK: Changes

  /// Handles a change: reads only what it names.
  func take(_ change: SocialChange) {
    let changed = ChangedContent(
      isStructural: stored != nil && !change.timelines.isDisjoint(with: scope.sources),
      posts: change.posts,
      people: change.accounts
    )
    // A page in progress may be older than the change.
    if isLoadingFirstPage || paging.value == .loading { missed.merge(changed) }
    if state.value != .loading { parts.reads.read(changed) }
    parts.head.read(changed: change.accounts)
  }

  private func readMissed() {
    let changed = missed
    missed = ChangedContent()
    if !changed.isEmpty, state.value != .loading { parts.reads.read(changed) }
  }

  private func readAgain(_ changed: ChangedContent) async {
    do {
      if changed.isStructural, let stored {
        try await readRange(of: stored)
      } else {
        try await readRows(changed)
      }
    } catch {
      if !isCancellation(error) { parts.messages.show(failures.refresh(error), .failure) }
    }
  }

  /// Reads the range that is shown.
  private func readRange(of stored: any StoredTimeline) async throws {
    let last = content.entries.all.last?.moment.id
    let page = try await stored.storedPage(
      downTo: last,
      atLeast: max(content.entries.all.count, Self.leastRows)
    )
    let merge = await TimelineEntries.merge(page, into: content.entries)
    guard content.entries.all.last?.moment.id == last else {
      // A page was appended meanwhile, so the range that was read is too short.
      parts.reads.read(ChangedContent(isStructural: true))
      return
    }
    parts.taps.notePosts(page.items.lazy.map(\.postID))
    let isPageUnderWay = paging.value == .loading
    if !isPageUnderWay { next = page.next }
    let before = content.install(merge)
    parts.place.noteNew(since: before)
    showWhetherEmpty()
    guard !isPageUnderWay else { return }
    if next == nil {
      paging.setIfChanged(.end)
    } else if paging.value == .end {
      paging.value = .idle
    }
  }

  /// Reads some rows; rows that no longer exist are removed.
  private func readRows(_ changed: ChangedContent) async throws {
    let ids = content.entries.rows(ofPosts: changed.posts, orPeople: changed.people)
    guard !ids.isEmpty else { return }
    let moments = try await timeline.rows(ids)
    let new = await TimelineEntries.entries(of: moments)
    parts.taps.notePosts(moments.lazy.map(\.postID))
    content.update(new, gone: ids.subtracting(moments.map(\.id)))
    showWhetherEmpty()
  }

  // MARK: Messages

  /// Sets the state after a load, depending on whether there are rows.
  private func showWhetherEmpty() {
    // If filters hide all loaded rows, older rows may still be shown.
    let isEmpty = next == nil && content.isEmpty
    // An empty store is no evidence that a failed load would have returned nothing.
    if isEmpty, case .failed = state.value, !isLoadingFirstPage { return }
    state.setIfChanged(isEmpty ? .empty(emptyMessage) : .content)
  }

  /// The message in place of rows where there are none.
  private var emptyMessage: ListEmptyMessage {
    guard parts.preparation.isWaiting else { return scope.emptyMessage(failures.strings) }
    return ListEmptyMessage(
      title: failures.strings.timelinePreparingTitle,
      message: failures.strings.timelinePreparingMessage
    )
  }

  /// Begins or continues to wait, if an error indicates that the server is still preparing the
  /// timeline.
  private func startsWaiting(_ error: any Error) -> Bool {
    let isNews = !parts.preparation.isWaiting
    guard parts.preparation.begins(after: error) else { return false }
    if isNews, state.value == .content {
      parts.messages.show(failures.strings.timelinePreparingTitle, .information)
    }
    return true
  }

  /// Shows which items of a first page were skipped, unless that was shown already.
  private func showSkippedOnce(_ skipped: [SkippedItem]) {
    guard skipped != shownSkipped else { return }
    shownSkipped = skipped
    reportSkipped(skipped)
  }

  private func reportSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    parts.messages.show(failures.strings.skippedMoments(skipped.count), .information)
  }
}
