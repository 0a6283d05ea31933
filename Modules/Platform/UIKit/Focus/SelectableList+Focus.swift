internal import Foundation

extension SelectableList {
  /// The index path of the cell that is or contains the view; nil if it is not in this list.
  func pathOfRow(around view: UIView?) -> IndexPath? {
    var candidate = view
    while let current = candidate, current !== self {
      if current.superview === self, let path = itemPath(of: current) { return path }
      candidate = current.superview
    }
    return nil
  }

  /// The cell that is focused when the focus enters the list: the delegate's choice, or the last
  /// focused one.
  ///
  /// Nil if neither is on screen.
  var preferredFocusCell: UIView? {
    guard let path = delegatesPreferredFocus ?? rememberedFocus, let cell = cellOnScreen(at: path),
      canFocus(cell)
    else { return nil }
    return cell
  }

  /// The cell preferred by the delegate; nil if it is not on screen.
  var delegatesFocusCell: UIView? {
    guard let cell = delegatesPreferredFocus.flatMap(cellOnScreen(at:)), canFocus(cell) else {
      return nil
    }
    return cell
  }

  private var rememberedFocus: IndexPath? {
    remembersLastFocusedIndexPath ? lastFocused.flatMap { hasItem(at: $0) ? $0 : nil } : nil
  }

  /// The cell to focus instead of the one found by a key from outside of the list.
  func focusCell(comingFrom start: UIView) -> UIView? {
    start.isDescendant(of: self) ? nil : preferredFocusCell
  }
}
