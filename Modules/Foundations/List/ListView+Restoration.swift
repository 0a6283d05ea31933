import ListModel
import UIKit

extension ListView {
  /// The position to save, for example when the program ends; `nil` at the top.
  ///
  /// That of the topmost row on screen. For a list that was not shown yet, the one passed to
  /// ``restore(_:)``.
  public var savedPosition: ListPosition? {
    if let restoredPosition { return restoredPosition }
    return isAtTop ? nil : topmostPosition { _ in true }
  }

  /// Opens the list at a saved position as soon as its row is shown.
  ///
  /// The list opens at its top if the first rows do not include that row, and stays where it is if
  /// the reader scrolls first. Rows of other pages are not loaded for it: where a position far down
  /// matters, as in a timeline, let the view model load the rows around it.
  ///
  /// - Parameter position: The ``savedPosition`` of an earlier list; nil for the top.
  public func restore(_ position: ListPosition?) {
    restoredPosition = position
    restoreIfPossible()
  }

  /// Scrolls to the position to restore, if its row is in the list.
  func restoreIfPossible() {
    guard let position = restoredPosition, window != nil, scrollView.bounds.height > 0,
      hasRows, !driver.hasWaitingRows
    else { return }
    guard indexPath(of: position.itemID) != nil else {
      if viewModel.state != .loading { restoredPosition = nil }
      return
    }
    restoredPosition = nil
    scrollView.layoutIfNeeded()
    // A saved position may come from a file.
    let height = scrollView.bounds.height
    let distance = min(max(position.distance, -height), height)
    scroll(to: ListPosition(itemID: position.itemID, distance: distance))
  }
}
