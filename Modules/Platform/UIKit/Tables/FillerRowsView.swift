import CoreGraphics
import QuartzCore

/// The separators of empty rows below the last row of a plain table.
@MainActor final class FillerRowsView: UIView {
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a separator below each empty row of a height; the insets are those of a left-to-right
  /// layout.
  func show(rowHeight: CGFloat, color: UIColor, insets: UIEdgeInsets) {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let count = rowHeight > 0 ? Int((bounds.height / rowHeight).rounded(.up)) : 0
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    let left = isRightToLeft ? insets.right : insets.left
    let width = max(bounds.width - insets.left - insets.right, 0)
    for index in 0..<count {
      if index == lines.count {
        let line = UIView(frame: .zero)
        lines.append(line)
        addSubview(line)
      }
      let line = lines[index]
      if line.backgroundColor != color { line.backgroundColor = color }
      let bottom = CGFloat(index + 1) * rowHeight
      let frame = CGRect(x: left, y: bottom - hairline, width: width, height: hairline)
      if line.frame != frame { line.frame = frame }
    }
  }
}

extension UITableView {
  /// Shows the separators of empty rows, if the table has any.
  final func layOutFillers() {
    let bottom = CGFloat(geometry.sectionsBottom)
    let height = layer.bounds.maxY - bottom
    let isShown =
      fillerRowHeight != 0 && storedStyle == .plain && separatorStyle != .none
      && storedTableFooter == nil && height > 0
    guard isShown else {
      fillers?.removeFromSuperview()
      fillers = nil
      return
    }
    let view = fillers ?? FillerRowsView(frame: .zero)
    if fillers == nil {
      fillers = view
      insertSubview(view, at: bottomIndex)
    }
    let frame = CGRect(x: 0, y: bottom, width: layer.bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
    let rowHeight =
      fillerRowHeight > 0
      ? fillerRowHeight : self.rowHeight > 0 ? self.rowHeight : Self.usualRowHeight
    view.show(
      rowHeight: rowHeight,
      color: separatorColor ?? .separator,
      insets: separatorInset(separatorInset, width: frame.width)
    )
  }
}
