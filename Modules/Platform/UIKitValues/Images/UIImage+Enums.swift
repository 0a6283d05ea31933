extension UIImage {
  /// The orientation of an image's stored pixels.
  public enum Orientation: Int, Sendable {
    /// The pixels are stored upright.
    case up = 0
    /// The pixels are rotated by 180 degrees.
    case down = 1
    /// The pixels are rotated by 90 degrees counterclockwise.
    case left = 2
    /// The pixels are rotated by 90 degrees clockwise.
    case right = 3
    /// The pixels are mirrored horizontally.
    case upMirrored = 4
    /// The pixels are mirrored and rotated by 180 degrees.
    case downMirrored = 5
    /// The pixels are mirrored and rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// The pixels are mirrored and rotated by 90 degrees clockwise.
    case rightMirrored = 7
  }

  /// Whether an image is drawn in its own colors, or as a template in a tint color.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates; other images show their own colors.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template: its opaque parts have the tint color.
    case alwaysTemplate = 2
  }

  /// How the area inside the cap insets fills the space.
  public enum ResizingMode: Int, Sendable {
    /// The area is tiled.
    case tile = 0
    /// The area is stretched.
    case stretch = 1
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The default: medium.
    case `default` = -1
    /// No scale is specified.
    case unspecified = 0
    /// Smaller than the capital letters.
    case small = 1
    /// The size that matches the capital letters.
    case medium = 2
    /// Larger than the capital letters.
    case large = 3
  }

  /// The line weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
