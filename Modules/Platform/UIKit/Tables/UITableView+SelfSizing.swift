internal import Foundation
internal import QuartzCore

extension UITableView {
  /// Called when the content of a visible cell needs another height.
  final func contentSizeDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, cell.isOnScreen else { return }
    measureAgain(cell)
  }

  /// Called when the constraints or the size of a cell's content changed.
  final func contentDidLayOut(of cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !isTiling, rowHeight < 0,
      let item = visible.first(where: { $0.cell === cell })
    else { return }
    let height = roundedUpToPixels(cell.fittingHeight(width: cell.bounds.width))
    if abs(Double(height) - item.height) > 0.01 { contentSizeDidChange(of: cell) }
  }

  /// Measures the cells whose content needs another height.
  final func resizeChangedCells() {
    guard let notices = sizingNotices.removeAll() else { return }
    let items = visible.filter { notices.contains($0.cell) }
    remeasure(items, animated: notices.isAnimated, isWanted: false)
  }

  /// Measures rows again and moves those around them; the first visible row stays in place.
  ///
  /// `isWanted` is `true` if the layout of the rows changed even if their heights did not.
  final func remeasure(
    _ items: some Sequence<VisibleRow>,
    animated: Bool,
    isWanted: Bool = true
  ) {
    let anchor = readingAnchor
    var isChanged = isWanted
    for item in items where measure(item.cell, item.row) != item.height { isChanged = true }
    guard isChanged else { return }
    framesAreStale = true
    let change = { [self] in
      if let anchor { hold(anchor) }
      restack()
      for item in visible { item.cell.layoutIfNeeded() }
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.3,
        delay: 0,
        options: [.allowUserInteraction],
        animations: change
      )
    } else {
      change()
    }
    setNeedsLayout()
  }
}
