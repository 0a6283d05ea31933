package import Foundation

/// Stroke parameters, in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  package var width: CGFloat
  /// The style of line ends.
  package var cap: CGLineCap
  /// The style of line joins.
  package var join: CGLineJoin
  /// The miter limit, in line widths.
  package var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashLengths: [CGFloat]
  /// The offset into the dash pattern at the start of a line.
  package var dashPhase: CGFloat

  /// Makes a style; the defaults are those of a new context.
  package init(
    width: CGFloat = 1,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dashLengths: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashLengths = dashLengths
    self.dashPhase = dashPhase
  }
}
