public import Foundation

/// The meaning of a color's components: gray, or red, green and blue of certain primaries.
///
/// Everything is drawn in sRGB: colors of other spaces are converted when they are drawn.
public final class CGColorSpace: Hashable, Sendable {
  /// The primary colors of a space.
  enum Primaries: Sendable {
    case gray
    case standard
    case displayP3
  }

  /// The name of the color space.
  public let name: CFString?
  let primaries: Primaries
  /// Whether components are proportional to light.
  let isLinear: Bool
  /// Whether components may be outside 0 to 1.
  let isExtended: Bool

  /// The number of components of a color in this space, without alpha.
  public var numberOfComponents: Int { primaries == .gray ? 1 : 3 }

  /// `monochrome` for gray spaces, `rgb` for all others.
  public var model: CGColorSpaceModel { primaries == .gray ? .monochrome : .rgb }

  /// Whether the space has colors that sRGB does not have.
  public var isWideGamutRGB: Bool {
    primaries == .displayP3 || primaries == .standard && isExtended
  }

  /// Whether bitmaps can be made in the space: gray and sRGB here.
  public var supportsOutput: Bool { isNative }

  /// Whether the components are those of the screen.
  var isNative: Bool { primaries != .displayP3 && !isLinear && !isExtended }

  static let standardRGB = CGColorSpace(sRGB, .standard)
  static let standardGray = CGColorSpace(genericGrayGamma2_2, .gray)

  private init(
    _ name: CFString,
    _ primaries: Primaries,
    isLinear: Bool = false,
    isExtended: Bool = false
  ) {
    self.name = name
    self.primaries = primaries
    self.isLinear = isLinear
    self.isExtended = isExtended
  }

  /// Makes a color space by name; nil if the name is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(name, .standard)
    case Self.extendedSRGB: self.init(name, .standard, isExtended: true)
    case Self.linearSRGB: self.init(name, .standard, isLinear: true)
    case Self.extendedLinearSRGB: self.init(name, .standard, isLinear: true, isExtended: true)
    case Self.displayP3: self.init(name, .displayP3)
    case Self.extendedDisplayP3: self.init(name, .displayP3, isExtended: true)
    case Self.linearDisplayP3: self.init(name, .displayP3, isLinear: true)
    case Self.extendedLinearDisplayP3:
      self.init(name, .displayP3, isLinear: true, isExtended: true)
    case Self.genericGrayGamma2_2: self.init(name, .gray)
    case Self.extendedGray: self.init(name, .gray, isExtended: true)
    case Self.linearGray: self.init(name, .gray, isLinear: true)
    case Self.extendedLinearGray: self.init(name, .gray, isLinear: true, isExtended: true)
    default: return nil
    }
  }

  /// Whether two color spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Hashes the name, which alone decides whether two spaces are equal.
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
