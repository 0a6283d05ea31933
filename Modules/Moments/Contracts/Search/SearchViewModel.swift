public import ListModel
import MomentsLanguage
public import MomentsValues

/// The content and the operations of the search screen.
///
/// Without a text, the sections contain ``RecentSearchRow`` (at most one section). With one, a
/// ``SearchAddressRow`` if the text is an address, and then ``FriendRow``, ``TagRow`` and
/// ``MomentRow``, each kind in a section of its own below a ``SearchHeadingRow``, with
/// ``SearchNoteRow`` and ``SearchMoreRow`` where needed. Actions on a row that was removed are
/// ignored.
@MainActor
public protocol SearchViewModel: ListScreenViewModel {
  /// The text of the search field; also changes when the reader chooses a recent search.
  var text: Observable<String> { get }

  /// What is searched for; changed by ``show(_:)``.
  var scope: Observable<SearchScope> { get }

  /// Handles the reader's actions on people in the results.
  ///
  /// Read it for each action: another search has another one.
  var people: any FriendsListContentViewModel { get }

  /// Handles the reader's actions on moments in the results, as ``people``.
  var moments: any TimelineViewModel { get }

  /// Searches for another text, as soon as the reader stops typing; results for the previous text
  /// are discarded.
  func type(_ text: String)

  /// Searches immediately, and opens the text if it is an address.
  func submit()

  /// Changes the scope of the search.
  func show(_ scope: SearchScope)

  /// Repeats a recent search.
  func choose(_ recent: RecentSearchRow)

  /// Removes a recent search from the list.
  func remove(_ recent: RecentSearchRow)

  /// Removes all recent searches.
  func removeAllRecents()

  /// Opens the typed address.
  ///
  /// - Returns: The work, done when it is open or its row shows the failure. Releasing it does not
  ///   cancel it.
  @discardableResult
  func openAddress() -> Task<Void, Never>

  /// Opens the moments with a hashtag.
  func openTag(_ tag: TagRow)

  /// Called each time the screen has disappeared: deletions that could still be undone are
  /// performed now.
  func screenDidDisappear()
}

extension SearchViewModel {
  /// The title of the screen.
  public var title: String { strings.searchTitle }
}
