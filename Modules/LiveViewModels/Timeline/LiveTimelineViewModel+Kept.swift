import ListModel
import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// How many rows are read at least, and how many below the reader's place.
  private static let leastRows = 20

  /// The timeline, where it is kept on this machine.
  var kept: (any KeptTimeline)? { timeline as? any KeptTimeline }

  // MARK: Loading

  /// Shows what is kept, around the place where the reader stopped, and then looks for what is new.
  ///
  /// Where nothing is kept it is as if the timeline were a plain one.
  func loadKept(_ kept: any KeptTimeline) async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    stateSource.setIfChanged(.loading)
    setProfile(nil)
    readProfile()
    do {
      let mark = likes.mark
      let (page, position) = try await firstRows(of: kept)
      try Task.checkCancellation()
      isLoadingFirstPage = false
      guard !page.items.isEmpty else {
        await loadFirstPage(isReload: false)
        return
      }
      openingPlace = position.map {
        ReadingPlace(moment: ListItemID($0.momentID), distance: $0.distance)
      }
      topmost = openingPlace?.moment
      // The head shows as soon as it is there, which may take a network.
      showFirstPage(page, of: nil, askedAt: mark)
      noteNewMoments(above: position?.reached)
      // What changed while this was read.
      if !waitingRead.isEmpty { read(TimelineRead()) }
      await refreshKept()
    } catch {
      isLoadingFirstPage = false
      stateSource.value = isCancellation(error) ? .loading : .failed(failures.firstPage(error))
    }
  }

  /// What is kept, down to a screen below the reader's place.
  private func firstRows(
    of kept: any KeptTimeline
  ) async throws -> (Page<Moment>, ReadingPosition?) {
    let position = scope.keepsPlace ? try await kept.readingPosition() : nil
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
  func refreshKept() async {
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
      endPreparation()
      await read(TimelineRead(isStructural: true)).value
      tellSkippedOnce(page.skipped)
    } catch {
      guard !isCancellation(error), !isToldAsPrepared(error) else { return }
      tell(failures.refresh(error), .failure)
    }
  }

  // MARK: Changes

  /// Follows what changed in what is kept.
  func take(_ change: SocialChange) {
    let isShown = stateSource.value != .loading
    let work = TimelineRead(
      isStructural: change.timelines.contains(.init(scope)),
      posts: change.posts,
      people: change.accounts
    )
    waitingRead.merge(work)
    if isShown, !waitingRead.isEmpty { read(TimelineRead()) }
    if let person = profileRow?.person.id, change.accounts.contains(person) { readProfile() }
  }

  /// Asks for the head, and shows it if it says something else.
  func readProfile() {
    Task {
      guard case .success(let account?) = await loadedProfile() else { return }
      let before = profileRow
      setProfile(account)
      guard stateSource.value != .loading else { return }
      if profileRow != before { publish() }
      askForRelationship()
    }
  }

  /// Reads again; what is asked for while a read is under way is read after it, at once.
  ///
  /// - Returns: the work that ends when everything asked for until now shows.
  @discardableResult
  func read(_ work: TimelineRead) -> Task<Void, Never> {
    waitingRead.merge(work)
    if let reading { return reading }
    let task = Task {
      while !waitingRead.isEmpty {
        let work = waitingRead
        waitingRead = TimelineRead()
        await readNow(work)
      }
      reading = nil
    }
    reading = task
    return task
  }

  private func readNow(_ work: TimelineRead) async {
    guard let kept else { return }
    do {
      if work.isStructural {
        try await readRange(of: kept)
      } else {
        try await readRows(of: work, in: kept)
      }
    } catch {
      if !isCancellation(error) { tell(failures.refresh(error), .failure) }
    }
  }

  /// Reads the range that shows.
  private func readRange(of kept: any KeptTimeline) async throws {
    let last = entries.all.last?.moment.id
    let mark = likes.mark
    let page = try await kept.kept(
      downTo: last,
      atLeast: max(entries.all.count, Self.leastRows)
    )
    let merge = await TimelineEntries.merge(page, into: entries)
    guard entries.all.last?.moment.id == last else {
      // A page came below in the meantime: what was read ends too soon.
      waitingRead.isStructural = true
      return
    }
    likes.take(page.items, askedAt: mark)
    let isPageUnderWay = pagingSource.value == .loading
    if !isPageUnderWay { next = page.next }
    install(merge)
    guard !isPageUnderWay else { return }
    if next == nil {
      pagingSource.setIfChanged(.end)
    } else if pagingSource.value == .end {
      pagingSource.value = .idle
    }
  }

  /// Reads some rows; those that are gone leave the list.
  private func readRows(of work: TimelineRead, in kept: any KeptTimeline) async throws {
    let ids = entries.rows(ofPosts: work.posts, orPeople: work.people)
    guard !ids.isEmpty else { return }
    let mark = likes.mark
    let moments = try await kept.rows(ids)
    let new = await TimelineEntries.entries(of: moments)
    likes.take(moments, askedAt: mark)
    let gone = ids.subtracting(moments.map(\.id))
    let places = entries.update(new)
    guard gone.isEmpty else {
      entries.remove(Set(gone.map { ListItemID($0) }))
      showRows()
      showWhetherEmpty()
      return
    }
    showRows(at: places)
  }

  /// Shows what was read; rows are written only where they say something else.
  private func install(_ merge: TimelineEntries.Merge) {
    let before = entries
    let rowsBefore = rows
    entries = merge.entries
    entries.takeOpenings(of: before)
    let now = now()
    rows = entries.all.indices.map { place in
      let entry = entries.all[place]
      if merge.unchanged[place], let known = before.place(entry.id) { return rowsBefore[known] }
      return written(entry, now: now)
    }
    let gaps = Set(entries.gaps.values.map(\.id))
    gapStates = gapStates.filter { gaps.contains($0.key) }
    publish()
    noteNewMoments(since: before)
    showWhetherEmpty()
  }
}
