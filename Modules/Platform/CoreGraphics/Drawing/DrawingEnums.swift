/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// The areas that the path winds around, directions counted.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// What to paint of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke = 4
}

/// How carefully images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's best choice: the same as `medium`.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Between neighbours.
  case low = 2
  /// Averages when shrinking.
  case medium = 4
  /// The best there is.
  case high = 3
}

/// How new paint is blended with the existing content.
public enum CGBlendMode: Int32, Sendable {
  /// Paints over.
  case normal = 0
  /// Multiplies, which darkens.
  case multiply = 1
  /// Multiplies the inverses, which lightens.
  case screen = 2
  /// Multiplies or screens, by what is below.
  case overlay = 3
  /// Keeps the darker.
  case darken = 4
  /// Keeps the lighter.
  case lighten = 5
  /// Brightens what is below.
  case colorDodge = 6
  /// Darkens what is below.
  case colorBurn = 7
  /// Like a diffuse spotlight.
  case softLight = 8
  /// Like a harsh spotlight.
  case hardLight = 9
  /// The distance between both.
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
  /// Erases.
  case clear = 16
  /// Replaces.
  case copy = 17
  /// The source where something is below.
  case sourceIn = 18
  /// The source where nothing is below.
  case sourceOut = 19
  /// The source over what is below, and only there.
  case sourceAtop = 20
  /// Paints under.
  case destinationOver = 21
  /// What is below where the source is.
  case destinationIn = 22
  /// What is below where the source is not.
  case destinationOut = 23
  /// What is below over the source, and only there.
  case destinationAtop = 24
  /// Where only one of both is.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27
}
