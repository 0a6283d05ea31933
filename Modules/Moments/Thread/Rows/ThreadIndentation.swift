import DesignKit
import MomentsContracts
import UIKit

/// The indentation of rows of the tree, and the positions of the guide lines.
///
///     |16|  [28]  |24|
///         |  level 0: under the middle of its avatar
///            [28] a row of depth 1
struct ThreadIndentation: Equatable {
  /// The maximum share of a row's width for indentation, so that text keeps space on narrow
  /// screens.
  private static let largestShare: CGFloat = 0.32
  private static let step: CGFloat = 24
  /// The maximum share at large text sizes, which need the space.
  private static let largestShareForLargeText: CGFloat = 0.1
  private static let stepForLargeText: CGFloat = 14

  /// The number of levels that the row is indented by: its depth, as far as there is space.
  let levels: Int
  /// Whether the row is deeper than its indentation, which then does not show what it replies to.
  let isCut: Bool
  private let step: CGFloat

  init(depth: Int, width: CGFloat, isLargeText: Bool) {
    step = isLargeText ? Self.stepForLargeText : Self.step
    let share = isLargeText ? Self.largestShareForLargeText : Self.largestShare
    let room = Int(max(0, width) * share / step)
    let most = min(room, ThreadBranch.maximumAncestors)
    levels = min(depth, most)
    isCut = depth > most
  }

  /// The leading inset of the row, in points.
  var leading: CGFloat { Spacing.large + CGFloat(levels) * step }

  /// The position of the line of a level: under the center of the avatars of that level.
  func line(ofLevel level: Int) -> CGFloat {
    Spacing.large + CGFloat(level) * step + min(step, Metrics.commentAvatar) / 2
  }
}
