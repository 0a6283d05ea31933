public import ListModel

/// What the list of the reader's filters shows and can be asked to do.
///
/// One section, `filters`, of one ``WordFilterRow`` for each filter; those that count no more at
/// the end. There are no pages. An intent for a row that is gone is ignored.
@MainActor
public protocol WordFiltersViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Opens a filter, to be changed.
  func open(_ filter: ListItemID)

  /// Leads to a new filter.
  func add()

  /// Deletes a filter; the screen asks before.
  ///
  /// - Returns: The work, done when that is kept. Letting go of it does not cancel it.
  @discardableResult
  func delete(_ filter: ListItemID) -> Task<Void, Never>

  /// Follows the filters, until the calling task is cancelled.
  ///
  /// The screen runs it while it is on screen.
  func watch() async
}
