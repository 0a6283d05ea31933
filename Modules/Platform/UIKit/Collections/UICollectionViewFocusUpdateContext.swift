public import Foundation

/// The context of a focus update that concerns a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previouslyFocusedIndexPath = collection.pathOfRow(around: context.previouslyFocusedView)
    nextFocusedIndexPath = collection.pathOfRow(around: context.nextFocusedView)
    super.init(copying: context)
  }

  /// The item that had the focus or contains the previously focused view; nil if that was outside.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus or contains the next focused view; nil if that is outside.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
