import ListModel
import MomentsContracts
import SocialModel

/// Brings the pages of a timeline into its content, from what is kept, from the network, and again
/// where something changed.
@MainActor
final class TimelineLoader {
  /// The parts of the screen that loading touches.
  struct Parts {
    let content: TimelineContent
    let head: ProfileHead
    let place: ReaderPosition
    let preparation: PreparationWait
    let messages: UserMessages
    let reads: ChangeReads
    let taps: ReaderTaps
  }

  /// What the screen as a whole shows.
  let state = MutableObservable(ListState.loading)
  /// What stands at the end of the rows.
  let paging = MutableObservable(PagingState.idle)

  private let timeline: any TimelineProvider
  private let scope: TimelineKind
  private let failures: FailureText
  private let parts: Parts

  private var next: PageCursor?
  private var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  private var generation = 0
  /// What changed while a page was under way, which may be older than that.
  private var missed = ChangedContent()
  /// What was told to be left out, so that it is not told again with each refresh.
  private var toldSkipped: [SkippedItem] = []
  private var refreshing: Task<Void, Never>?

  /// How many pages that bring nothing new are passed over in one go.
  private static let maximumBarrenPages = 10
  /// How many rows are read at least, and how many below the reader's place.
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

  /// The timeline, where it is kept on this machine.
  private var kept: (any StoredTimeline)? { timeline as? any StoredTimeline }

  private var content: TimelineContent { parts.content }

  // MARK: What screens ask for

  /// Loads the first page, unless rows are there already; of a timeline that is kept, what is kept,
  /// and then what is new.
  func load() async {
    guard state.value != .content else { return }
    if let kept {
      await loadKept(kept)
    } else {
      await loadFirstPage(isReload: false)
    }
  }

  /// Loads the first page again; what the reader opened stays so.
  func reload() async {
    guard kept != nil, state.value == .content else { return await loadFirstPage(isReload: true) }
    readHead()
    await refreshKept()
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
      tellSkipped(page.skipped)
    } catch {
      guard pageOf == generation else { return }
      paging.value = isCancellation(error) ? before : .failed(failures.nextPage(error))
    }
    readMissed()
  }

  /// Brings what is missing in a gap.
  func fill(_ gap: TimelineGap.ID, from edge: TimelineGap.Edge) -> Task<Void, Never> {
    guard let kept else { return Task {} }
    content.setGap(gap, .loading)
    return Task {
      do {
        try await kept.fill(gap, from: edge)
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
      } else if isToldAsPrepared(error) {
        showWhetherEmpty()
      } else if stateBefore == .content {
        parts.messages.tell(failures.refresh(error), .failure)
      } else {
        state.value = .failed(failures.firstPage(error))
      }
    }
  }

  private func show(_ page: Page<Moment>, of profile: Result<Account?, any Error>?) {
    generation += 1
    parts.preparation.end()
    next = page.next
    // A head that could not be loaded again stays.
    if case .success(let account)? = profile { parts.head.set(account) }
    content.head = parts.head.row
    content.replace(with: page)
    paging.setIfChanged(next == nil ? .end : .idle)
    showWhetherEmpty()
    tellSkippedOnce(page.skipped)
    Task { [head = parts.head] in await head.askForRelationship() }
  }

  /// The page that is asked for, or the first behind it that brings something new.
  ///
  /// Servers send pages without rows before the end, and some send the same rows for ever: the
  /// search goes on for a few pages, and ends where a cursor comes again.
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

  // MARK: What is kept

  /// Shows what is kept, around the place where the reader stopped, and then looks for what is new.
  ///
  /// Where nothing is kept it is as if the timeline were a plain one.
  private func loadKept(_ kept: any StoredTimeline) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    state.setIfChanged(.loading)
    parts.head.set(nil)
    readHead()
    do {
      let (page, position) = try await firstRows(of: kept)
      try Task.checkCancellation()
      isLoadingFirstPage = false
      guard !page.items.isEmpty else { return await loadFirstPage(isReload: false) }
      parts.place.open(at: position)
      // The head shows as soon as it is there, which may take a network.
      show(page, of: nil)
      parts.place.noteNew(above: position?.reached)
      readMissed()
      await refreshKept()
    } catch {
      isLoadingFirstPage = false
      state.value = isCancellation(error) ? .loading : .failed(failures.firstPage(error))
    }
  }

  /// What is kept, down to a screen below the reader's place.
  private func firstRows(
    of kept: any StoredTimeline
  ) async throws -> (Page<Moment>, ReadingPosition?) {
    let position = scope.keepsPlace ? try await parts.place.lastPosition() : nil
    let page = try await kept.kept(downTo: position?.momentID, atLeast: Self.leastRows)
    guard let position, let place = page.items.firstIndex(where: { $0.id == position.momentID })
    else { return (page, nil) }
    let wanted = place + Self.leastRows
    guard page.items.count < wanted else { return (page, position) }
    return (try await kept.kept(downTo: nil, atLeast: wanted), position)
  }

  /// Looks for what is new behind the rows that show; what fails is told, and the rows stay.
  ///
  /// One look at a time: who asks for another waits for that.
  private func refreshKept() async {
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
      tellSkippedOnce(page.skipped)
    } catch {
      guard !isCancellation(error), !isToldAsPrepared(error) else { return }
      parts.messages.tell(failures.refresh(error), .failure)
    }
  }

  /// Asks for the head, and for what stands between the person and the reader.
  private func readHead() {
    Task { [head = parts.head] in
      await head.read()
      await head.askForRelationship()
    }
  }

  // MARK: Changes

  /// Follows what changed: only what is named is read again.
  func take(_ change: SocialChange) {
    let changed = ChangedContent(
      isStructural: kept != nil && !change.timelines.isDisjoint(with: scope.sources),
      posts: change.posts,
      people: change.accounts
    )
    // A page that is under way may be older than the change.
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
      if changed.isStructural, let kept {
        try await readRange(of: kept)
      } else {
        try await readRows(changed)
      }
    } catch {
      if !isCancellation(error) { parts.messages.tell(failures.refresh(error), .failure) }
    }
  }

  /// Reads the range that shows.
  private func readRange(of kept: any StoredTimeline) async throws {
    let last = content.entries.all.last?.moment.id
    let page = try await kept.kept(
      downTo: last,
      atLeast: max(content.entries.all.count, Self.leastRows)
    )
    let merge = await TimelineEntries.merge(page, into: content.entries)
    guard content.entries.all.last?.moment.id == last else {
      // A page came below in the meantime: what was read ends too soon.
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

  /// Reads some rows; those that are gone leave the list.
  private func readRows(_ changed: ChangedContent) async throws {
    let ids = content.entries.rows(ofPosts: changed.posts, orPeople: changed.people)
    guard !ids.isEmpty else { return }
    let moments = try await timeline.rows(ids)
    let new = await TimelineEntries.entries(of: moments)
    parts.taps.notePosts(moments.lazy.map(\.postID))
    content.update(new, gone: ids.subtracting(moments.map(\.id)))
    showWhetherEmpty()
  }

  // MARK: What is told

  /// Says whether there are rows, after they were loaded.
  private func showWhetherEmpty() {
    // Where filters hide all that is known, older rows may show.
    let isEmpty = next == nil && content.isEmpty
    // That nothing is kept says nothing about what could not be loaded.
    if isEmpty, case .failed = state.value, !isLoadingFirstPage { return }
    state.setIfChanged(isEmpty ? .empty(emptyMessage) : .content)
  }

  /// What stands in place of rows where there are none.
  private var emptyMessage: ListEmptyMessage {
    guard parts.preparation.isWaiting else { return scope.emptyMessage(failures.strings) }
    return ListEmptyMessage(
      title: failures.strings.timelinePreparingTitle,
      message: failures.strings.timelinePreparingMessage
    )
  }

  /// Begins to wait, or goes on, where an error says that the server is still making the timeline.
  private func isToldAsPrepared(_ error: any Error) -> Bool {
    let isNews = !parts.preparation.isWaiting
    guard parts.preparation.begins(after: error) else { return false }
    if isNews, state.value == .content {
      parts.messages.tell(failures.strings.timelinePreparingTitle, .information)
    }
    return true
  }

  /// Tells what was left out of a first page, unless that was told already.
  private func tellSkippedOnce(_ skipped: [SkippedItem]) {
    guard skipped != toldSkipped else { return }
    toldSkipped = skipped
    tellSkipped(skipped)
  }

  private func tellSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    parts.messages.tell(failures.strings.skippedMoments(skipped.count), .information)
  }
}
