public import Foundation

/// The context of a focus update that concerns a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.pathOfRow(around: context.previouslyFocusedView)
    nextFocusedIndexPath = table.pathOfRow(around: context.nextFocusedView)
    super.init(copying: context)
  }

  /// The row that had the focus or contains the previously focused view; nil if that was outside.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus or contains the next focused view; nil if that is outside.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
