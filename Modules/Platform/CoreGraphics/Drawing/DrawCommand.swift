package import Foundation

/// One step of a drawing: the whole vocabulary of what views record and of what layers look like.
///
/// A `CairoCanvas` draws it, and a window on a GPU makes nodes of it. Coordinates are those of the
/// current transform, y grows downwards. Save and restore nest, and so do the groups; a group also
/// restores the clip and the transform that were in force where it began.
package enum DrawCommand: Sendable {
  /// Remembers transform, clip and blend mode.
  case save
  /// Restores the state of the matching `save`.
  case restore
  /// Puts a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Keeps to a rectangle.
  case clipRect(CGRect)
  /// Keeps to a rounded rectangle.
  case clipRoundedRect(RoundedRect)
  /// Keeps to the inside of a path.
  case clipPath(CGPath, CGPathFillRule)
  /// Changes how what follows mixes with what is there, until the matching restore.
  case blendMode(CGBlendMode)
  /// Makes the edges of shapes soft or hard, until the matching restore.
  case antialias(Bool)
  /// Fills a rectangle.
  case fillRect(CGRect, CGColor)
  /// Fills a rounded rectangle.
  case fillRoundedRect(RoundedRect, CGColor)
  case fillPath(CGPath, CGPathFillRule, CGColor)
  /// Draws a line of some width along the inside of a rounded rectangle.
  case border(RoundedRect, width: CGFloat, CGColor)
  /// Draws the line of a path.
  case strokePath(CGPath, StrokeStyle, CGColor)
  /// Makes a rectangle transparent.
  case clearRect(CGRect)
  /// Draws a part of an image, upright, stretched into a rectangle.
  case image(CGImage, rect: CGRect, source: CGRect, CGInterpolationQuality, alpha: CGFloat)
  /// Fills a rectangle with a color through the alpha of an image stretched into it: a template
  /// image.
  case imageMask(CGImage, rect: CGRect, CGInterpolationQuality, CGColor)
  /// Draws laid out text with its top left corner at a point. The color serves where the text
  /// brings none.
  case glyphs(GlyphDrawing, at: CGPoint, CGColor)
  /// Paints a gradient along a line, over all of the clip that it reaches.
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
  /// Paints a gradient around a point, over all of the clip: once around, from an angle in radians
  /// and from the x axis towards the y axis.
  case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
  /// Draws a recording that stays within a rectangle.
  case recording(DisplayList, in: CGRect)
  /// Draws only the shadow of a rounded rectangle.
  case shadow(RoundedRect, ShadowStyle)
  /// Draws only the shadow of a filled path.
  case pathShadow(CGPath, ShadowStyle)
  /// Starts a drawing aside, to be laid down as one at `endGroup`: with one alpha, with a shadow of
  /// all of it.
  case beginGroup(alpha: CGFloat, ShadowStyle?)
  /// Starts a group that is laid down as opaque as its progress, 0 to 1, over what remains of an
  /// image in a rectangle.
  case beginFade(from: CGImage, rect: CGRect, progress: CGFloat)
  /// Starts a group that is laid down as one image, moved by a transform and with an alpha.
  case beginMoved(CGAffineTransform, alpha: CGFloat)
  /// Keeps of what the innermost group has drawn only what lies inside a rounded rectangle.
  case keepInside(RoundedRect)
  /// Keeps of what the innermost group has drawn only what lies below an image stretched into a
  /// rectangle, as opaque as the image is.
  case keepBelow(CGImage, CGRect)
  /// Lays the group down.
  case endGroup
}
