public import ListModel
public import MomentsLanguage

/// A list of people over a screen: a header and the people.
@MainActor
public protocol FriendsListViewModel {
  /// The symbol, title and count above the people, with the close button.
  var header: any FriendsListHeaderViewModel { get }

  /// The people.
  var content: any FriendsListContentViewModel { get }
}

/// The header of a list of people: title, count, and a close button.
@MainActor
public protocol FriendsListHeaderViewModel {
  /// The title: "Followers".
  var title: String { get }

  /// The symbol before the title.
  var icon: FriendsListSymbol { get }

  /// The symbol of the close button.
  var closeIcon: FriendsListSymbol { get }

  /// The accessibility label of that button.
  var closeTitle: String { get }

  /// The number of people.
  var count: Observable<FriendsListCount> { get }

  /// Called when the reader taps the close button.
  var onClose: @MainActor () -> Void { get }
}

/// The number of people of a list, as text.
public struct FriendsListCount: Hashable, Sendable {
  /// The number, compact: "12.8K"; empty if it is unknown.
  public var text: String

  /// The number in full, with what is counted, for assistive technologies.
  public var accessibilityText: String
}

/// The people of a list.
///
/// One section of one ``FriendRow`` for each. Actions on a row that was removed are ignored.
@MainActor
public protocol FriendsListContentViewModel: ListViewModel {
  /// Follows or unfollows a person.
  ///
  /// The row shows it as soon as the provider has accepted it. If the provider rejects it, the row
  /// is reverted and a ``ListViewModel/message`` is shown.
  ///
  /// - Returns: The work, done when the provider has responded. Releasing it does not cancel it.
  @discardableResult
  func toggleFollow(_ row: ListItemID) -> Task<Void, Never>

  /// Opens the profile of a person.
  func open(_ row: ListItemID)
}

/// The surroundings of a list of people.
@MainActor
public protocol FriendsListContainerViewModel {
  /// The accessibility label of the background around the list.
  var outsideText: String { get }

  /// Called when the reader leaves without the button: by a tap outside, a swipe down, Escape.
  var onOutsideTap: @MainActor () -> Void { get }
}

extension FriendsListCount {
  /// Makes a count in the reader's language; without text for `nil`.
  public init(_ count: Int?, of kind: any FriendsListKind, strings: Strings) {
    text = count.map(strings.compactNumber) ?? ""
    accessibilityText = count.map { kind.countText($0, strings) } ?? ""
  }
}
