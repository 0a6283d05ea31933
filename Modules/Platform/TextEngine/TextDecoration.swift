internal import CoreGraphics
package import Foundation

/// The lines under a text and through it.
package enum TextDecoration {
  /// The rectangles that a line is made of.
  ///
  /// - Parameters:
  ///   - stretch: From where to where it goes, in points.
  ///   - middle: The height of its middle.
  ///   - thickness: How thick a thin line is.
  ///   - look: What it looks like; nil for one thin line.
  /// - Returns: The rectangles, from left to right.
  package static func rects(
    in stretch: ClosedRange<CGFloat>,
    middle: CGFloat,
    thickness: CGFloat,
    _ look: TextEffects.Line?
  ) -> [CGRect] {
    let look = look ?? TextEffects.Line()
    let height = thickness * look.weight
    // The second line is as far from the first as that is thick, both around the middle.
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
