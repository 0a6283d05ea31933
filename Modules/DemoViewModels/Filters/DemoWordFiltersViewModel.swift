public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The reader's filters, of fixed rows.
@MainActor
public final class DemoWordFiltersViewModel: DemoListScreen, WordFiltersViewModel {
  /// Makes a list of rows; by default empty.
  public init(
    _ rows: [WordFilterRow],
    state: ListState? = nil,
    language: AppLanguage
  ) {
    super.init(
      rows.isEmpty ? [] : [ListSection(id: "filters", rows: rows)],
      empty: (\.filtersEmptyTitle, \.filtersEmptyMessage),
      state: state,
      language: language
    )
  }

  /// Leads to the sheet.
  public func open(_ filter: ListItemID) { onRoute?(.filter(.existing(filter))) }

  /// Leads to the sheet.
  public func add() { onRoute?(.filter(.new())) }

  /// Records the intent.
  @discardableResult
  public func delete(_ filter: ListItemID) -> Task<Void, Never> { note("delete", filter) }
}
