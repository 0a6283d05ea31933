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

  /// Whether the moment is still on its way to the server: ``timeText`` says so.
  public var isPending: Bool

  /// Makes a row.
  public init(
    moment: ListItemID,
    author: PersonReference,
    timeText: String,
    timeAccessibilityText: String,
    isPending: Bool = false
  ) {
    self.moment = moment
    self.author = author
    self.timeText = timeText
    self.timeAccessibilityText = timeAccessibilityText
    self.isPending = isPending
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("author-\(moment)") }
}
