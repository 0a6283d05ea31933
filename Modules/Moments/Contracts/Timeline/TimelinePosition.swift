public import ListModel

/// The reading position in a timeline.
public struct TimelinePosition: Hashable, Sendable {
  /// The topmost visible moment.
  public var moment: ListItemID

  /// The distance from the top edge of the list's visible area to the top edge of that row, in
  /// points; negative for a row that is cut off above.
  public var distance: Double

  /// Makes a position.
  public init(moment: ListItemID, distance: Double) {
    self.moment = moment
    self.distance = distance
  }
}
