internal import CoreGraphics

/// A section whose items scroll by themselves, across the collection view.
struct CollectionContainer: Equatable {
  var section: Int
  /// Where the section's viewport is, in the content's coordinates.
  var frame: CGRect
  /// The size of what scrolls in it.
  var contentSize: CGSize
}

/// The scroll view of such a section.
///
/// It holds the views of its section's elements, which the collection view makes, places and takes
/// back as it does its own: what counts as visible is what the section's viewport shows. A layout
/// sets it up in `configure(_:for:)`, and may be its delegate.
@MainActor final class CollectionContainerView: UIScrollView {
  weak var collection: UICollectionView?
  var section = 0
  var container: CollectionContainer?
  /// Whether the section has been shown since its offset was set to where it starts.
  var hasStarted = false

  override func didInit() {
    super.didInit()
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  override func layoutSubviews() {
    collection?.containerNeedsLayout(self)
    super.layoutSubviews()
  }
}
