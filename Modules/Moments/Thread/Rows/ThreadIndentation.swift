import DesignKit
import MomentsContracts
import UIKit

/// How far rows of the tree are indented, and where the lines of the comments above them run.
///
///     |16|  [28]  |24|
///         |  level 0: under the middle of its avatar
///            [28] a row of depth 1
struct ThreadIndentation: Equatable {
  /// The share of a row's width that indentation takes at most, so that text keeps room on narrow
  /// screens.
  private static let largestShare: CGFloat = 0.32
  private static let step: CGFloat = 24
  /// Large text needs the room itself.
  private static let largestShareForLargeText: CGFloat = 0.1
  private static let stepForLargeText: CGFloat = 14

  /// How many levels the row is indented by: its depth, as far as there is room.
  let levels: Int
  /// Whether the row is deeper than it is indented, so that its place does not tell what it
  /// answers.
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

  /// Where the row begins, in points from the leading edge.
  var leading: CGFloat { Spacing.large + CGFloat(levels) * step }

  /// Where the line of a level runs: under the middle of the avatars of that level.
  func line(ofLevel level: Int) -> CGFloat {
    Spacing.large + CGFloat(level) * step + min(step, Metrics.commentAvatar) / 2
  }
}
