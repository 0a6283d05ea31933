internal import CoreGraphics
internal import Foundation

/// How a list scrolls by itself while the reader holds an item near one of its edges.
package struct EdgeScroll {
  /// The distance from an edge at which scrolling begins, in points.
  private static let edge: CGFloat = 60

  /// The speed at the edge and beyond it, in points per second.
  let fastest: CGFloat
  private var lastTime: TimeInterval?

  package init(fastest: CGFloat) { self.fastest = fastest }

  /// Returns the velocity along an axis for a position between two edges, in points per second.
  package func velocity(at position: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    let edge = min(Self.edge, (high - low) / 4)
    guard edge > 0 else { return 0 }
    if position < low + edge { return -min((low + edge - position) / edge, 1) * fastest }
    if position > high - edge { return min((position - high + edge) / edge, 1) * fastest }
    return 0
  }

  /// Returns the time since the last frame, in seconds; 0 in the first one, little after a pause.
  package mutating func elapsed(at time: TimeInterval) -> CGFloat {
    defer { lastTime = time }
    return CGFloat(min(max(time - (lastTime ?? time), 0), 0.1))
  }

  /// Called when scrolling ended.
  package mutating func stop() { lastTime = nil }
}
