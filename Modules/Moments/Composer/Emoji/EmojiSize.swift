import DesignKit
import UIKit

/// How large emoji are: of one size, as on keyboards, and of a larger one beside the largest texts.
struct EmojiSize: Equatable {
  /// The side of an emoji, in points.
  let side: CGFloat
  /// The side of what takes taps on it, in points.
  let cell: CGFloat

  init(_ traits: UITraitCollection) {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    (side, cell) = isLarge ? (42, 60) : (28, Metrics.tapTarget)
  }
}
