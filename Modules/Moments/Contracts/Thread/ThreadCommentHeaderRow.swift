public import ListModel
public import MomentsLanguage

/// The heading above the comments, with their number.
public struct ThreadCommentHeaderRow: ListItemViewModel, Hashable {
  /// "12 comments".
  public var title: String

  /// The text if there are none, if any.
  public var note: String?

  /// The identity of the row.
  ///
  /// There is one in a list.
  public var itemID: ListItemID { "comment-header" }
}

extension ThreadCommentHeaderRow {
  /// A header in the reader's language.
  public init(count: Int, strings: Strings) {
    self.init(
      title: count > 0 ? strings.comments(count) : strings.commentsTitle,
      note: count > 0 ? nil : strings.noCommentsYet
    )
  }
}
