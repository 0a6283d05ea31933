package import Foundation

/// A drawing command; views record them and layers are rendered as them.
///
/// A `CairoCanvas` draws it, and a window on a GPU makes nodes of it. Coordinates are those of the
/// current transform, with y increasing downwards. Save and restore nest, and so do groups; the end
/// of a group also restores the clip and the transform from its beginning.
package enum DrawCommand: Sendable {
  /// Saves transform, clip and blend mode.
  case save
  /// Restores the state of the matching `save`.
  case restore
  /// Concatenates a transform with the current one.
  case concatenate(CGAffineTransform)
  /// Clips to a rectangle.
  case clipRect(CGRect)
  /// Clips to a rounded rectangle.
  case clipRoundedRect(RoundedRect)
  /// Clips to the inside of a path.
  case clipPath(CGPath, CGPathFillRule)
  /// Sets the blend mode, until the matching restore.
  case blendMode(CGBlendMode)
  /// Sets whether the edges of shapes are antialiased, until the matching restore.
  case antialias(Bool)
  /// Fills a rectangle.
  case fillRect(CGRect, CGColor)
  /// Fills a rounded rectangle.
  case fillRoundedRect(RoundedRect, CGColor)
  case fillPath(CGPath, CGPathFillRule, CGColor)
  /// Draws a border of some width along the inside of a rounded rectangle.
  case border(RoundedRect, width: CGFloat, CGColor)
  /// Strokes a path.
  case strokePath(CGPath, StrokeStyle, CGColor)
  /// Makes a rectangle transparent.
  case clearRect(CGRect)
  /// Draws a part of an image, upright, stretched into a rectangle.
  case image(CGImage, rect: CGRect, source: CGRect, CGInterpolationQuality, alpha: CGFloat)
  /// Fills a rectangle with a color through the alpha of an image stretched into it: a template
  /// image.
  case imageMask(CGImage, rect: CGRect, CGInterpolationQuality, CGColor)
  /// Draws laid out text with its top left corner at a point.
  ///
  /// The color is used where the text has none.
  case glyphs(GlyphDrawing, at: CGPoint, CGColor)
  /// Paints a gradient along a line, over the whole clip.
  case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
  /// Paints a gradient between two circles.
  case radialGradient(
    CGGradient,
    from: CGPoint,
    startRadius: CGFloat,
    to: CGPoint,
    endRadius: CGFloat,
    CGGradientDrawingOptions
  )
  /// Paints a gradient around a point, over the whole clip.
  ///
  /// One full turn, starting at an angle in radians, from the x axis towards the y axis.
  case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
  /// Draws a recording whose content is within a rectangle.
  case recording(DisplayList, in: CGRect)
  /// Draws only the shadow of a rounded rectangle.
  case shadow(RoundedRect, ShadowStyle)
  /// Draws only the shadow of a filled path.
  case pathShadow(CGPath, ShadowStyle)
  /// Begins a group that is composited as a whole at `endGroup`, with an alpha and a shadow.
  case beginGroup(alpha: CGFloat, ShadowStyle?)
  /// Begins a group that cross-fades from an image in a rectangle by a progress, 0 to 1.
  case beginFade(from: CGImage, rect: CGRect, progress: CGFloat)
  /// Begins a group that is composited as one image, with a transform and an alpha.
  case beginMoved(CGAffineTransform, alpha: CGFloat)
  /// Clears everything that the innermost group has drawn outside a rounded rectangle.
  case keepInside(RoundedRect)
  /// Multiplies everything that the innermost group has drawn by the alpha of an image stretched
  /// into a rectangle.
  case keepBelow(CGImage, CGRect)
  /// Multiplies the color of everything that the innermost group has drawn by a color, whose alpha
  /// is ignored.
  case multiply(CGColor)
  /// Ends the group and composites it.
  case endGroup
}
