public import CoreGraphics
public import Foundation

/// Specifies the invalid parts of a layout, and the reason.
///
/// A layout that can invalidate parts returns a subclass in `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var invalidatesEverything = false
  final var invalidatesCounts = false
  /// Whether `invalidateLayout()` made the context, so that everything computed is out of date.
  final var isOfWholeLayout = false
  final var items: [IndexPath]?
  final var supplementary: [String: [IndexPath]]?
  final var decoration: [String: [IndexPath]]?
  /// The preferred attributes of a self-sizing view that the context is for; nil for other
  /// contexts.
  final var preferredAttributes: UICollectionViewLayoutAttributes?

  /// Makes a context that invalidates nothing yet.
  public override init() { super.init() }

  /// Whether everything is invalid because the data was reloaded.
  ///
  /// False for `invalidateLayout()` of a layout whose items are still the same.
  open var invalidateEverything: Bool { invalidatesEverything }

  /// Whether the numbers of sections and items must be requested again: after a reload, and in a
  /// batch.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Invalidates the attributes of supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = supplementary ?? [:]
    supplementary?[elementKind, default: []] += indexPaths
  }

  /// Invalidates the attributes of decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = decoration ?? [:]
    decoration?[elementKind, default: []] += indexPaths
  }

  /// The items whose attributes alone have to be computed again; nil if none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The invalidated supplementary views, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

  /// The invalidated decoration views, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

  /// The previous index paths of interactively moved items; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target index paths of interactively moved items; nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The center of the interactively moved item.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The adjustment of the content offset that keeps the visible content in place.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size.
  open var contentSizeAdjustment = CGSize.zero
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether nothing that a layout computed is valid.
  package final var isComplete: Bool { invalidateEverything || isOfWholeLayout }
}
