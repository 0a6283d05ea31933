import CoreGraphics
import Foundation

/// A reusable view of a collection view: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  final var storedIdentifier: String?
  /// The collection view that shows the view.
  final weak var collection: UICollectionView?
  /// The element that the view shows.
  final var element: CollectionElement?
  /// Whether the view is shown; false for one in the reuse pool.
  package final var isOnScreen = false
  /// The stacking order among the views of a collection view: by z-index, then by kind.
  final var stackOrder = (zIndex: 0, depth: 0)
  /// The last attributes that were applied.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  /// ``collection``, by a name that subclasses in this package do not have.
  package final var owningCollectionView: UICollectionView? { collection }

  /// The identifier with which the view waits for reuse; nil if it was not dequeued.
  open var reuseIdentifier: String? { storedIdentifier }

  /// Prepares the view to show another element.
  ///
  /// Called before the data source receives it; overrides must call `super`.
  open func prepareForReuse() {}

  /// Applies additional properties of a subclass of layout attributes; frame, opacity and transform
  /// have already been applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes for the content, given the proposed ones.
  ///
  /// Measures with Auto Layout if the content has constraints; otherwise the size is unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    var target = layoutAttributes.size
    if layoutAttributes.widthFitting == .required, layoutAttributes.heightFitting != .required {
      target.height = 0
    }
    if layoutAttributes.heightFitting == .required, layoutAttributes.widthFitting != .required {
      target.width = 0
    }
    let size = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: layoutAttributes.widthFitting,
      verticalFittingPriority: layoutAttributes.heightFitting
    )
    let fitted = layoutAttributes.duplicate
    // A view without constraints has no preferred size.
    guard size.width > 0 || size.height > 0 else { return fitted }
    if layoutAttributes.widthFitting != .required, size.width > 0 {
      fitted.size.width = roundedUpToPixels(size.width)
    }
    if layoutAttributes.heightFitting != .required, size.height > 0 {
      fitted.size.height = roundedUpToPixels(size.height)
    }
    // The origin is unchanged: the view grows to the right and downwards.
    fitted.center.x += (fitted.size.width - layoutAttributes.size.width) / 2
    fitted.center.y += (fitted.size.height - layoutAttributes.size.height) / 2
    return fitted
  }

  /// Called before the layout of the collection view changes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout of the collection view changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Also informs the collection view that the preferred size changed.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentSizeDidChange(of: self)
  }

  func prepareToBeReused() { prepareForReuse() }
}
