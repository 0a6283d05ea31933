/// The meaning of a color's components.
///
/// Everything is drawn in sRGB; gray colors keep their own space.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray color space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the color space.
  public let name: CFString?
  /// The number of components of a color in this space, without alpha.
  public let numberOfComponents: Int

  /// The model of the color space.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  static let standardRGB = CGColorSpace(components: 3, name: sRGB)
  static let standardGray = CGColorSpace(components: 1, name: genericGrayGamma2_2)

  private init(components: Int, name: CFString) {
    self.name = name
    self.numberOfComponents = components
  }

  /// Makes a color space by name; nil if the name is not supported.
  public init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: numberOfComponents = 3
    case CGColorSpace.genericGrayGamma2_2: numberOfComponents = 1
    default: return nil
    }
    self.name = name
  }

  /// Whether two color spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The color space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The gray color space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }

/// The kind of a color space's components.
///
/// Only `rgb` and `monochrome` are used on this platform.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}
