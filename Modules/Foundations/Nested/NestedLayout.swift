internal import DesignKit
internal import UIKit

/// The arrangement of the items of a nested collection: a horizontal line, or a grid.
nonisolated struct NestedLayout: Equatable, Sendable {
  enum Arrangement: Hashable, Sendable {
    /// One line.
    case line(ItemWidth)
    /// A number of columns, and pages of a number of rows; without one, a single page.
    case grid(columns: Int, rows: Int?)
  }

  var arrangement: Arrangement
  var height: ItemHeight
  var spacing: CGFloat
  var snapping = ItemSnapping.none
  /// Whether the row has an explicit height, which its items fill.
  var fillsHeight = false
  /// Whether the items begin where the text of other rows does, which on wide screens is a centered
  /// column.
  var keepsToColumn = false
  /// The identity of the view behind the items.
  var background: String?
  var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The number of remaining items at which the end counts as near.
  var endDistance = 0
}

nonisolated extension NestedLayout {
  /// The width of the items of a row.
  func itemWidth(inWidth width: CGFloat, insets: NSDirectionalEdgeInsets, scale: CGFloat) -> CGFloat
  {
    let room = max(width - insets.leading - insets.trailing, 0)
    switch arrangement {
    case .grid(let columns, _):
      let columns = CGFloat(max(columns, 1))
      return max((room - (columns - 1) * spacing) / columns, 0)
    case .line(.points(let points)): return points
    case .line(.scaled(let points)): return min(points * max(scale, 1), room)
    case .line(.fraction(let fraction)): return room * fraction
    case .line(.visible(let number)):
      // Whole items have a gap after each, a partial item has none.
      let gaps = max(number.rounded(.up) - 1, 0)
      return max((room - gaps * spacing) / max(number, 0.1), 0)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets plus the margins of the readable column on wide screens and of the text in it.
  func keptToColumn(inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let beside = max((width - leading - trailing - Metrics.readableWidth) / 2, 0) + Spacing.large
    var result = self
    result.leading += beside
    result.trailing += beside
    return result
  }
}
