/// What a list screen shows and can be asked to do.
///
/// Publishing order: when rows and state change together, the sections are set first and the state
/// after, so that a screen told of ``ListState/content`` finds the rows in place.
///
/// The asynchronous calls return when their work is done and what came of it is published; none
/// throws, because failures are part of what is published. A call whose work is already under way
/// MUST NOT start it a second time. Cancelling the calling task abandons the work and leaves the
/// list as it was.
@MainActor
public protocol ListViewModel: AnyObject {
  /// The rows, in sections.
  var sections: Observable<[ListSection]> { get }

  /// What the screen as a whole shows.
  var state: Observable<ListState> { get }

  /// What stands at the end of the rows.
  var pagingState: Observable<PagingState> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message. A list shows it
  /// over its rows.
  var message: Observable<UserMessage?> { get }

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

  /// Takes back what a message told of, while it can be: a message with an
  /// ``UserMessage/undoTitle`` has a button for it.
  func undo(_ message: UserMessage.ID)
}

extension ListViewModel {
  /// A list that has nothing to tell.
  public var message: Observable<UserMessage?> { Observable(nil) }

  /// For lists whose messages tell of nothing that can be taken back.
  public func undo(_ message: UserMessage.ID) {}
}
