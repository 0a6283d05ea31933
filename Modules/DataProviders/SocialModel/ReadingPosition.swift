/// A reading position in a timeline.
public struct ReadingPosition: Sendable, Hashable {
  /// The topmost row that the reader sees; `Moment.id`.
  public var momentID: String
  /// The distance from the top edge of the visible list to the top edge of that row, in points;
  /// negative for a row that is cut off above.
  public var distance: Double
  /// The newest row that the reader has seen, as `Moment.id`, or nil where that is unknown.
  ///
  /// It may be far above. Newer rows are new to the reader.
  public var reached: String?

  /// Makes a position.
  public init(momentID: String, distance: Double = 0, reached: String? = nil) {
    self.momentID = momentID
    self.distance = distance
    self.reached = reached
  }
}
