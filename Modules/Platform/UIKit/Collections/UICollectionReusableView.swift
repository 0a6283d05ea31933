import CoreGraphics
import Foundation

/// A view of a collection view that is used again and again: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  final var storedIdentifier: String?
  /// The collection view that shows the view.
  final weak var collection: UICollectionView?
  /// The element that the view shows.
  final var element: CollectionElement?
  /// Whether the view is shown; one in the pool is not.
  final var isOnScreen = false
  /// The stacking order among the views of a collection view.
  final var stackOrder = 0
  /// The attributes that were applied last.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The identifier that the view is found again by.
  open var reuseIdentifier: String? { storedIdentifier }

  /// The view is about to show something else.
  ///
  /// Called before the data source gets it; overrides call `super`.
  open func prepareForReuse() {}

  /// Takes what a layout's attributes have beyond the place, opacity and transform, which are
  /// applied already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that suit the content, given those that the layout proposes.
  ///
  /// Measures by Auto Layout, where the content has constraints; the size stays otherwise.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }

  /// The layout of the collection view is about to change.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The layout of the collection view changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the collection view that the content needs another size, too.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentSizeDidChange(of: self)
  }

  func prepareToBeReused() { prepareForReuse() }

  private func fittingAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    var target = attributes.size
    if attributes.widthFitting == .required, attributes.heightFitting != .required {
      target.height = 0
    }
    if attributes.heightFitting == .required, attributes.widthFitting != .required {
      target.width = 0
    }
    let size = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: attributes.widthFitting,
      verticalFittingPriority: attributes.heightFitting
    )
    let fitted = attributes.duplicate
    // A view without constraints says nothing of its size.
    guard size.width > 0 || size.height > 0 else { return fitted }
    if attributes.widthFitting != .required, size.width > 0 {
      fitted.size.width = roundedUpToPixels(size.width)
    }
    if attributes.heightFitting != .required, size.height > 0 {
      fitted.size.height = roundedUpToPixels(size.height)
    }
    // The place stays: what grows, grows to the right and downwards.
    fitted.center.x += (fitted.size.width - attributes.size.width) / 2
    fitted.center.y += (fitted.size.height - attributes.size.height) / 2
    return fitted
  }
}
