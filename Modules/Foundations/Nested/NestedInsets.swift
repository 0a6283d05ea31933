internal import Foundation
internal import UIKit

/// Room at the edges, in points.
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
