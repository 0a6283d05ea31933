public import ListModel
public import MomentsLanguage

/// The placeholder of a comment that is not shown.
public struct ThreadPlaceholderRow: ListItemViewModel, Hashable {
  /// Why a comment is not shown.
  public enum Kind: Hashable, Sendable {
    /// The reader muted or blocked the author.
    case muted
    /// It meets one of the reader's filters, of this title.
    case filtered(title: String)
    /// It meets a filter that hides it completely; it is here only for its replies.
    case hidden
    /// It was deleted, or was never known; it is here only for its replies.
    case deleted

    /// Whether the reader may show it nevertheless.
    public var canReveal: Bool {
      switch self {
      case .muted, .filtered: true
      case .hidden, .deleted: false
      }
    }
  }

  /// The identity of the comment.
  public var id: ListItemID

  /// Its position in the tree.
  public var branch: ThreadBranch

  /// Why it is not shown.
  public var kind: Kind

  /// The same as text: "Filtered: spoilers".
  public var text: String

  /// The title of the button that shows it nevertheless, if there is one.
  public var revealTitle: String?

  /// The number of all descendants, and whether they are hidden.
  public var replies: ThreadReplies

  /// Makes a row in the reader's language.
  public init(
    id: ListItemID,
    branch: ThreadBranch = ThreadBranch(),
    kind: Kind,
    replies: ThreadReplies,
    strings: Strings
  ) {
    self.id = id
    self.branch = branch
    self.kind = kind
    self.replies = replies
    text = strings.placeholder(kind)
    revealTitle = kind.canReveal ? strings.showContent : nil
  }

  /// The identity of the row.
  ///
  /// Not that of the comment: showing it replaces this row by another.
  public var itemID: ListItemID { ListItemID("placeholder-\(id)") }
}
