package import Foundation

/// How a line is drawn, in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  package var width: CGFloat
  /// How ends look.
  package var cap: CGLineCap
  /// How corners look.
  package var join: CGLineJoin
  /// How long a sharp corner may grow, in line widths.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; empty for a solid line.
  package var dashLengths: [CGFloat]
  /// Where in the pattern the line starts.
  package var dashPhase: CGFloat

  /// Makes a style; the defaults are those of a fresh context.
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
