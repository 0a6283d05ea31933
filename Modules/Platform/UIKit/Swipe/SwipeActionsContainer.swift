import CoreGraphics

/// A list with swipe actions: the requirements of `SwipeActionsController` for a table or
/// collection view.
///
/// To add swipe actions to a list:
///  1. set `swipeActions = SwipeActionsController(scrollView: self, container: self)` when the list
///    is made;
///  2. conform to this protocol: rows are views, so batch updates do not affect open rows;
///  3. call `rowIsLeaving(_:)` for a row that a batch deletes or reloads, before its view is
///    animated out, and `rowWasRecycled(_:)` for every row that leaves the screen or is reused;
///  4. return `accessibilityActions(of:)` as the row's `accessibilityCustomActions`.
///
/// The content slides by changing the origin of the row's bounds: a row lays out its subviews by
/// `bounds.size` and never by `bounds.origin`, and only the list sets its frame. Scrolling closes
/// open rows automatically.
@MainActor protocol SwipeActionsContainer: AnyObject {
  /// Returns the row at a point of the scroll view's content that can be swiped; nil if there is
  /// none.
  func swipeRow(at point: CGPoint) -> UIView?
  /// Returns the actions at one edge of a row, when a drag towards the other edge begins.
  func swipeConfiguration(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration?
  /// Called when a row begins to open.
  func swipeWillBegin(on row: UIView, at edge: SwipeEdge)
  /// Called when a row counts as open or closed, which may be before the animation ends.
  func swipeStateDidChange(of row: UIView, isOpen: Bool)
  /// Called when a row was closed or removed.
  func swipeDidEnd(on row: UIView)
}
