internal import CoreGraphics
package import Foundation

/// Underlines and strikethroughs.
package enum TextDecoration {
  /// The rectangles of a line.
  ///
  /// - Parameters:
  ///   - stretch: The horizontal extent, in points.
  ///   - middle: The vertical position of its center.
  ///   - thickness: The thickness of a thin line.
  ///   - look: The style; nil for one thin line.
  /// - Returns: The rectangles, from left to right.
  package static func rects(
    in stretch: ClosedRange<CGFloat>,
    middle: CGFloat,
    thickness: CGFloat,
    _ look: TextEffects.Line?
  ) -> [CGRect] {
    let look = look ?? TextEffects.Line()
    let height = thickness * look.weight
    // The gap between both lines is equal to their thickness, centered on the middle.
    let step = 2 * max(height, 1)
    return look.dashes(in: stretch)
      .flatMap { dash in
        (0..<look.count)
          .map { index in
            CGRect(
              x: dash.lowerBound,
              y: middle - height / 2 + (CGFloat(index) - CGFloat(look.count - 1) / 2) * step,
              width: dash.upperBound - dash.lowerBound,
              height: height
            )
          }
      }
  }
}
