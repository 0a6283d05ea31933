public import ListModel
import MomentsLanguage

/// The content and the operations of the list of the reader's filters.
///
/// One section, `filters`, of one ``WordFilterRow`` for each filter; ended ones last. There are no
/// pages. Actions on a row that was removed are ignored.
@MainActor
public protocol WordFiltersViewModel: ListScreenViewModel {
  /// Opens a filter to edit it.
  func open(_ filter: ListItemID)

  /// Opens a new filter.
  func add()

  /// Deletes a filter; the screen requires a confirmation first.
  ///
  /// - Returns: The work, done when that is stored. Releasing it does not cancel it.
  @discardableResult
  func delete(_ filter: ListItemID) -> Task<Void, Never>
}

extension WordFiltersViewModel {
  /// The title of the screen.
  public var title: String { strings.filtersTitle }
}
