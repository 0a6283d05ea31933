import CoreGraphics
import Foundation

/// Red, green, blue and alpha, each 0 to 1, in sRGB and not premultiplied.
package struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  package var alpha: CGFloat
  /// Whether the color was made as a gray, which `UIColor.getWhite` requires.
  var isGray = false

  static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0, isGray: true)

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool = false) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isGray = isGray
  }

  /// Makes components from a hex value, such as 0x007AFF.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  init(_ color: CGColor) {
    self.init(
      red: color.red,
      green: color.green,
      blue: color.blue,
      alpha: color.alpha,
      isGray: color.numberOfComponents == 2
    )
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue - hue.rounded(.down)
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The color: a gray if it was made as one.
  package var cgColor: CGColor {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0 to 1.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let span = brightness - min(red, green, blue)
    guard span > 0, brightness > 0 else { return (0, 0, brightness) }
    let sixths: CGFloat =
      if brightness == red {
        (green - blue) / span + (green < blue ? 6 : 0)
      } else if brightness == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    return (sixths / 6, span / brightness, brightness)
  }

  /// Interpolates towards another color.
  package func mixed(with other: ColorComponents, fraction: CGFloat) -> ColorComponents {
    ColorComponents(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha + (other.alpha - alpha) * fraction
    )
  }
}
