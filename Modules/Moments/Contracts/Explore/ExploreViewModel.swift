public import ListModel

/// What the explore screen shows and can be asked to do.
///
/// The screen is a list of shelves, known from the first moment on; each loads, fails and is
/// retried on its own. Intents name a shelf or an item by its identity; one that is not there any
/// more is ignored, because a tap may arrive after it has left.
///
/// The asynchronous calls return when their work is done and what came of it is published; none
/// throws. A call whose work is already under way MUST NOT start it a second time. Cancelling the
/// calling task abandons the work and leaves the shelf as it was.
@MainActor
public protocol ExploreViewModel: AnyObject {
  /// The title of the screen.
  var title: String { get }

  /// The shelves, top to bottom.
  var shelves: Observable<[ExploreShelf]> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Loads the first page of every shelf that has none: when the screen opens.
  func load() async

  /// Loads the first page of every shelf again and keeps what is shown meanwhile: pull to refresh.
  ///
  /// A shelf that has items keeps them when this fails, and ``message`` says so.
  func reload() async

  /// Loads a shelf that failed.
  func retry(_ shelf: ListItemID) async

  /// Loads the next page of a shelf: when the reader nears its end, asks for more, or retries a
  /// page.
  ///
  /// Does nothing where there is no next page or no first one.
  func loadMore(_ shelf: ListItemID) async

  /// Opens the photos of a moment at its first.
  func openPhoto(_ photo: PhotoTile)

  /// Opens the moments with a hashtag.
  func openTag(_ tag: TagRow)

  /// Opens the timeline of a person.
  func openPerson(_ person: PersonRow)

  /// Opens a page on the web.
  func openLink(_ link: LinkRow)

  /// Called each time the screen has come on screen: tracks a screen view.
  func screenDidAppear()
}
