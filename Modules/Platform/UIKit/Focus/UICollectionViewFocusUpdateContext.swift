public import Foundation

/// A movement of the focus that a collection view has a part in.
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

  /// The item that had the focus, or that a focused view is in; nil where that was outside.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The item that gets the focus, or that a view which gets it is in; nil where that is outside.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
