public import ListModel

/// The time of a thread's moment in full, its visibility, and whether it was edited.
public struct ThreadDetailRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The time in full.
  public var timeText: String

  /// Its visibility, and whether it was edited.
  public var marks: MomentRow.Marks

  /// "Show edit history": the action of a tap; `nil` if there is no history to show.
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

  /// All texts, in order.
  public var texts: [String] {
    [timeText].filter { !$0.isEmpty } + marks.accessibilityTexts
      + [marks.botText].compactMap(\.self)
  }
}
