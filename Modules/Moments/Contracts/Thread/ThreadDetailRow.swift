public import ListModel

/// When the moment of a thread was written, in full, who may see it, and what was changed since.
public struct ThreadDetailRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// When, in full.
  public var timeText: String

  /// Who may see it, and whether it was changed.
  public var marks: MomentRow.Marks

  /// "Show edit history": what a tap does; `nil` where there is nothing to see of what the moment
  /// said before.
  public var editsTitle: String?

  /// Makes a row.
  public init(
    moment: ListItemID,
    timeText: String,
    marks: MomentRow.Marks = MomentRow.Marks(),
    editsTitle: String? = nil
  ) {
    self.moment = moment
    self.timeText = timeText
    self.marks = marks
    self.editsTitle = editsTitle
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("detail-\(moment)") }

  /// All that is said, in order.
  public var texts: [String] {
    [timeText].filter { !$0.isEmpty } + marks.accessibilityTexts
      + [marks.botText].compactMap(\.self)
  }
}
