import CoreGraphics

/// The motion of a row while it is swiped and after it is released, as pure functions.
///
/// Distances are in points, times in seconds. The exposure is the visible width of the actions.
package enum SwipePhysics {
  package static let leastActionWidth: CGFloat = 74
  /// The maximum width of the actions, as a fraction of the row's width.
  static let widestShare: CGFloat = 0.8
  /// The rate of the spring that opens and closes rows, per second.
  package static let springRate: CGFloat = 20
  /// The time in which the first action expands to the whole width.
  package static let takeoverTime: CGFloat = 0.2
  /// How far ahead the position after a release is projected to decide whether a row opens, in
  /// seconds.
  private static let foresight: CGFloat = 0.15

  /// The exposure from which a release performs the first action.
  package static func fullSwipeThreshold(open: CGFloat, rowWidth: CGFloat) -> CGFloat {
    min(max(rowWidth * 0.6, open + 48), rowWidth * 0.95)
  }

  /// Returns the exposure for a touch that moved by `distance`: beyond the open width it resists,
  /// unless a full swipe is possible; in the opposite direction it is 0.
  package static func exposure(
    distance: CGFloat,
    open: CGFloat,
    rowWidth: CGFloat,
    allowsFullSwipe: Bool
  ) -> CGFloat {
    if distance < 0 { return 0 }
    if distance <= open { return distance }
    if allowsFullSwipe { return min(distance, rowWidth) }
    return open + ScrollPhysics.rubberBand(distance: distance - open, dimension: rowWidth / 3)
  }

  /// Returns the distance of the touch for an exposure: the inverse of `exposure`.
  package static func distance(
    exposure: CGFloat,
    open: CGFloat,
    rowWidth: CGFloat,
    allowsFullSwipe: Bool
  ) -> CGFloat {
    if exposure <= open || allowsFullSwipe { return max(exposure, 0) }
    return open
      + ScrollPhysics.fingerDistance(pulled: exposure - open, dimension: rowWidth / 3)
  }

  /// Whether a row released at an exposure and a velocity opens.
  package static func opens(exposure: CGFloat, velocity: CGFloat, open: CGFloat) -> Bool {
    exposure + velocity * foresight > open / 2
  }

  /// Returns the widths of the actions for an exposure, from those of the open row.
  ///
  /// All are stretched or compressed by the same factor; one of them can take over the whole width
  /// by a fraction from 0 to 1.
  package static func widths(
    natural: [CGFloat],
    exposure: CGFloat,
    takeover: (index: Int, share: CGFloat)?
  ) -> [CGFloat] {
    let total = natural.reduce(0, +)
    guard total > 0 else { return natural }
    var widths = natural.map { $0 * exposure / total }
    guard let takeover, widths.indices.contains(takeover.index) else { return widths }
    let own = widths[takeover.index]
    for index in widths.indices { widths[index] *= 1 - takeover.share }
    widths[takeover.index] = own + (exposure - own) * takeover.share
    return widths
  }

  /// Returns the widths of the actions in an open row: the requested ones, or less if they would
  /// cover too much of the row.
  package static func restingWidths(requested: [CGFloat], rowWidth: CGFloat) -> [CGFloat] {
    let total = requested.reduce(0, +)
    let space = rowWidth * widestShare
    guard total > space, total > 0 else { return requested }
    return requested.map { $0 * space / total }
  }
}
