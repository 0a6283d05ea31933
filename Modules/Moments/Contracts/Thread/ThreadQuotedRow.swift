public import ListModel

/// The moment that a thread's moment quotes.
public struct ThreadQuotedRow: ListItemViewModel, Hashable {
  /// The identity of the moment that quotes.
  public var moment: ListItemID

  /// Its beginning, or the reason why it is not shown.
  public var quoted: QuotedMoment

  /// Makes a row.
  public init(moment: ListItemID, quoted: QuotedMoment) {
    self.moment = moment
    self.quoted = quoted
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("quoted-\(moment)") }
}
