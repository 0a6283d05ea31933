public import ListModel

/// Where a reader is in a timeline.
public struct TimelinePosition: Hashable, Sendable {
  /// The topmost moment that the reader sees.
  public var moment: ListItemID

  /// From the top edge of what is visible of the list to the top edge of that row, in points;
  /// negative for a row that is cut off above.
  public var distance: Double

  /// Makes a place.
  public init(moment: ListItemID, distance: Double) {
    self.moment = moment
    self.distance = distance
  }
}
