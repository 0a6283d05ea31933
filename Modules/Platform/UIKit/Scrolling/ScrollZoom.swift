internal import Foundation

/// How far a scroll view's content is zoomed, and what zooms it at present.
struct ScrollZoom {
  var scale: CGFloat = 1
  var pinch: Pinch?
  var animation: Animation?

  /// Two fingers on the content.
  struct Pinch {
    /// The scale when the pinch began, without the resistance past a limit.
    var scale: CGFloat
    /// The point of the content between the fingers, at a scale of 1.
    var anchor: CGPoint
  }

  /// A change of the scale in time, during which a point of the content goes straight from one
  /// place of the viewport to another.
  struct Animation {
    var start: CGFloat
    var target: CGFloat
    /// The point of the content that stays or moves, at a scale of 1.
    var anchor: CGPoint
    /// Where that point is in the viewport, at first and at the end.
    var from: CGPoint
    var to: CGPoint
    var startTime: Double
    /// Whether content goes back to a limit that fingers took it past.
    var isBounce: Bool
  }

  /// The scale that content shows at which fingers ask to zoom past a limit: it resists, and at
  /// most doubles or halves.
  ///
  /// Apple's law is not documented; this is the rubber band of scrolling on the logarithm of the
  /// scale, so that both limits resist alike.
  static func resisting(_ scale: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(scale, limits.lowerBound), limits.upperBound)
    guard edge != scale, edge > 0, scale > 0 else { return edge }
    let distance = log2(scale / edge)
    return edge * exp2(ScrollPhysics.rubberBand(distance: distance, dimension: 1))
  }

  /// The scale that fingers ask for when content shows at `shown`: the inverse of `resisting`.
  static func requested(_ shown: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    guard edge != shown, edge > 0, shown > 0 else { return edge }
    return edge * exp2(ScrollPhysics.fingerDistance(pulled: log2(shown / edge), dimension: 1))
  }
}
