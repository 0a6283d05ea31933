internal import ListModel
internal import UIKit

/// The cell of a ``ViewRow``.
final class ViewRowCell: UITableViewCell, RowInsetting {
  var shownID: ListItemID?
  private let frameOfContent = InsetFrame()

  var contentInsets: NSDirectionalEdgeInsets {
    get { frameOfContent.insets }
    set { frameOfContent.insets = newValue }
  }

  func install(_ view: UIView) {
    frameOfContent.put(view, into: contentView)
  }
}
