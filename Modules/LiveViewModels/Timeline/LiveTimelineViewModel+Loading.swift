import ListModel
import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// How many pages that bring nothing new are passed over in one go.
  private static let maximumBarrenPages = 10

  /// Loads the first page, unless rows are there already; of a timeline that is kept, what is kept, and then what is new.
  public func load() async {
    guard stateSource.value != .content else { return }
    if let kept {
      await loadKept(kept)
    } else {
      await loadFirstPage(isReload: false)
    }
  }

  /// Loads the first page again; what the reader opened and liked stays so.
  public func reload() async {
    if kept != nil, stateSource.value == .content {
      readProfile()
      await refreshKept()
    } else {
      await loadFirstPage(isReload: true)
    }
  }

  /// Loads the next page.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirstPage, let cursor = next else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    let mark = likes.mark
    pagingSource.value = .loading
    do {
      let page = try await fruitfulPage { [timeline] in try await timeline.moments(after: cursor) }
      try Task.checkCancellation()
      guard pageOf == generation else { return }
      next = page.next
      likes.take(page.items, askedAt: mark)
      entries.append(page)
      showNewRows()
      pagingSource.value = next == nil ? .end : .idle
      tellSkipped(page.skipped)
    } catch {
      guard pageOf == generation else { return }
      pagingSource.value = isCancellation(error) ? before : .failed(failures.nextPage(error))
    }
  }

  func loadFirstPage(isReload: Bool) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    defer { isLoadingFirstPage = false }
    let stateBefore = stateSource.value
    if stateBefore != .content, !isReload { stateSource.setIfChanged(.loading) }
    let mark = likes.mark
    async let profile = loadedProfile()
    do {
      let page = try await fruitfulPage(isFirst: true) { [timeline] in
        try await isReload ? timeline.refresh() : timeline.moments(after: nil)
      }
      let head = await profile
      try Task.checkCancellation()
      showFirstPage(page, of: head, askedAt: mark)
    } catch {
      _ = await profile
      if isCancellation(error) {
        stateSource.setIfChanged(stateBefore)
      } else if isToldAsPrepared(error) {
        showWhetherEmpty()
      } else if stateBefore == .content {
        tell(failures.refresh(error), .failure)
      } else {
        stateSource.value = .failed(failures.firstPage(error))
      }
    }
  }

  func showFirstPage(
    _ page: Page<Moment>,
    of profile: Result<Account?, any Error>?,
    askedAt mark: ReaderLikes.Mark
  ) {
    generation += 1
    endPreparation()
    next = page.next
    likes.take(page.items, askedAt: mark)
    entries.replace(with: page)
    // A head that could not be loaded again stays.
    if case .success(let account)? = profile { setProfile(account) }
    showRows()
    pagingSource.setIfChanged(next == nil ? .end : .idle)
    showWhetherEmpty()
    tellSkippedOnce(page.skipped)
    askForRelationship()
  }

  /// The head of the timeline.
  ///
  /// A timeline can do without: what fails here is tried again with the next first page.
  func loadedProfile() async -> Result<Account?, any Error> {
    do {
      return .success(try await profileProvider?.profile())
    } catch {
      return .failure(error)
    }
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
    while isFirst ? page.items.isEmpty : page.items.allSatisfy(entries.contains),
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

  /// Tells what was left out of a first page, unless that was told already.
  func tellSkippedOnce(_ skipped: [SkippedItem]) {
    guard skipped != toldSkipped else { return }
    toldSkipped = skipped
    tellSkipped(skipped)
  }

  private func tellSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    tell(writer.strings.skippedMoments(skipped.count), .information)
  }

  func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || Task.isCancelled
  }
}
