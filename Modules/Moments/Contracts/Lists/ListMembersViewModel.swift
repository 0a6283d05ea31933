public import ListModel

/// The content and the operations of the screen of a list's members.
///
/// Two sections of ``FriendRow``, each only if it has people: ``members``, those in the list, and
/// ``others``, the other people that the reader follows. The button adds or removes a person; rows
/// stay in their section until the screen is loaded again.
@MainActor
public protocol ListMembersViewModel: FriendsListContentViewModel, ListScreenViewModel {}

extension ListMembersViewModel {
  /// The identity of the section of members.
  public static var members: ListItemID { "members" }

  /// The identity of the section of those who can be added.
  public static var others: ListItemID { "others" }
}
