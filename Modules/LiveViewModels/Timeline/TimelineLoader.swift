import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Loads the pages of a timeline into its content, from the store and from the network, and reads
/// changes.
@MainActor
final class TimelineLoader {
  /// The parts of the screen that loading uses.
  struct Parts {
    let content: TimelineContent
    let head: ProfileHead
    let readerPosition: ReaderPosition
    let preparation: PreparationWait
    let messages: UserMessages
    let taps: ReaderTaps
  }

  /// The state of the screen as a whole.
  private var state: ListState { content.snapshot.value.state }
  private var isPageLoading: Bool { content.snapshot.value.paging == .loading }
  /// Reads what is shown again.
  private(set) lazy var reads = ChangeReads(
    hasContent: { [weak self] in self.map { $0.state != .loading } ?? false },
    isPageLoading: { [weak self] in
      self.map { $0.isOpening || $0.pager.isLoadingFirst || $0.isPageLoading } ?? false
    },
    perform: { [weak self] in await self?.readAgain($0) }
  )

  private let timeline: any TimelineProvider
  private let kind: TimelineKind
  private let failures: FailureText
  private let parts: Parts
  private let skipped: SkippedItems

  private(set) lazy var pager = makePager()
  /// Whether stored rows are read for the first time.
  private var isOpening = false
  /// The head that was loaded together with a first page.
  private var loadedHead: Result<Account?, any Error>?
  private var refreshing: Task<Void, Never>?

  /// The smallest number of rows to read, and the number below the reading position.
  private static let leastRows = 20

  init(
    timeline: any TimelineProvider,
    kind: TimelineKind,
    failures: FailureText,
    parts: Parts
  ) {
    self.timeline = timeline
    self.kind = kind
    self.failures = failures
    self.parts = parts
    skipped = SkippedItems(messages: parts.messages, strings: failures.strings)
    parts.preparation.check = { [weak self] in await self?.reload() }
  }

  /// The timeline as one that is stored on this machine; nil where it is not.
  private var stored: (any StoredTimeline)? { timeline.stored }

  private var content: TimelineContent { parts.content }

  // MARK: Loading

  /// Loads the first page, unless there are rows already; a stored timeline shows stored rows
  /// first, then new ones.
  func load() async {
    guard state != .content else { return }
    if let stored {
      await loadStored(stored)
    } else {
      await loadFirstPage(isReload: false)
    }
  }

  /// Loads the first page again; what the reader opened stays.
  func reload() async {
    guard stored != nil, state == .content else { return await loadFirstPage(isReload: true) }
    readHead()
    await refreshStored()
  }

  /// Shows what a further page left out, and reads what changed while it was loading.
  func pageDidEnd() {
    skipped.show()
    reads.pageDidEnd()
  }

  /// Loads the missing rows of a gap.
  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) -> Task<Void, Never> {
    guard let stored else { return Task {} }
    content.setGap(gap, .loading)
    return Task {
      do {
        try await stored.fill(gap, from: edge)
        await reads.read(ChangedContent(isStructural: true)).value
        content.setGap(gap, nil)
      } catch {
        content.setGap(
          gap,
          isCancellation(error)
            ? nil
            : .failed(
              failures.message(error, after: failures.strings.pageFailedTitle + ".")
            )
        )
      }
    }
  }

  // MARK: First pages

  private func loadFirstPage(isReload: Bool) async {
    guard !isOpening, !pager.isLoadingFirst else { return }
    let before = state
    if isReload {
      await pager.reload()
    } else {
      // An empty timeline is loaded again whenever it is shown.
      pager.show(.loading)
      await pager.load()
    }
    // The load was cancelled.
    if state == .loading { pager.show(before) }
    skipped.showOnce()
    reads.pageDidEnd()
  }

  private func makePager() -> ListPager<Page<Moment>, PageCursor> {
    let pager = ListPager<Page<Moment>, PageCursor>(
      texts: ListTexts(
        empty: emptyMessage,
        failure: { [failures] in failures.failure(failures.strings.timelineFailedTitle, $0) },
        pageFailure: { [failures] in failures.nextPage($0) }
      ),
      snapshot: content.snapshot,
      fetch: { [weak self] cursor, isReload in
        guard let self else { throw CancellationError() }
        let page =
          if let cursor { try await timeline.moments(after: cursor) } else {
            try await firstPage(isReload: isReload)
          }
        return (page, page.next)
      },
      take: { [weak self] page, isFirst in
        guard let self else { return false }
        skipped.collect(page.skipped)
        return isFirst ? takeFirst(page) : content.append(page)
      }
    )
    pager.isEmpty = { [weak self] in self?.isEmpty ?? true }
    pager.stateAfterFailure = { [weak self, failures] error in
      guard let self, startsWaiting(error) else {
        return .failed(failures.failure(failures.strings.timelineFailedTitle, error))
      }
      return .empty(emptyMessage)
    }
    pager.onReloadFailure = { [weak self] error in self?.showRefreshFailure(error) }
    return pager
  }

  /// Requests the first page together with the head of the timeline.
  private func firstPage(isReload: Bool) async throws -> Page<Moment> {
    async let head = parts.head.load()
    let page: Result<Page<Moment>, any Error>
    do {
      page = .success(try await isReload ? timeline.refresh() : timeline.moments(after: nil))
    } catch {
      page = .failure(error)
    }
    // A head that is still loading would be cancelled by an error of the page.
    loadedHead = await head
    return try page.get()
  }

  private func takeFirst(_ page: Page<Moment>) -> Bool {
    endWaiting()
    // A head stays if it could not be loaded again.
    if case .success(let account)? = loadedHead { parts.head.set(account) }
    loadedHead = nil
    content.head = parts.head.row
    content.replace(with: page)
    Task { [head = parts.head] in await head.requestRelationship() }
    return !page.items.isEmpty
  }

  // MARK: Stored rows

  /// Shows the stored rows around the reading position, and then loads new ones.
  ///
  /// An empty store behaves like a timeline that is not stored.
  private func loadStored(_ stored: any StoredTimeline) async {
    guard !isOpening, !pager.isLoadingFirst else { return }
    isOpening = true
    pager.show(.loading)
    parts.head.set(nil)
    readHead()
    do {
      let (page, position) = try await firstRows(of: stored)
      try Task.checkCancellation()
      isOpening = false
      guard !page.items.isEmpty else { return await loadFirstPage(isReload: false) }
      parts.readerPosition.open(at: position)
      // The head is shown when it is loaded, which may need the network.
      content.snapshot.setTogether {
        pager.show(page, next: page.next)
        parts.readerPosition.noteNew(above: position?.reached)
      }
      skipped.showOnce()
      reads.pageDidEnd()
      await refreshStored()
    } catch {
      isOpening = false
      pager.show(
        isCancellation(error)
          ? .loading : .failed(failures.failure(failures.strings.timelineFailedTitle, error))
      )
    }
  }

  /// The stored rows down to a screen below the reading position.
  private func firstRows(
    of stored: any StoredTimeline
  ) async throws -> (Page<Moment>, ReadingPosition?) {
    let position = kind.savesPosition ? try await parts.readerPosition.lastPosition() : nil
    let page = try await stored.storedPage(downTo: position?.momentID, atLeast: Self.leastRows)
    guard let position, let index = page.items.firstIndex(where: { $0.id == position.momentID })
    else { return (page, nil) }
    let needed = index + Self.leastRows
    guard page.items.count < needed else { return (page, position) }
    return (try await stored.storedPage(downTo: nil, atLeast: needed), position)
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
      endWaiting()
      await reads.read(ChangedContent(isStructural: true)).value
      skipped.collect(page.skipped)
      skipped.showOnce()
    } catch {
      if !isCancellation(error) { showRefreshFailure(error) }
    }
  }

  private func showRefreshFailure(_ error: any Error) {
    guard !startsWaiting(error) else { return }
    parts.messages.show(failures.refresh(error), .failure)
  }

  /// Loads the head, and the reader's relationship with the person.
  private func readHead() {
    Task { [head = parts.head] in
      await head.read()
      await head.requestRelationship()
    }
  }

  // MARK: Changes

  /// Handles a change: reads only what it names.
  func take(_ change: SocialChange) {
    reads.take(
      ChangedContent(
        isStructural: stored != nil && !change.timelines.isDisjoint(with: kind.sources),
        posts: change.posts,
        people: change.accounts
      )
    )
    parts.head.read(changed: change.accounts)
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
      reads.read(ChangedContent(isStructural: true))
      return
    }
    parts.taps.notePosts(page.items.lazy.map(\.postID))
    content.snapshot.setTogether {
      let before = content.install(merge)
      parts.readerPosition.noteNew(since: before)
      pager.rowsDidChange(next: page.next)
      showWhetherEmpty()
    }
  }

  /// Reads some rows; rows that no longer exist are removed.
  private func readRows(_ changed: ChangedContent) async throws {
    let ids = content.entries.rows(ofPosts: changed.posts, orPeople: changed.people)
    guard !ids.isEmpty else { return }
    let moments = try await timeline.rows(ids)
    let new = await TimelineEntries.entries(of: moments)
    parts.taps.notePosts(moments.lazy.map(\.postID))
    content.snapshot.setTogether {
      content.update(new, gone: ids.subtracting(moments.map(\.id)))
      parts.readerPosition.noteRemoved()
      showWhetherEmpty()
    }
  }

  // MARK: Messages

  /// Whether nothing is shown.
  ///
  /// If filters hide all loaded rows, older rows may still be shown.
  private var isEmpty: Bool { pager.next == nil && content.isEmpty }

  /// Sets the state after rows were read again, depending on whether there are any.
  private func showWhetherEmpty() {
    let isEmpty = isEmpty
    // An empty store is no evidence that a failed load would have returned nothing.
    if !isEmpty, case .failed = state {
      pager.show(.content)
    } else {
      pager.rowsDidChange(isEmpty: isEmpty)
    }
  }

  /// The message in place of rows where there are none.
  private var emptyMessage: ListEmptyMessage {
    guard parts.preparation.isWaiting else { return kind.emptyMessage(failures.strings) }
    return ListEmptyMessage(
      title: failures.strings.timelinePreparingTitle,
      message: failures.strings.timelinePreparingMessage
    )
  }

  /// Begins or continues to wait, if an error indicates that the server is still preparing the
  /// timeline.
  private func startsWaiting(_ error: any Error) -> Bool {
    let hasNewRows = !parts.preparation.isWaiting
    guard parts.preparation.begins(after: error) else { return false }
    pager.emptyMessage = emptyMessage
    if hasNewRows, state == .content {
      parts.messages.show(failures.strings.timelinePreparingTitle, .information)
    }
    return true
  }

  private func endWaiting() {
    parts.preparation.end()
    pager.emptyMessage = emptyMessage
  }
}
