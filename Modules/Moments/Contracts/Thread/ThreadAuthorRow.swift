public import ListModel

/// The author of a thread's moment, and the time.
public struct ThreadAuthorRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// Who wrote the moment; a tap opens their profile.
  public var author: PersonReference

  /// The time, short: "5 min", "Yesterday".
  public var timeText: String

  /// The time in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Whether the moment is not sent yet; ``timeText`` shows that.
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
