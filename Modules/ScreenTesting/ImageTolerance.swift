import CoreGraphics
import Foundation

/// The allowed difference between an image and its reference.
struct ImageTolerance {
  /// The fraction of the pixels that must match, from 0 to 1.
  var precision = 1.0
  /// The similarity of matching pixels, from 0 to 1: 0.98 is about the limit of visibility.
  var perceptualPrecision = 1.0

  /// Validates the values, so that a wrong one does not allow all differences.
  func check() throws {
    for number in [precision, perceptualPrecision] where !(0...1).contains(number) {
      throw ScreenTestingError.badPrecision(number)
    }
  }

  /// The maximum allowed distance of two colors: a step of 1 is just visible.
  private var mostDeltaE: Double { (1 - perceptualPrecision) * 100 }

  /// Whether two pixels match.
  func matches(_ left: UInt32, _ right: UInt32) -> Bool {
    guard perceptualPrecision < 1 else { return left == right }
    return Self.deltaE(left, right) <= mostDeltaE
  }

  /// Whether a number of differing pixels is allowed, of all.
  func allows(_ off: Int, of count: Int) -> Bool {
    Double(off) <= (1 - precision) * Double(count) + 1e-9
  }

  /// The largest difference of a channel, of 255.
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    guard left != right else { return 0 }
    var worst = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      worst = max(worst, abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)))
    }
    return worst
  }

  /// The perceptual distance of two colors: in CIE L*a*b*, as of 1976; 100 is that of black and
  /// white, and of a color and none.
  static func deltaE(_ left: UInt32, _ right: UInt32) -> Double {
    let difference = lab(left) - lab(right)
    let alpha = abs(Double(left >> 24) - Double(right >> 24)) / 255 * 100
    return max(alpha, (difference * difference).sum().squareRoot())
  }

  private static func lab(_ pixel: UInt32) -> SIMD3<Double> {
    let red = linear(pixel >> 16 & 0xFF)
    let green = linear(pixel >> 8 & 0xFF)
    let blue = linear(pixel & 0xFF)
    // sRGB to XYZ, each beside the white of daylight (D65).
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func linear(_ channel: UInt32) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
