import CoreGraphics
import UIKit

/// The reader's settings of appearance on the desktop.
struct DesktopAppearance {
  /// Whether the desktop is dark.
  var isDark: Bool
  /// Whether the reader prefers increased contrast.
  var prefersContrast: Bool
  /// How many times larger than the standard text is shown.
  var textScale: CGFloat

  /// Sets the traits that these settings determine.
  func apply(to traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = isDark ? .dark : .light
    traits.accessibilityContrast = prefersContrast ? .high : .normal
    traits.preferredContentSizeCategory = contentSizeCategory
  }

  /// The category whose text is closest in size, by ratio.
  ///
  /// The sizes are those of the body style, in points, from Apple's Human Interface Guidelines.
  var contentSizeCategory: UIContentSizeCategory {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]
    func distance(_ size: CGFloat) -> CGFloat {
      let ratio = size / (17 * textScale)
      return max(ratio, 1 / ratio)
    }
    return sizes.min { distance($0.1) < distance($1.1) }?.0 ?? .large
  }
}
