import DesignKit
import UIKit

/// The size of emoji: one fixed size, as on keyboards, and a larger one at the largest text sizes.
struct EmojiSize: Equatable {
  /// The side of an emoji, in points.
  let side: CGFloat
  /// The side of the tappable cell, in points.
  let cell: CGFloat

  init(_ traits: UITraitCollection) {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    (side, cell) = isLarge ? (42, 60) : (28, Metrics.tapTarget)
  }
}
