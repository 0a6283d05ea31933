/// The style of line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The style of line joins.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The rule for which points are inside a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding number rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

/// How to paint a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill = 0
  /// Fills with the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills with the winding rule, then strokes.
  case fillStroke = 3
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context: the same as `medium`.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Linear interpolation.
  case low = 2
  /// Averages when downscaling.
  case medium = 4
  /// The best available quality.
  case high = 3
}

/// How new paint is blended with the existing content.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the destination.
  case normal = 0
  /// Multiplies source and destination, which darkens.
  case multiply = 1
  /// Multiplies the inverses, which lightens.
  case screen = 2
  /// Multiplies or screens, depending on the destination.
  case overlay = 3
  /// Uses the darker of source and destination.
  case darken = 4
  /// Uses the lighter of source and destination.
  case lighten = 5
  /// Brightens the destination.
  case colorDodge = 6
  /// Darkens the destination.
  case colorBurn = 7
  /// Like a diffuse spotlight.
  case softLight = 8
  /// Like a harsh spotlight.
  case hardLight = 9
  /// The absolute difference of source and destination.
  case difference = 10
  /// Like difference, with less contrast.
  case exclusion = 11
  /// The hue of the source.
  case hue = 12
  /// The saturation of the source.
  case saturation = 13
  /// The hue and saturation of the source.
  case color = 14
  /// The brightness of the source.
  case luminosity = 15
  /// Clears the destination.
  case clear = 16
  /// Replaces the destination.
  case copy = 17
  /// The source, multiplied by the alpha of the destination.
  case sourceIn = 18
  /// The source, multiplied by the inverse alpha of the destination.
  case sourceOut = 19
  /// The source over the destination, inside the destination only.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination, multiplied by the alpha of the source.
  case destinationIn = 22
  /// The destination, multiplied by the inverse alpha of the source.
  case destinationOut = 23
  /// The destination over the source, inside the source only.
  case destinationAtop = 24
  /// Source and destination where they do not overlap.
  case xor = 25
  /// The sum of source and destination.
  case plusLighter = 27
}
