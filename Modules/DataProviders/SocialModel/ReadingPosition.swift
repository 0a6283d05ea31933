/// Where a reader stopped in a timeline.
public struct ReadingPosition: Sendable, Hashable {
  /// The topmost row that the reader sees; `Moment.id`.
  public var momentID: String
  /// From the top edge of what is visible of the list to the top edge of that row, in points;
  /// negative for a row that is cut off above.
  public var distance: Double
  /// The newest row that the reader has seen, as `Moment.id`, or nil where that is not known.
  ///
  /// It may be far above. What is newer is news to them.
  public var reached: String?

  /// Makes a position.
  public init(momentID: String, distance: Double = 0, reached: String? = nil) {
    self.momentID = momentID
    self.distance = distance
    self.reached = reached
  }
}
