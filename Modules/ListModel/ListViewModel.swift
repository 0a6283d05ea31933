/// The content of a list screen and its operations.
///
/// The asynchronous calls return when their work is done and its result is published; none throws,
/// because failures are published. A call whose work is already in progress MUST NOT start it a
/// second time. Cancelling the calling task abandons the work and leaves the list unchanged.
@MainActor
public protocol ListViewModel: AnyObject {
  /// The rows, the state of the list and that of its paging, published together.
  var snapshot: Observable<ListSnapshot> { get }

  /// The message to show for a few seconds; `nil` before the first message. A list shows it over
  /// its rows.
  var message: Observable<UserMessage?> { get }

  /// Loads the first page: when the screen opens and when the reader retries after a failure.
  func load() async

  /// Loads the first page again and keeps the rows on screen meanwhile: pull to refresh.
  func reload() async

  /// Loads the next page: when the reader nears the end and when they retry a failed page.
  ///
  /// Does nothing if there is no next page or the first page is not loaded.
  func loadMore() async

  /// Called each time the screen has appeared: tracks a screen view.
  func screenDidAppear()

  /// Undoes the action that a message is about, while it is possible: a message with an
  /// ``UserMessage/undoTitle`` has a button for it.
  func undo(_ message: UserMessage.ID)
}

extension ListViewModel {
  /// The newest rows, in sections.
  public var sections: [ListSection] { snapshot.value.sections }

  /// The newest state of the whole list.
  public var state: ListState { snapshot.value.state }

  /// The newest state of paging.
  public var paging: PagingState { snapshot.value.paging }

  /// Returns a constant without a message.
  public var message: Observable<UserMessage?> { Observable(nil) }

  /// Does nothing, for lists whose messages have no undo.
  public func undo(_ message: UserMessage.ID) {}
}
