public import ListModel

/// The content and the operations of the list of the reader's filters.
///
/// One section, `filters`, of one ``WordFilterRow`` for each filter; ended ones last. There are no
/// pages. Actions on a row that was removed are ignored.
@MainActor
public protocol WordFiltersViewModel: ListViewModel {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Called with each route that the reader opens. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Opens a filter to edit it.
  func open(_ filter: ListItemID)

  /// Opens a new filter.
  func add()

  /// Deletes a filter; the screen requires a confirmation first.
  ///
  /// - Returns: The work, done when that is stored. Releasing it does not cancel it.
  @discardableResult
  func delete(_ filter: ListItemID) -> Task<Void, Never>

  /// Observes the filters, until the calling task is cancelled.
  ///
  /// The screen runs it while it is visible.
  func watch() async
}
