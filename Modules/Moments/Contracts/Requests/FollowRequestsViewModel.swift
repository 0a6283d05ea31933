public import ListModel
import MomentsLanguage

/// The content and the operations of the screen of follow requests.
///
/// One section, `follow-requests`, of one ``FollowRequestRow`` for each person, the latest first.
/// Answered requests stay, with their result, until the list is loaded again. Actions on a row that
/// was removed, or that was answered, are ignored.
@MainActor
public protocol FollowRequestsViewModel: ListScreenViewModel {
  /// Accepts or rejects the request of a person.
  func answer(_ row: ListItemID, accepted: Bool)

  /// Opens the profile of a person.
  func open(_ row: ListItemID)
}

extension FollowRequestsViewModel {
  /// The title of the screen.
  public var title: String { strings.followRequestsTitle }
}
