package import Foundation

extension UITraitCollection {
  /// Whether bars are low, as on a phone on its side; on the largest phones they are not.
  package final var hasLowBars: Bool {
    verticalSizeClass == .compact && horizontalSizeClass != .regular
  }

  /// The height of the content of a navigation bar or a toolbar, in points.
  package final var barHeight: CGFloat { hasLowBars ? 32 : 44 }

  /// The height of the content of a tab bar, in points.
  package final var tabBarHeight: CGFloat { hasLowBars ? 32 : 49 }
}
