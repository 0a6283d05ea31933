public import Foundation

/// A color: red, green, blue and alpha in sRGB, or gray and alpha.
///
/// Immutable.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0 to 1.
  package let red: CGFloat
  /// The green component, 0 to 1.
  package let green: CGFloat
  /// The blue component, 0 to 1.
  package let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat
  private let isGray: Bool
  /// The image that is repeated in place of a single color; nil for a plain color.
  package let tile: ColorTile?

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    isGray: Bool,
    tile: ColorTile? = nil
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isGray = isGray
    self.tile = tile
  }

  /// Makes a color from an image that is repeated in both directions.
  package convenience init(tile: ColorTile) {
    self.init(red: 0, green: 0, blue: 0, alpha: 1, isGray: true, tile: tile)
  }

  /// Makes a gray with gamma 2.2, from black (0) to white (1).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes an RGB color from CMYK components, 0 to 1 each.
  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black),
      green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black),
      alpha: alpha
    )
  }

  /// Makes a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Makes a color of the sRGB space from components between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Makes a gray, from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// Makes a color from the components of a color space, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    }
  }

  /// The space the color was made in.
  public var colorSpace: CGColorSpace? { isGray ? .standardGray : .standardRGB }

  /// The number of elements of `components`, including alpha.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The components of the color in its space, alpha last.
  public var components: [CGFloat]? {
    isGray ? [red, alpha] : [red, green, blue, alpha]
  }

  /// The same color.
  public func copy() -> CGColor? { self }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray, tile: tile)
  }

  /// The color with its alpha multiplied; the same object if the factor is 1.
  package func faded(by factor: CGFloat) -> CGColor {
    factor == 1
      ? self
      : CGColor(
        red: red,
        green: green,
        blue: blue,
        alpha: alpha * factor,
        isGray: isGray,
        tile: tile
      )
  }

  /// Whether the color is uniform and fully opaque.
  package var isOpaque: Bool { alpha >= 1 && tile == nil }

  /// Whether two colors have the same space and the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
        && lhs.alpha == rhs.alpha && lhs.isGray == rhs.isGray && lhs.tile == rhs.tile)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The components of the color, for logs.
  public var description: String { "CGColor(\(red), \(green), \(blue), \(alpha))" }
}
