public import ListModel

/// What the screen of the people of a list shows and can be asked to do.
///
/// Two sections of ``FriendRow``, each only where there is somebody: ``members``, those in the
/// list, and ``others``, whom the reader follows besides. The button puts somebody in or takes them
/// out; they stay where they are until the screen is loaded again.
@MainActor
public protocol ListMembersViewModel: FriendsListContentViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }
}

extension ListMembersViewModel {
  /// The identity of the section of those in the list.
  public static var members: ListItemID { "members" }

  /// The identity of the section of those who could be.
  public static var others: ListItemID { "others" }
}
