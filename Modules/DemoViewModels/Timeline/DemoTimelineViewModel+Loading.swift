public import ListModel
import MomentsContracts

extension DemoTimelineViewModel {
  /// Loads the first page, unless rows are there already.
  public func load() async {
    guard stateSource.value != .content else { return }
    stateSource.setIfChanged(.loading)
    await loadFirstPage()
    await letNewMomentsCome()
  }

  /// Loads the first page again; what the reader did to rows stays done.
  public func reload() async {
    await loadFirstPage()
  }

  /// Loads the next twelve rows.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirstPage else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    pagingSource.value = .loading
    guard await wait(scenario.pageDelay) else {
      if pageOf == generation { pagingSource.value = before }
      return
    }
    guard pageOf == generation else { return }
    if scenario == .pageFailure, !hasFailedPage {
      hasFailedPage = true
      pagingSource.value = .failed(
        ListFailure(
          title: strings.pageFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
      return
    }
    appendPage()
    publishRows()
    pagingSource.value = hasMore ? .idle : .end
  }

  private func loadFirstPage() async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    let hasArrived = await wait(scenario.loadDelay)
    isLoadingFirstPage = false
    guard hasArrived else { return }
    generation += 1
    switch scenario {
    case .failure where !hasFailedLoad:
      hasFailedLoad = true
      stateSource.value = .failed(
        ListFailure(
          title: strings.timelineFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    case .empty:
      showEmpty()
    case _ where numbers.isEmpty:
      showEmpty()
    default:
      let done = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      entries = []
      rows = []
      places = [:]
      gaps = []
      nextPlace = haveNewMomentsCome ? 0 : scenario.arrivalCount
      appendPage(keeping: done)
      tellTheirStory()
      publishRows()
      pagingSource.setIfChanged(hasMore ? .idle : .end)
      stateSource.setIfChanged(.content)
    }
  }

  private func showEmpty() {
    sectionsSource.value = profileSections
    pagingSource.setIfChanged(.end)
    stateSource.value = .empty(scope.emptyMessage(strings))
  }

  private var profileSections: [ListSection] {
    writer.profileSection(of: scope, follow: follow).map { [$0] } ?? []
  }

  /// Whether the delay passed; `false` if the task was cancelled.
  func wait(_ delay: Duration) async -> Bool {
    do {
      try await sleep(delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }

  private var hasMore: Bool {
    scenario == .endless || nextPlace < numbers.count
  }

  private func appendPage(keeping done: [ListItemID: DemoEntry] = [:]) {
    let page = nextPlace..<nextPlace + DemoFeed.pageSize
    for place in page where scenario == .endless || place < numbers.count {
      entries.append(entry(at: place, keeping: done))
    }
    nextPlace = page.upperBound
    writeRows(from: rows.count)
  }

  /// The entry at a place of the scope's feed.
  func entry(at place: Int, keeping done: [ListItemID: DemoEntry] = [:]) -> DemoEntry {
    let moments = DemoFeed.moments
    // Past the end the same moments come again, under new numbers.
    let number = numbers[place % numbers.count]
    let fresh = DemoEntry(
      number: number + place / numbers.count * moments.count,
      moment: moments[number]
    )
    var entry = done[fresh.id] ?? fresh
    entry.isLiked = likes.isLiked(entry)
    return entry
  }

  /// Writes the rows from a place on, after entries came or went there.
  func writeRows(from place: Int) {
    rows.removeLast(rows.count - place)
    for entry in entries[place...] {
      places[entry.id] = rows.count
      rows.append(writer.row(for: entry))
    }
  }

  func publishRows() {
    var items: [AnyListItem] = []
    for (entry, row) in zip(entries, rows) {
      if !entry.isRemoved { items.append(AnyListItem(row)) }
      items += gaps.filter { $0.above == entry.id }.map { AnyListItem(gapRow(of: $0)) }
    }
    sectionsSource.value = profileSections + [ListSection(id: "moments", items: items)]
  }

  /// Changes one entry and publishes its row; nothing happens where the row has left.
  func change(_ id: ListItemID, _ body: (inout DemoEntry) -> Void) {
    guard let place = places[id] else { return }
    body(&entries[place])
    rows[place] = writer.row(for: entries[place])
    publishRows()
  }
}
