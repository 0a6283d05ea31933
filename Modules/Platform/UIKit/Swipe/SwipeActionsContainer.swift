import CoreGraphics

/// A list whose rows can be swiped: what `SwipeActionsController` asks of a table or a collection
/// view.
///
/// To give a list swipe actions:
///  1. set `swipeActions = SwipeActionsController(scrollView: self, container: self)` when the list
///    is made;
///  2. conform to this protocol: rows are views, so that a batch of updates while one is open
///    changes nothing here;
///  3. call `rowIsLeaving(_:)` for a row that a batch deletes or reloads, before its view is
///    animated away, and `rowWasRecycled(_:)` for every row that goes off screen or back to a pool;
///  4. hand `accessibilityActions(of:)` out as the row's `accessibilityCustomActions`.
///
/// Content slides by the origin of the row's bounds: a row places its subviews by `bounds.size` and
/// never by `bounds.origin`, and its frame is the list's alone. Scrolling closes what is open by
/// itself.
@MainActor protocol SwipeActionsContainer: AnyObject {
  /// The row at a point of the scroll view's content that may be swiped; nil where there is none.
  func swipeRow(at point: CGPoint) -> UIView?
  /// The actions of one side of a row, requested when a drag towards the other side begins.
  func swipeConfiguration(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration?
  /// A row begins to open.
  func swipeWillBegin(on row: UIView, at edge: SwipeEdge)
  /// A row counts as open from now on, or no longer does, though it is still on its way.
  func swipeStateDidChange(of row: UIView, isOpen: Bool)
  /// A row is closed again, or gone.
  func swipeDidEnd(on row: UIView)
}
