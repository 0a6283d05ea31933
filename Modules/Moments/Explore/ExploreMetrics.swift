import DesignKit
import UIKit

/// Sizes of the explore screen, in points.
enum ExploreMetrics {
  /// The width of a card at the ordinary text size.
  static let cardWidth: CGFloat = 168

  /// How far the shelves begin from the side of a screen of a width: on wide screens, where a
  /// column of text begins.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max((width - Metrics.readableWidth) / 2, 0) + Spacing.large
  }

  /// How many photos stand beside each other: three on a phone.
  static func columns(inWidth width: CGFloat) -> Int {
    width >= 560 ? 5 : 3
  }
}
