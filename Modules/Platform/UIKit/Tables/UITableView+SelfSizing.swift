internal import Foundation
internal import QuartzCore

extension UITableView {
  /// Called when the content of a visible cell needs another height: it is measured in the next
  /// layout pass.
  final func contentSizeDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, cell.isOnScreen, request == nil, !isTiling,
      !isReloading, visible.contains(where: { $0.cell === cell })
    else { return }
    if !resizing.cells.contains(where: { $0 === cell }) { resizing.cells.append(cell) }
    if !UIView.areAnimationsEnabled { resizing.isImmediate = true }
    setNeedsLayout()
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
    let (cells, isImmediate) = (resizing.cells, resizing.isImmediate)
    resizing = Resizing()
    let items = visible.filter { item in cells.contains { $0 === item.cell } }
    remeasure(items, animated: !isImmediate, isWanted: false)
  }

  /// Measures rows again and moves those around them; the first visible row stays in place.
  ///
  /// `isWanted` is `true` if the layout of the rows changed even if their heights did not.
  final func remeasure(
    _ items: some Sequence<VisibleRow>,
    animated: Bool,
    isWanted: Bool = true
  ) {
    let anchor = isAtTop ? nil : readingAnchor
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

  /// The visible cells to measure in the next layout pass.
  struct Resizing {
    var cells: [UITableViewCell] = []
    /// Whether animations were disabled when one of them requested it.
    var isImmediate = false
  }
}
