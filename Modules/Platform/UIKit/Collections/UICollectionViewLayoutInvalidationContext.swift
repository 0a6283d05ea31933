public import CoreGraphics
public import Foundation

/// Which part of a layout is out of date, and why.
///
/// A layout with a better idea of it than "everything" names a subclass in
/// `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var invalidatesEverything = false
  final var invalidatesCounts = false
  final var items: [IndexPath]?
  final var supplementary: [String: [IndexPath]]?
  final var decoration: [String: [IndexPath]]?
  /// Sizes that views found for themselves: what the context is about, when it came from one.
  final var preferredAttributes: UICollectionViewLayoutAttributes?

  /// Makes a context that names nothing.
  public override init() { super.init() }

  /// Whether the whole layout is out of date.
  open var invalidateEverything: Bool { invalidatesEverything }

  /// Whether the numbers of sections and items have to be requested again.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// Names items whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Names supplementary views whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = supplementary ?? [:]
    supplementary?[elementKind, default: []] += indexPaths
  }

  /// Names decoration views whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = decoration ?? [:]
    decoration?[elementKind, default: []] += indexPaths
  }

  /// The items named.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views named, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

  /// The decoration views named, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

  /// The items moved by hand, by their places before; nil where none is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The items moved by hand, by the places they are to take; nil where none is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The middle of what is moved by hand.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// How far the content offset is to be moved with the change, so that what is seen stays.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content grows.
  open var contentSizeAdjustment = CGSize.zero
}
