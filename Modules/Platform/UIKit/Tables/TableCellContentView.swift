internal import Foundation

/// The content of a cell, with constraints of its own: laying out one cell never looks at another.
@MainActor final class TableCellContentView: UIView {
  override var isAutoLayoutIsland: Bool { true }

  /// The margins where nobody set others, in points; the cell knows them.
  var standardMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) {
    didSet { marginsDidChange() }
  }

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }

  /// The constraints of the content changed, or its size.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { cell.table?.contentDidLayOut(of: cell) }
  }
}
