public import Foundation

// What a program says about the quality of drawing, which does not depend on it here: curves are
// accurate, colors are in sRGB, and glyphs are antialiased without colors, at fractions of a pixel.
extension CGContext {
  /// Sets the accuracy of curves; a hint.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets how colors are converted; a hint.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether glyphs are smoothed with the colors of a screen's pixels; a hint.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether glyphs may be smoothed; a hint.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether glyphs are placed at rounded fractions of a pixel; a hint.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Sets whether glyphs may be placed at rounded fractions of a pixel; a hint.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Does nothing: drawing is never deferred.
  public func synchronize() {}

  /// Does nothing: drawing is never deferred.
  public func flush() {}
}
