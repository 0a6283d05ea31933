/// What a list screen shows and can be asked to do.
///
/// Publishing order: when rows and state change together, the sections are set first and the state
/// after, so that a screen told of ``ListState/content`` finds the rows in place.
///
/// The asynchronous calls return when their work is done and what came of it is published; none throws,
/// because failures are part of what is published. A call whose work is already under way MUST NOT start
/// it a second time. Cancelling the calling task abandons the work and leaves the list as it was.
@MainActor
public protocol ListViewModel: AnyObject {
  /// The rows, in sections.
  var sections: Observable<[ListSection]> { get }

  /// What the screen as a whole shows.
  var state: Observable<ListState> { get }

  /// What stands at the end of the rows.
  var pagingState: Observable<PagingState> { get }

  /// Loads the first page: when the screen opens and when the reader retries after a failure.
  func load() async

  /// Loads the first page again and keeps the rows on screen meanwhile: pull to refresh.
  func reload() async

  /// Loads the next page: when the reader nears the end and when they retry a failed page.
  ///
  /// Does nothing where there is no next page or no first one.
  func loadMore() async

  /// Called each time the screen has come on screen: tracks a screen view.
  func screenDidAppear()
}
