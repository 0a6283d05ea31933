public import Foundation

/// A color: the components of a color space, and alpha.
///
/// Immutable.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component in sRGB; outside 0 to 1 for colors that sRGB does not have.
  package let red: CGFloat
  /// The green component in sRGB; outside 0 to 1 for colors that sRGB does not have.
  package let green: CGFloat
  /// The blue component in sRGB; outside 0 to 1 for colors that sRGB does not have.
  package let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat
  private let space: CGColorSpace
  /// The components in the space; nil for one in which they are those of sRGB.
  private let channels: CGColorSpace.Channels?
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
    space: CGColorSpace,
    channels: CGColorSpace.Channels? = nil,
    tile: ColorTile? = nil
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
    self.channels = channels
    self.tile = tile
  }

  /// Makes a color from an image that is repeated in both directions.
  package convenience init(tile: ColorTile) {
    self.init(red: 0, green: 0, blue: 0, alpha: 1, space: .standardGray, tile: tile)
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
    self.init(red: red, green: green, blue: blue, alpha: alpha, space: .standardRGB)
  }

  /// Makes a color of the sRGB space from components between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, space: .standardRGB)
  }

  /// Makes a gray, from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, space: .standardGray)
  }

  /// Makes a color from the components of a color space, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let isGray = space.numberOfComponents == 1
    let channels =
      isGray
      ? CGColorSpace.Channels(gray: components[0])
      : CGColorSpace.Channels(components[0], components[1], components[2])
    self.init(space: space, channels: channels, alpha: components[space.numberOfComponents])
  }

  private convenience init(
    space: CGColorSpace,
    channels: CGColorSpace.Channels,
    alpha: CGFloat
  ) {
    let color = space.standard(channels)
    self.init(
      red: color.x,
      green: color.y,
      blue: color.z,
      alpha: alpha,
      space: space,
      channels: color == channels ? nil : channels
    )
  }

  /// The space the color was made in.
  public var colorSpace: CGColorSpace? { space }

  /// The number of elements of `components`, including alpha.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The components of the color in its space, alpha last.
  public var components: [CGFloat]? {
    let parts = channels ?? CGColorSpace.Channels(red, green, blue)
    return space.numberOfComponents == 1 ? [parts.x, alpha] : [parts.x, parts.y, parts.z, alpha]
  }

  /// Returns the color in another space; nil for a pattern.
  ///
  /// The intent is not used: a color that the space does not have becomes the nearest one.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    guard tile == nil else { return nil }
    if space == self.space { return self }
    return CGColor(
      space: space,
      channels: space.channels(ofStandard: CGColorSpace.Channels(red, green, blue)),
      alpha: alpha
    )
  }

  /// The same color.
  public func copy() -> CGColor? { self }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      red: red,
      green: green,
      blue: blue,
      alpha: alpha,
      space: space,
      channels: channels,
      tile: tile
    )
  }

  /// The color with its alpha multiplied; the same object if the factor is 1.
  package func faded(by factor: CGFloat) -> CGColor {
    factor == 1 ? self : copy(alpha: alpha * factor) ?? self
  }

  /// Whether the color is uniform and fully opaque.
  package var isOpaque: Bool { alpha >= 1 && tile == nil }

  /// Whether two colors have the same space and the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
        && lhs.alpha == rhs.alpha && lhs.space == rhs.space && lhs.tile == rhs.tile)
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
