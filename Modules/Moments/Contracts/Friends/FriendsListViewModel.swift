public import ListModel

/// A list of people over a screen: a header, and the people.
@MainActor
public protocol FriendsListViewModel {
  /// What stands above the people.
  var header: any FriendsListHeaderViewModel { get }

  /// The people.
  var content: any FriendsListContentViewModel { get }
}

/// What stands above a list of people: what it is, how many there are, a button to leave.
@MainActor
public protocol FriendsListHeaderViewModel {
  /// What the list is: "Followers".
  var title: String { get }

  /// The symbol before the title.
  var icon: FriendsListSymbol { get }

  /// The symbol of the button to leave.
  var closeIcon: FriendsListSymbol { get }

  /// What that button is called.
  var closeTitle: String { get }

  /// How many people there are.
  var count: Observable<FriendsListCount> { get }

  /// Called when the reader leaves by the button.
  var onClose: @MainActor () -> Void { get }
}

/// How many people a list has, in words.
public struct FriendsListCount: Hashable, Sendable {
  /// The number, compact: "12.8K"; empty where it is not known.
  public var text: String

  /// The number in full, with what is counted, for assistive technologies.
  public var accessibilityText: String

  /// Makes a count of words.
  public init(text: String, accessibilityText: String) {
    self.text = text
    self.accessibilityText = accessibilityText
  }

  /// Makes a count in the reader's language; of `nil`, one that says nothing.
  public init(_ count: Int?, of kind: FriendsListKind, strings: Strings) {
    text = count.map(strings.compactNumber) ?? ""
    accessibilityText = count.map { kind.countText($0, strings) } ?? ""
  }
}

/// The people of a list.
///
/// One section of one ``FriendRow`` for each. An intent for a row that is gone is ignored.
@MainActor
public protocol FriendsListContentViewModel: ListViewModel {
  /// Follows a person or ends that.
  ///
  /// The row shows it as soon as the provider has taken it. If the provider refuses, the row is as
  /// it was and ``ListViewModel/message`` says so.
  ///
  /// - Returns: The work, done when the provider has answered. Letting go of it does not cancel it.
  @discardableResult
  func toggleFollow(_ row: ListItemID) -> Task<Void, Never>

  /// Opens the profile of a person.
  func open(_ row: ListItemID)
}

/// What lies around a list of people.
@MainActor
public protocol FriendsListContainerViewModel {
  /// What the ground around the list does when it is tapped, for assistive technologies.
  var outsideText: String { get }

  /// Called when the reader leaves without the button: by a tap outside, a swipe down, Escape.
  var onOutsideTap: @MainActor () -> Void { get }
}
