extension UIImage {
  /// How the pixels of an image are turned to be upright.
  public enum Orientation: Int, Sendable {
    /// Upright as stored.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned by a quarter, counterclockwise.
    case left = 2
    /// Turned by a quarter, clockwise.
    case right = 3
    /// Seen in a mirror.
    case upMirrored = 4
    /// Turned by half a turn, seen in a mirror.
    case downMirrored = 5
    /// Turned by a quarter counterclockwise, seen in a mirror.
    case leftMirrored = 6
    /// Turned by a quarter clockwise, seen in a mirror.
    case rightMirrored = 7
  }

  /// Whether an image shows its own colors, or its shape in the tint of its surroundings.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates; other images show their own colors.
    case automatic = 0
    /// The image shows its own colors.
    case alwaysOriginal = 1
    /// The image shows its shape in the tint of its surroundings.
    case alwaysTemplate = 2
  }

  /// What happens to the middle of an image that is shown larger than it is.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The default: medium.
    case `default` = -1
    /// No choice was made.
    case unspecified = 0
    /// Smaller than the text's capitals.
    case small = 1
    /// As the capitals of the text ask for.
    case medium = 2
    /// Larger than the capitals of the text ask for.
    case large = 3
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
