public import Foundation

// The color spaces that there are, by name.
extension CGColorSpace {
  /// The name of the sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the sRGB color space with components outside 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the color space with the primaries of sRGB and linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of the linear color space with the primaries of sRGB and components outside 0 to 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the Display P3 color space, which has more saturated colors than sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of the Display P3 color space with components outside 0 to 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The name of the color space with the primaries of Display P3 and linear components.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// The name of the linear color space with the primaries of Display P3 and components outside
  /// 0 to 1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray color space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the gray color space with components outside 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of the gray color space with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The name of the linear gray color space with components outside 0 to 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}
