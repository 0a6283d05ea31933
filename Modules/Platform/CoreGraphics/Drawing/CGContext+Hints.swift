public import Foundation

// What a program says about the quality of drawing, which does not depend on it here: curves are
// accurate, and glyphs are antialiased without colors.
extension CGContext {
  /// Sets the accuracy of curves; a hint.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets whether glyphs are smoothed with the colors of a screen's pixels; a hint.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether glyphs may be smoothed; a hint.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Does nothing: drawing is never deferred.
  public func synchronize() {}

  /// Does nothing: drawing is never deferred.
  public func flush() {}
}
