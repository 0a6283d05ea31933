internal import Foundation

/// The zoom scale of a scroll view, and the zoom in progress.
package struct ScrollZoom {
  package var scale: CGFloat = 1
  package var pinch: Pinch?
  package var animation: Animation?

  package init() {}

  /// A pinch in progress.
  package struct Pinch {
    /// The scale at the start of the pinch, without the resistance beyond a limit.
    package var scale: CGFloat
    /// The point of the content between the touches, at a scale of 1.
    package var anchor: CGPoint

    package init(scale: CGFloat, anchor: CGPoint) {
      self.scale = scale
      self.anchor = anchor
    }
  }

  /// An animated change of the scale, during which a point of the content moves in a straight line
  /// in the viewport.
  package struct Animation {
    package var start: CGFloat
    package var target: CGFloat
    /// The point of the content that is fixed or moves, at a scale of 1.
    package var anchor: CGPoint
    /// The initial and final position of the point in the viewport.
    package var from: CGPoint
    package var to: CGPoint
    package var startTime: Double
    /// Whether the animation returns from beyond a limit.
    package var isBounce: Bool

    package init(
      start: CGFloat,
      target: CGFloat,
      anchor: CGPoint,
      from: CGPoint,
      to: CGPoint,
      startTime: Double,
      isBounce: Bool
    ) {
      self.start = start
      self.target = target
      self.anchor = anchor
      self.from = from
      self.to = to
      self.startTime = startTime
      self.isBounce = isBounce
    }
  }

  /// Returns the displayed scale for a pinch beyond a limit: it resists, and at most doubles or
  /// halves.
  ///
  /// Apple's formula is not documented; this is the rubber band of scrolling applied to the
  /// logarithm of the scale, so that both limits resist alike.
  package static func resisting(_ scale: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(scale, limits.lowerBound), limits.upperBound)
    guard edge != scale, edge > 0, scale > 0 else { return edge }
    let distance = log2(scale / edge)
    return edge * exp2(ScrollPhysics.rubberBand(distance: distance, dimension: 1))
  }

  /// Returns the scale of the pinch for a displayed scale: the inverse of `resisting`.
  package static func requested(_ shown: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    guard edge != shown, edge > 0, shown > 0 else { return edge }
    return edge * exp2(ScrollPhysics.fingerDistance(pulled: log2(shown / edge), dimension: 1))
  }
}
