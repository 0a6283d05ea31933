public import ListModel

/// What the screen of those who ask to follow the reader shows and can be asked to do.
///
/// One section, `follow-requests`, of one ``FollowRequestRow`` for each person, those who asked
/// last first. What the reader answered stays, with what became of it, until the list is loaded
/// anew. An intent for a row that is gone, or that was answered, is ignored.
@MainActor
public protocol FollowRequestsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Lets a person follow the reader, or not.
  func answer(_ row: ListItemID, accepted: Bool)

  /// Opens the profile of a person.
  func open(_ row: ListItemID)
}
