public import ListModel

/// The content and the operations of the screen of follow requests.
///
/// One section, `follow-requests`, of one ``FollowRequestRow`` for each person, the latest first.
/// Answered requests stay, with their result, until the list is loaded again. Actions on a row that
/// was removed, or that was answered, are ignored.
@MainActor
public protocol FollowRequestsViewModel: ListViewModel {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Called with each route that the reader opens.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Accepts or rejects the request of a person.
  func answer(_ row: ListItemID, accepted: Bool)

  /// Opens the profile of a person.
  func open(_ row: ListItemID)
}
