public import ListModel

/// What the screen of one moment with its comments shows and can be asked to do.
///
/// The sections are, in this order and each at most once:
/// 1. `parent`: one ``ThreadParentRow``, where the moment answers another.
/// 2. `moment`: one ``ThreadMomentRow``, the moment in parts.
/// 3. `comments`: a ``ThreadCommentHeaderRow``, then the tree of comments from top to bottom, each
///   ``ThreadCommentRow`` and ``ThreadPlaceholderRow`` followed by the answers to it unless they
///   are collapsed.
///
/// Intents name a comment by its identity; one that is not in the list any more is ignored, because
/// a tap may arrive after the row has left.
@MainActor
public protocol ThreadViewModel: ListViewModel {
  /// The language of what the screen says by itself.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  ///
  /// A message with an action can be undone: ``undo(_:)``.
  var message: Observable<UserMessage?> { get }

  /// Comments that came while the reader was reading and are not in the list yet; `nil` where there
  /// are none.
  var newComments: Observable<ThreadNewComments?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  // MARK: The moment

  /// Likes the moment or takes the like back: at once, and undone with a message if the provider
  /// refuses.
  ///
  /// - Returns: The work, done when the provider has answered. Letting go of it does not cancel it.
  @discardableResult
  func toggleLike() -> Task<Void, Never>

  /// Opens the folded text of the moment or folds it again.
  func toggleFold()

  /// Opens what is behind the content warning of the moment or closes it again.
  func toggleWarning()

  /// Opens the photos of the moment at one of them.
  func openPhoto(at index: Int)

  /// Opens the moment that this one answers.
  func openParent()

  /// Shows who likes the moment, where that is known.
  func openLikers()

  /// Shows who shared the moment, where that is known.
  func openBoosters()

  /// Shares the moment or takes that back, as ``toggleLike()`` does with likes.
  @discardableResult
  func toggleBoost() -> Task<Void, Never>

  /// Does what the reader chose in the menu of the moment or of a comment, as ``toggleLike()`` does
  /// with likes.
  ///
  /// - Parameters:
  ///   - command: What was chosen.
  ///   - moment: The moment of the screen, or a comment.
  /// - Returns: The work, done when the provider has answered.
  @discardableResult
  func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never>

  /// Chooses answers of the moment's poll, votes for them, or shows the results.
  ///
  /// - Returns: The work of a vote, done when the provider has answered.
  @discardableResult
  func performInPoll(_ action: PollAction) -> Task<Void, Never>

  /// Leads to where the reader's own moment is changed.
  func edit()

  /// Deletes the reader's own moment, as ``delete(_:)`` does with comments.
  @discardableResult
  func delete() -> Task<Void, Never>

  // MARK: Comments

  /// What invites the reader to comment; `nil` where nothing can be written.
  var commentPrompt: String? { get }

  /// Leads to where a comment on the moment is written.
  func writeComment()

  /// Leads to where a comment on a comment is written.
  func reply(to comment: ListItemID)

  /// Likes a comment or takes the like back, as ``toggleLike()`` does for the moment.
  @discardableResult
  func toggleLike(_ comment: ListItemID) -> Task<Void, Never>

  /// Hides the answers to a comment, or shows them again.
  func toggleCollapse(_ comment: ListItemID)

  /// Shows a comment that a filter or a mute keeps behind a placeholder.
  func reveal(_ comment: ListItemID)

  /// Opens what is behind the content warning of a comment or closes it again.
  func toggleWarning(_ comment: ListItemID)

  /// Opens the photos of a comment at one of them.
  func openPhoto(at index: Int, of comment: ListItemID)

  /// Deletes one of the reader's own comments.
  ///
  /// It leaves the list at once, with a message that can be undone for some seconds. The provider
  /// is asked only after that, or when the reader leaves the screen; if it refuses, the comment is
  /// back, with a message.
  ///
  /// - Returns: The work, done when it is undone or the provider has answered. Letting go of it
  ///   does not cancel it.
  @discardableResult
  func delete(_ comment: ListItemID) -> Task<Void, Never>

  /// Takes back what a message told of, while it can be.
  func undo(_ message: UserMessage.ID)

  /// Puts the new comments into the list.
  ///
  /// - Returns: The topmost of them, so that the screen can show it; `nil` where there are none.
  @discardableResult
  func showNewComments() -> ListItemID?

  // MARK: Elsewhere

  /// Follows a link, a mention or a hashtag of a text. Other kinds of mark lead nowhere.
  func open(_ target: RichText.Kind)

  /// Opens the profile of a person: an author, or one of those who liked.
  func openProfile(_ person: PersonReference)

  // MARK: The screen

  /// Looks for new comments every now and then, until the calling task is cancelled.
  ///
  /// The screen runs it while it is on screen.
  func watchForNewComments() async

  /// Called each time the screen has gone: what could still be undone is done now.
  func screenDidDisappear()
}
