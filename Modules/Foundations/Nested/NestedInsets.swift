internal import DesignKit
internal import Foundation
internal import UIKit

/// Insets in points.
nonisolated struct NestedInsets: Hashable, Sendable {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0

  init() {}

  init(_ insets: NSDirectionalEdgeInsets) {
    top = insets.top
    leading = insets.leading
    bottom = insets.bottom
    trailing = insets.trailing
  }
}

extension NestedInsets {
  /// The insets plus the margins of the readable column on wide screens and of the text in it.
  func keptToColumn(inWidth width: CGFloat) -> NestedInsets {
    let beside = max((width - leading - trailing - Metrics.readableWidth) / 2, 0) + Spacing.large
    var result = self
    result.leading += beside
    result.trailing += beside
    return result
  }
}
