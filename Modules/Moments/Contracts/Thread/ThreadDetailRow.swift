public import ListModel

/// When the moment of a thread was written, in full, who may see it, what was changed since, and
/// how often it was shared.
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

  /// "24 likes": leads to who does; `nil` where nobody does, nobody can say, or their names stand
  /// below already.
  public var likesTitle: String?

  /// "12 boosts": leads to who did; `nil` where nobody did, or nobody can say.
  public var boostsTitle: String?

  /// Makes a row.
  public init(
    moment: ListItemID,
    timeText: String,
    marks: MomentRow.Marks = MomentRow.Marks(),
    editsTitle: String? = nil,
    likesTitle: String? = nil,
    boostsTitle: String? = nil
  ) {
    self.moment = moment
    self.timeText = timeText
    self.marks = marks
    self.editsTitle = editsTitle
    self.likesTitle = likesTitle
    self.boostsTitle = boostsTitle
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("detail-\(moment)") }

  /// All that is said, in order.
  public var texts: [String] {
    [timeText].filter { !$0.isEmpty } + marks.accessibilityTexts
      + [marks.botText].compactMap(\.self)
  }
}
