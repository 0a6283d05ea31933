public import Foundation

/// The context of a focus update that concerns a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let previousPath: IndexPath?
  private let nextPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previousPath = collection.pathOfRow(around: context.previouslyFocusedView)
    nextPath = collection.pathOfRow(around: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedView,
      to: context.nextFocusedView,
      heading: context.focusHeading
    )
  }

  /// The item that had the focus or contains the previously focused view; nil if that was outside.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The item that gets the focus or contains the next focused view; nil if that is outside.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
