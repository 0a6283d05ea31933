public import ListModel
public import MomentsContracts
public import SocialModel

/// The reader's filters over a provider; it observes their changes.
@MainActor
public final class LiveWordFiltersViewModel: PagedListViewModel<WordFilterRow, NoCursor>,
  WordFiltersViewModel
{
  /// The language of the screen's texts.
  public let strings: Strings

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  private static let screenName = "filters"
  private let provider: any WordFilterProvider
  private let changes: any ChangeSource
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let readRows: @MainActor @Sendable () async throws -> [WordFilterRow]

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Stores the filters.
  ///   - changes: Notifies of changes.
  ///   - language: The language of the app.
  ///   - time: The time that decides which filters have ended.
  ///   - tracker: Tracks screen views and actions; optional.
  public init(
    provider: any WordFilterProvider,
    changes: any ChangeSource,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    let strings = Strings(language)
    let failures = FailureText(strings: strings, now: time.now)
    let timeText = TimeText(strings: strings, timeZone: time.timeZone)
    let readRows: @MainActor @Sendable () async throws -> [WordFilterRow] = {
      let now = time.now()
      let rows = try await provider.wordFilters()
        .map { $0.row(timeText, now: now, strings: strings) }
      return rows.filter { !$0.hasEnded } + rows.filter(\.hasEnded)
    }
    self.strings = strings
    self.failures = failures
    self.provider = provider
    self.changes = changes
    self.tracker = tracker
    self.readRows = readRows
    super.init(
      texts: ListTexts(
        empty: ListEmptyMessage(
          title: strings.filtersEmptyTitle,
          message: strings.filtersEmptyMessage
        ),
        failure: { failures.filters($0) },
        reloadFailure: { failures.message($0) }
      ),
      screenName: Self.screenName,
      tracker: tracker,
      sections: { [ListSection(id: "filters", rows: $0)] },
      source: { _ in ListPage(try await readRows()) }
    )
  }

  /// Loads the filters again.
  public override func reload() async {
    await refresh()
    await super.reload()
  }

  /// Reads the filters again on each change, until the calling task is cancelled; requests them
  /// from the server once, in case they were changed elsewhere.
  public func watch() async {
    // The stream begins before the first read, so that no change in between is missed.
    let stream = changes.changes()
    await read()
    let check = Task { [weak self] in await self?.checkServer() }
    defer { check.cancel() }
    for await change in stream where change.areFiltersChanged { await read() }
  }

  /// Reads the filters from the server; those stored are shown and apply while it cannot be
  /// reached, which needs no message.
  private func checkServer() async {
    do {
      try await provider.refreshWordFilters()
    } catch {
      guard case ProviderError.notSaved = error else { return }
      messages.show(failures.message(error), .failure)
    }
  }

  private func refresh() async {
    do {
      try await provider.refreshWordFilters()
    } catch {
      guard !isCancellation(error) else { return }
      messages.show(failures.refresh(error), .failure)
    }
  }

  private func read() async {
    await readAgain(readRows) { failures.message($0) }
  }

  /// Opens a filter, to be changed.
  public func open(_ filter: ListItemID) { onRoute?(.filter(.existing(filter))) }

  /// Leads to a new filter.
  public func add() { onRoute?(.filter(.new())) }

  /// Deletes a filter.
  @discardableResult
  public func delete(_ filter: ListItemID) -> Task<Void, Never> {
    tracker?.track(
      .action(name: "delete-filter", screen: Self.screenName, target: filter.description)
    )
    return Task {
      do {
        try await provider.deleteWordFilter(filter.description)
      } catch {
        messages.show(failures.filter(error), .failure)
      }
      await read()
    }
  }
}
