public import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// The reader's filters over a provider; it observes their changes.
@MainActor
public final class LiveWordFiltersViewModel: LiveListScreen<WordFilterRow, Never>,
  WordFiltersViewModel
{
  private let provider: any WordFilterProvider
  private let readRows: @MainActor @Sendable () async throws -> [WordFilterRow]

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Stores the filters.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any WordFilterProvider,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let timeText = context.timeText
    let readRows: @MainActor @Sendable () async throws -> [WordFilterRow] = {
      let now = context.time.now()
      let rows = try await provider.wordFilters()
        .map { $0.row(timeText, now: now, strings: strings) }
      return rows.filter { !$0.hasEnded } + rows.filter(\.hasEnded)
    }
    self.provider = provider
    self.readRows = readRows
    super.init(
      named: "filters",
      in: context,
      texts: failures.texts(
        empty: (\.filtersEmptyTitle, \.filtersEmptyMessage),
        failed: \.filtersFailedTitle
      ),
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
    let stream = context.changeStream
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
      messages.show(ofStore: error, failures)
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
    track("delete-filter", filter.description)
    return Task {
      do {
        try await provider.perform(.deleteFilter(filter.description))
      } catch {
        messages.show(failures.refusal(error, strings.filterNotSaved), .failure)
      }
      await read()
    }
  }
}
