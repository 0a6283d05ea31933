internal import Foundation

/// The content view of a cell, with an independent constraint system: laying out one cell does not
/// solve the constraints of others.
@MainActor final class TableCellContentView: UIView {
  override var isAutoLayoutIsland: Bool { true }

  /// The default margins, in points; set by the cell.
  override var standardMargins: UIEdgeInsets {
    get { ownStandardMargins }
    set {
      ownStandardMargins = newValue
      marginsDidChange()
    }
  }
  private var ownStandardMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }

  /// Notifies the table after the constraints or the size of the content changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { cell.table?.contentDidLayOut(of: cell) }
  }
}
