public import ListModel

/// The time of a thread's moment in full, its visibility, whether it was edited, and its numbers of
/// likes and boosts.
public struct ThreadDetailRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The time in full.
  public var timeText: String

  /// Its visibility, and whether it was edited.
  public var marks: MomentRow.Marks

  /// "Show edit history": the action of a tap; `nil` if there is no history to show.
  public var editsTitle: String?

  /// "24 likes": opens the list of people; `nil` if there are none, they are unknown, or their
  /// names are already below.
  public var likesTitle: String?

  /// "12 boosts": opens the list of people; `nil` if there are none, or they are unknown.
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

  /// All texts, in order.
  public var texts: [String] {
    [timeText].filter { !$0.isEmpty } + marks.accessibilityTexts
      + [marks.botText].compactMap(\.self)
  }
}
