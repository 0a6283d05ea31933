import CoreGraphics

/// How a row moves while it is swiped and after it is let go, as functions without state.
///
/// Distances in points, times in seconds. How far a row is open is called its exposure: the width
/// of the actions that is seen.
enum SwipePhysics {
  static let leastActionWidth: CGFloat = 74
  /// The share of a row that its actions take at most.
  static let widestShare: CGFloat = 0.8
  /// The rate of the spring that opens and closes rows, per second.
  static let springRate: CGFloat = 20
  /// How long the first action takes to take over all the width.
  static let takeoverTime: CGFloat = 0.2
  /// How far into the future a release is looked at to tell whether a row opens.
  private static let foresight: CGFloat = 0.15

  /// The exposure at which letting go performs the first action.
  static func fullSwipeThreshold(open: CGFloat, rowWidth: CGFloat) -> CGFloat {
    min(max(rowWidth * 0.6, open + 48), rowWidth * 0.95)
  }

  /// The exposure for a finger that has gone `distance` towards opening: past the actions it gets
  /// harder, unless the first action waits there; to the other side there is next to nothing.
  static func exposure(
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

  /// The way of the finger that led to an exposure: the inverse of `exposure`.
  static func distance(
    exposure: CGFloat,
    open: CGFloat,
    rowWidth: CGFloat,
    allowsFullSwipe: Bool
  ) -> CGFloat {
    if exposure <= open || allowsFullSwipe { return max(exposure, 0) }
    return open
      + ScrollPhysics.fingerDistance(pulled: exposure - open, dimension: rowWidth / 3)
  }

  /// Whether a row let go at an exposure and a speed stays open.
  static func opens(exposure: CGFloat, velocity: CGFloat, open: CGFloat) -> Bool {
    exposure + velocity * foresight > open / 2
  }

  /// The widths of actions that are exposed together, given those at rest.
  ///
  /// They stretch and shrink alike, and one of them may take over, from 0 to 1, all of the width.
  static func widths(
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

  /// The widths of actions at rest in a row: their own, or less where they would leave too little
  /// of the row.
  static func restingWidths(requested: [CGFloat], rowWidth: CGFloat) -> [CGFloat] {
    let total = requested.reduce(0, +)
    let room = rowWidth * widestShare
    guard total > room, total > 0 else { return requested }
    return requested.map { $0 * room / total }
  }
}
