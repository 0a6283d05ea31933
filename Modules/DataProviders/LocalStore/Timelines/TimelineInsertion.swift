public import SocialModel

/// The result of inserting a page into a timeline.
public struct TimelineInsertion: Sendable, Hashable {
  /// Rows that were not in the timeline before, in the page's order.
  public var inserted: [Moment.ID]
  /// Whether a gap was closed.
  public var closedGap: Bool

  /// Makes a result; by default of a page that changed nothing.
  public init(inserted: [Moment.ID] = [], closedGap: Bool = false) {
    self.inserted = inserted
    self.closedGap = closedGap
  }
}
