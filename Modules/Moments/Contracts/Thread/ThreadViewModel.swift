public import ListModel
import MomentsLanguage
public import MomentsValues

/// The content and the operations of the screen of one moment with its comments.
///
/// The sections are, in this order and each at most once:
/// 1. `parent`: one ``ThreadParentRow``, if the moment replies to another.
/// 2. `moment`: one ``ThreadMomentRow``, the moment in parts.
/// 3. `comments`: a ``ThreadCommentHeaderRow``, then the tree of comments from top to bottom, each
///   ``ThreadCommentRow`` and ``ThreadPlaceholderRow`` followed by its replies unless they are
///   collapsed.
///
/// Methods take the identity of a comment; one that is no longer in the list is ignored, because a
/// tap may arrive after the row was removed.
@MainActor
public protocol ThreadViewModel: ListScreenViewModel {
  /// Comments that arrived while the reader was reading and are not in the list yet; `nil` if there
  /// are none.
  var newComments: Observable<NewItems?> { get }

  // MARK: The moment

  /// Likes the moment or removes the like: immediately, and undone with a message if the provider
  /// rejects it.
  ///
  /// - Returns: The work, done when the provider has responded. Releasing it does not cancel it.
  @discardableResult
  func toggleLike() -> Task<Void, Never>

  /// Unfolds or folds the text of the moment.
  func toggleFold()

  /// Shows or hides the content behind the warning of the moment.
  func toggleWarning()

  /// Opens the photos of the moment at an index.
  func openPhoto(at index: Int)

  /// Opens the moment that this one replies to.
  func openParent()

  /// Shows who likes the moment, if that is known.
  func openLikers()

  /// Shows who boosted the moment, if that is known.
  func openBoosters()

  /// Boosts the moment or undoes the boost, as ``toggleLike()`` does with likes.
  @discardableResult
  func toggleBoost() -> Task<Void, Never>

  /// Performs a command of the menu of the moment or of a comment, as ``toggleLike()`` does with
  /// likes.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - moment: The moment of the screen, or a comment.
  /// - Returns: The work, done when the provider has responded.
  @discardableResult
  func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never>

  /// Chooses options of the moment's poll, votes for them, or shows the results.
  ///
  /// - Returns: The work of a vote, done when the provider has responded.
  @discardableResult
  func performInPoll(_ action: PollAction) -> Task<Void, Never>

  /// Opens the composer to edit the reader's own moment.
  func edit()

  /// Deletes the reader's own moment, as ``delete(_:)`` does with comments.
  @discardableResult
  func delete() -> Task<Void, Never>

  // MARK: Comments

  /// The placeholder of the comment bar; `nil` if the reader cannot comment.
  var commentPrompt: String? { get }

  /// Opens the composer for a comment on the moment.
  func writeComment()

  /// Opens the composer for a reply to a comment.
  func reply(to comment: ListItemID)

  /// Likes a comment or removes the like, as ``toggleLike()`` does for the moment.
  @discardableResult
  func toggleLike(_ comment: ListItemID) -> Task<Void, Never>

  /// Hides or shows the replies to a comment.
  func toggleCollapse(_ comment: ListItemID)

  /// Shows a comment that a filter or a mute hides behind a placeholder.
  func reveal(_ comment: ListItemID)

  /// Shows or hides the content behind the warning of a comment.
  func toggleWarning(_ comment: ListItemID)

  /// Opens the photo viewer with the photos of a comment, at one of them.
  func openPhoto(at index: Int, of comment: ListItemID)

  /// Deletes one of the reader's own comments.
  ///
  /// It is removed from the list immediately, with a message that can be undone for some seconds.
  /// The request is made only after that, or when the reader leaves the screen; if the provider
  /// rejects it, the comment is restored, with a message.
  ///
  /// - Returns: The work, done when it is undone or the provider has responded. Releasing it does
  ///   not cancel it.
  @discardableResult
  func delete(_ comment: ListItemID) -> Task<Void, Never>

  /// Undoes the action that a message is about, while it is possible.
  func undo(_ message: UserMessage.ID)

  /// Inserts the new comments into the list.
  ///
  /// - Returns: The topmost of them, so that the screen can scroll to it; `nil` if there are none.
  @discardableResult
  func showNewComments() -> ListItemID?

  // MARK: Elsewhere

  /// Opens a link, a mention or a hashtag of a text; other kinds of mark are ignored.
  func open(_ target: RichText.Style)

  /// Opens the profile of a person: an author, or one of those who like the moment.
  func openProfile(_ person: PersonReference)

  // MARK: The screen

  /// Called each time the screen has disappeared: deletions that could still be undone are
  /// performed now.
  func screenDidDisappear()
}

extension ThreadViewModel {
  /// The title of the screen.
  public var title: String { strings.threadTitle }
}
