public import ListModel

/// What the timeline screen shows and can be asked to do.
///
/// The sections hold ``UserProfileRow`` (at most one, in the first section) and ``MomentRow``. Intents
/// name a moment by its identity; an identity that is not in the list any more is ignored, because
/// a tap may arrive after the row has left.
@MainActor
public protocol TimelineViewModel: ListViewModel {
  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Likes a moment or takes the like back.
  ///
  /// The row shows it before the call returns. If the provider refuses, the row is as it was and
  /// ``message`` says so. A toggle while another is under way is done after it.
  ///
  /// - Returns: The work, done when the provider has answered. Letting go of it does not cancel it.
  @discardableResult
  func toggleLike(_ moment: ListItemID) -> Task<Void, Never>

  /// Opens a folded text or folds it again.
  func toggleFold(_ moment: ListItemID)

  /// Opens what is behind a content warning or closes it again.
  func toggleWarning(_ moment: ListItemID)

  /// Follows a link, a mention or a hashtag of a text. Other kinds of mark lead nowhere.
  func open(_ target: RichText.Kind, in moment: ListItemID)

  /// Opens the photos of a moment at one of them.
  func openPhoto(at index: Int, of moment: ListItemID)

  /// Opens the profile of a person: an author, or one of those who liked.
  func openProfile(_ person: PersonReference)

  /// Opens a moment with its comments.
  func openMoment(_ moment: ListItemID)
}
