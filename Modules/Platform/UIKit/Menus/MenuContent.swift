import CoreGraphics
import Foundation

/// The titles, rows and tiles of a menu, and their layout in its panel.
@MainActor struct MenuContent {
  /// The elements between two separators.
  struct Group {
    var title: UILabel?
    /// Rows or tiles, including those of deferred elements that are loading.
    var rows: [UIView]
    /// The number of tiles in a row; nil for rows.
    var columns: Int?
  }

  private static let groupGap: CGFloat = 9
  private static let leastWidth: CGFloat = 150

  let font: UIFont
  let scale: CGFloat
  let isRightToLeft: Bool
  /// The back row or the title, above a separator.
  var first: [UIView] = []
  var groups: [Group] = []

  /// The rows that can be chosen, from top to bottom.
  var rows: [MenuRow] { (first + groups.flatMap(\.rows)).compactMap { $0 as? MenuRow } }

  func makeTitle(_ words: String) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = font.withSize((font.pointSize * 0.86).rounded())
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    return label
  }

  /// Reverses the order, so that the first element is at the bottom.
  mutating func reverse() {
    groups = groups.reversed().map { group in
      var group = group
      group.rows.reverse()
      return group
    }
  }

  // MARK: Sizes

  /// Fits the rows into a width.
  ///
  /// - Returns: The size of the content, in points.
  func fit(space: CGFloat) -> CGSize {
    let rows = rows
    for row in rows {
      row.hasMarks = rows.contains(where: \.needsMark)
      row.hasImages = rows.contains(where: \.needsImage)
    }
    let lines = first.compactMap { ($0 as? MenuRow)?.naturalWidth } + groups.map(naturalWidth)
    let width = min(max(lines.max() ?? 0, Self.leastWidth), space)
    return CGSize(width: width, height: place(width: width) { _, _ in })
  }

  private func naturalWidth(_ group: Group) -> CGFloat {
    let rows = group.rows.compactMap { $0 as? MenuRow }
    guard let columns = group.columns else { return rows.map(\.naturalWidth).max() ?? 0 }
    let widest = rows.map(\.naturalTileWidth).max() ?? 0
    return widest * CGFloat(min(columns, max(rows.count, 1)))
  }

  // MARK: Places

  /// Adds all parts to a view.
  func put(into view: UIView, width: CGFloat) {
    _ = place(width: width) { part, frame in
      part.frame = frame
      view.addSubview(part)
    }
  }

  /// Calls a closure with all parts and their frames.
  ///
  /// - Returns: The total height, in points.
  private func place(width: CGFloat, put: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 4
    let least = max((font.lineHeight * 1.7).rounded(), 34)
    func add(_ view: UIView) {
      var frame = CGRect(x: 0, y: y, width: width, height: least)
      if let row = view as? MenuRow {
        frame.size.height = row.height(for: width, least: least)
      } else if view is UILabel {
        frame = frame.insetBy(dx: MenuRow.inset, dy: 0)
        frame.size.height = view.sizeThatFits(CGSize(width: frame.width, height: 0)).height + 10
      }
      put(view, frame)
      y += frame.height
    }
    for view in first { add(view) }
    for (number, group) in groups.enumerated() {
      if number > 0 || !first.isEmpty {
        put(makeLine(), CGRect(x: 0, y: y + 4, width: width, height: 1 / scale))
        y += Self.groupGap
      }
      if let title = group.title { add(title) }
      guard let columns = group.columns else {
        for row in group.rows { add(row) }
        continue
      }
      y += placeTiles(group.rows, columns, at: y, width, least, put)
    }
    return y + 4
  }

  /// Lays out tiles in columns, and the rows of loading elements below them.
  private func placeTiles(
    _ views: [UIView],
    _ columns: Int,
    at top: CGFloat,
    _ width: CGFloat,
    _ least: CGFloat,
    _ put: (UIView, CGRect) -> Void
  ) -> CGFloat {
    var y = top
    let tiles = views.compactMap { $0 as? MenuRow }
    for start in stride(from: 0, to: tiles.count, by: columns) {
      let row = tiles[start..<min(start + columns, tiles.count)]
      let share = (width / CGFloat(tiles.count > columns ? columns : row.count)).rounded(.down)
      let height = row.map { $0.tileHeight(for: share, least: least) }.max() ?? least
      for (column, tile) in row.enumerated() {
        let place = CGFloat(column) * share
        // The last tile of a full row absorbs the rounding.
        let isLast = column == row.count - 1 && (row.count == columns || tiles.count < columns)
        let tileWidth = isLast ? width - place : share
        let x = isRightToLeft ? width - place - tileWidth : place
        put(tile, CGRect(x: x, y: y, width: tileWidth, height: height))
        if column > 0 {
          let edge = isRightToLeft ? x + tileWidth : x
          put(makeLine(), CGRect(x: edge, y: y, width: 1 / scale, height: height))
        }
      }
      y += height
    }
    for view in views where !(view is MenuRow) {
      put(view, CGRect(x: 0, y: y, width: width, height: least))
      y += least
    }
    return y - top
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}
