package import CoreGraphics

extension DrawCommand {
  /// Draws laid out text with its top left corner at a point.
  ///
  /// The color is used where the text has none.
  package static func text(
    _ text: TextLayout,
    at point: CGPoint,
    _ color: CGColor
  ) -> DrawCommand {
    .glyphs(text.drawing, at: CGPoint(x: point.x + text.shift, y: point.y), color)
  }
}
