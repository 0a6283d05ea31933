public import ListModel
import MomentsLanguage

/// The content and the operations of the explore screen.
///
/// The screen is a list of shelves, known from the start; each loads, fails and is retried on its
/// own. Methods take the identity of a shelf or an item; one that no longer exists is ignored,
/// because a tap may arrive after it was removed.
///
/// Loading the list loads every shelf that has nothing; reloading loads all again, and a shelf with
/// items keeps them if that fails.
///
/// The asynchronous calls return when their work is done and its result is published; none throws.
/// A call whose work is already in progress MUST NOT start it a second time. Cancelling the calling
/// task abandons the work and leaves the shelf unchanged.
@MainActor
public protocol ExploreViewModel: ListScreenViewModel, DeclaredListViewModel {
  /// The shelves, top to bottom.
  var shelves: Observable<[ExploreShelf]> { get }

  /// Loads a shelf that failed.
  func retry(_ shelf: ListItemID) async

  /// Loads the next page of a shelf: when the reader nears its end, requests more, or retries a
  /// page.
  ///
  /// Does nothing if there is no next page or no first one.
  func loadMore(_ shelf: ListItemID) async

  /// Opens the first photo of a moment.
  func openPhoto(_ photo: PhotoTile)

  /// Opens the moments with a hashtag.
  func openTag(_ tag: TagRow)

  /// Opens the timeline of a person.
  func openPerson(_ person: PersonRow)

  /// Opens a page on the web.
  func openLink(_ link: LinkRow)
}

extension ExploreViewModel {
  /// The title of the screen.
  public var title: String { strings.exploreTitle }
}
