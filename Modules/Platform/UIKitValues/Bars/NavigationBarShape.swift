package import Foundation

/// The heights of the rows of a navigation bar, in points.
package struct NavigationBarRows: Equatable {
  /// The row of the prompt, above title and buttons.
  package var prompt: CGFloat = 0
  /// The row of title and buttons.
  package var inline: CGFloat = 44
  package var large: CGFloat = 0
  package var search: CGFloat = 0

  package init() {}

  package var height: CGFloat { prompt + inline + large + search }
}

/// The rows of a navigation bar when the content is at its top, and how they collapse while content
/// scrolls: the search bar first, then the large title.
package struct NavigationBarShape: Equatable {
  package var full = NavigationBarRows()
  package var collapsesSearch = false

  package init() {}

  private var searchDistance: CGFloat { collapsesSearch ? full.search : 0 }

  /// The distance by which the bar can collapse, in points.
  package var collapseDistance: CGFloat { searchDistance + full.large }

  /// The rows at a scroll distance from the top of the content; a large title moves with content
  /// that is pulled down.
  package func rows(scrolledBy distance: CGFloat) -> NavigationBarRows {
    var rows = full
    guard distance > 0 else {
      if full.large > 0 { rows.large -= distance }
      return rows
    }
    let fromSearch = min(distance, searchDistance)
    rows.search -= fromSearch
    rows.large -= min(distance - fromSearch, full.large)
    return rows
  }

  /// The resting position for content that would stop at a distance from its top, so that no row is
  /// partly collapsed.
  ///
  /// The direction is that of the movement, positive away from the top; 0 uses the nearest
  /// position.
  package func stop(near distance: CGFloat, direction: CGFloat) -> CGFloat {
    guard distance > 0, distance < collapseDistance, distance != searchDistance else {
      return distance
    }
    let (lower, upper) =
      distance < searchDistance ? (0, searchDistance) : (searchDistance, collapseDistance)
    if direction != 0 { return direction > 0 ? upper : lower }
    return distance - lower < upper - distance ? lower : upper
  }
}
