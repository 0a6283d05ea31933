public import ListModel

/// Who wrote the moment of a thread, and when.
public struct ThreadAuthorRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// Who wrote it.
  public var author: PersonReference

  /// When, in few words: "5 min", "Yesterday".
  public var timeText: String

  /// When, in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Makes a row.
  public init(
    moment: ListItemID,
    author: PersonReference,
    timeText: String,
    timeAccessibilityText: String
  ) {
    self.moment = moment
    self.author = author
    self.timeText = timeText
    self.timeAccessibilityText = timeAccessibilityText
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("author-\(moment)") }
}
