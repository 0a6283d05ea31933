public import ListModel

/// What the search screen shows and can be asked to do.
///
/// Without a text, the sections hold ``RecentSearchRow`` (at most one section). With one, a
/// ``SearchAddressRow`` where the text is an address, and then ``FriendRow``, ``TagRow`` and
/// ``MomentRow``, each kind in a section of its own below a ``SearchHeadingRow``, with
/// ``SearchNoteRow`` and ``SearchMoreRow`` where there is something to say or more to see. An
/// intent for a row that is gone is ignored.
@MainActor
public protocol SearchViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// What is searched for, as it stands in the field; changes by itself when the reader chooses
  /// something that they searched for before.
  var text: Observable<String> { get }

  /// What is looked for.
  var scope: Observable<SearchScope> { get }

  /// Takes what the reader does with the people that were found.
  ///
  /// To be asked for with each action: another search has others.
  var people: any FriendsListContentViewModel { get }

  /// Takes what the reader does with the moments that were found, as ``people``.
  var moments: any TimelineViewModel { get }

  /// Searches for another text, as soon as the reader stops typing; what is found for the text
  /// before is dropped.
  func type(_ text: String)

  /// Searches at once, and opens the text where it is an address.
  func submit()

  /// Looks for something else by the same text.
  func show(_ scope: SearchScope)

  /// Searches again for something that the reader searched for before.
  func choose(_ recent: RecentSearchRow)

  /// Takes something that the reader searched for out of the list.
  func remove(_ recent: RecentSearchRow)

  /// Takes everything out of that list.
  func removeAllRecents()

  /// Opens what the address leads to that was typed.
  ///
  /// - Returns: The work, done when it is open or its row says why it is not. Letting go of it does
  ///   not cancel it.
  @discardableResult
  func openAddress() -> Task<Void, Never>

  /// Opens the moments with a hashtag.
  func openTag(_ tag: TagRow)

  /// Called each time the screen has gone: what could still be undone is done now.
  func screenDidDisappear()
}
