import DesignKit
import UIKit

/// Sizes of the explore screen, in points.
enum ExploreMetrics {
  /// The width of a card at the default text size.
  static let cardWidth: CGFloat = 168

  /// The margin of the shelves on a screen of a width: on wide screens, that of a readable column.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max((width - Metrics.readableWidth) / 2, 0) + Spacing.large
  }

  /// The number of photos side by side: three on a phone.
  static func columns(inWidth width: CGFloat) -> Int {
    width >= 560 ? 5 : 3
  }
}
