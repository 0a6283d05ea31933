public import ListModel
import MomentsLanguage

/// The content and the operations of the screen of one moment with its comments.
///
/// The sections are, in this order and each at most once:
/// 1. `parent`: one ``ThreadParentRow``, if the moment replies to another.
/// 2. `moment`: one ``ThreadMomentRow``, the moment in parts.
/// 3. `comments`: a ``ThreadCommentHeaderRow``, then the tree of comments from top to bottom, each
///   ``ThreadCommentRow`` and ``ThreadPlaceholderRow`` followed by its replies unless they are
///   collapsed.
///
/// The moment and the comments are named by the identities of their posts, and so is the moment
/// that it replies to.
@MainActor
public protocol ThreadViewModel: MomentsViewModel {
  /// Comments that arrived while the reader was reading and are not in the list yet; `nil` if there
  /// are none.
  var newComments: Observable<NewItems?> { get }

  /// The placeholder of the comment bar; `nil` if the reader cannot comment.
  var commentPrompt: String? { get }

  /// Inserts the new comments into the list.
  ///
  /// - Returns: The topmost of them, so that the screen can scroll to it; `nil` if there are none.
  @discardableResult
  func showNewComments() -> ListItemID?
}

extension ThreadViewModel {
  /// The title of the screen.
  public var title: String { strings.threadTitle }
}
