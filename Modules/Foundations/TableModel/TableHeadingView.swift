internal import ListModel
internal import UIKit

/// What stands above or below a section: the table's view around the section's own.
final class TableHeadingView: UITableViewHeaderFooterView {
  /// The identity of a view that was made on the spot.
  var shownID: ListItemID?
  private let frameOfContent = InsetFrame()

  var shown: UIView? { frameOfContent.view }

  func install(_ view: UIView) {
    frameOfContent.put(view, into: contentView)
  }
}
