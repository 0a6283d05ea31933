public import Foundation

/// The context of a focus update that concerns a table view.
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

  /// The row that had the focus or contains the previously focused view; nil if that was outside.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The row that gets the focus or contains the next focused view; nil if that is outside.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
