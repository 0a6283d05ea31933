public import Foundation

/// A movement of the focus that a table has a part in.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let previousPath: IndexPath?
  private let nextPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previousPath = table.pathOfRow(around: context.previouslyFocusedView)
    nextPath = table.pathOfRow(around: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedView,
      to: context.nextFocusedView,
      heading: context.focusHeading
    )
  }

  /// The row that had the focus, or that a focused view is in; nil where that was outside.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The row that gets the focus, or that a view which gets it is in; nil where that is outside.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
