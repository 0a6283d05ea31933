public import ListModel

/// What stands in place of a comment that does not show.
public struct ThreadPlaceholderRow: ListItemViewModel, Hashable {
  /// Why a comment does not show.
  public enum Kind: Hashable, Sendable {
    /// The reader muted or blocked who wrote it.
    case muted
    /// It meets one of the reader's filters, of this title.
    case filtered(title: String)
    /// It meets a filter that lets nothing through; it stands here only for the answers to it.
    case hidden
    /// It is gone, or was never known; it stands here only for the answers to it.
    case deleted

    /// Whether the reader may look at it nevertheless.
    public var canReveal: Bool {
      switch self {
      case .muted, .filtered: true
      case .hidden, .deleted: false
      }
    }
  }

  /// The identity of the comment.
  public var id: ListItemID

  /// Where it stands in the tree.
  public var branch: ThreadBranch

  /// Why it does not show.
  public var kind: Kind

  /// The same in words: "Filtered: spoilers".
  public var text: String

  /// The title of the button that shows it nevertheless, where there is one.
  public var revealTitle: String?

  /// The answers to it.
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
  /// Not that of the comment: showing it puts a row in place of this one.
  public var itemID: ListItemID { ListItemID("placeholder-\(id)") }
}
