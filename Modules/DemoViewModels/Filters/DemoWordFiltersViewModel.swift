public import ListModel
public import MomentsContracts
import MomentsLanguage

/// The reader's filters, of fixed rows.
@MainActor
public final class DemoWordFiltersViewModel: DemoRowsScreen<WordFilterRow>, WordFiltersViewModel {
  override class var section: ListItemID { "filters" }
  override class var emptyTexts: EmptyTexts { (\.filtersEmptyTitle, \.filtersEmptyMessage) }

  /// Leads to the sheet.
  public func open(_ filter: ListItemID) { onRoute?(.filter(.existing(filter))) }

  /// Leads to the sheet.
  public func add() { onRoute?(.filter(.new())) }

  /// Records the intent.
  @discardableResult
  public func delete(_ filter: ListItemID) -> Task<Void, Never> { note("delete", filter) }
}
