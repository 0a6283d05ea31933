public import ListModel
public import MomentsLanguage

/// A kind of list of people: its texts, its symbol and its name.
///
/// The app's own are those of a ``FriendsListRoute``. Any other type can be one, and nothing else
/// has to know it.
public protocol FriendsListKind: Sendable {
  /// The title of the list, in the reader's language.
  func title(_ strings: Strings) -> String

  /// The number of people, in full: "12 followers".
  func countText(_ count: Int, _ strings: Strings) -> String

  /// What is shown in place of rows.
  func emptyMessage(_ strings: Strings) -> ListEmptyMessage

  /// The message if its owner, or the server, does not show the list.
  func hiddenMessage(_ strings: Strings) -> ListFailure

  /// Shown before the title in the header.
  var symbol: FriendsListSymbol { get }

  /// The name of the list in tracked screen views.
  var screenName: String { get }
}

/// The symbols of a list of people, by meaning; its `ViewConfig` maps them to icons.
///
/// A list of another kind may have one of its own: `FriendsListSymbol(rawValue: "birthdays")`.
public struct FriendsListSymbol: RawRepresentable, Hashable, Sendable {
  /// The name of the symbol.
  public var rawValue: String

  /// Makes a symbol of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Followers of a person.
  public static let followers = FriendsListSymbol(rawValue: "followers")
  /// People that a person follows.
  public static let following = FriendsListSymbol(rawValue: "following")
  /// People who like a moment.
  public static let likes = FriendsListSymbol(rawValue: "likes")
  /// People who boosted a moment.
  public static let boosts = FriendsListSymbol(rawValue: "boosts")
  /// Closes the list.
  public static let close = FriendsListSymbol(rawValue: "close")
}
