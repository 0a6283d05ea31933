internal import CoreGraphics

/// A section with orthogonal scrolling.
@_spi(UIKit) public struct CollectionContainer: Equatable {
  package var section: Int
  /// The frame of the section's viewport, in content coordinates.
  package var frame: CGRect
  /// The size of the content that scrolls in it.
  package var contentSize: CGSize

  package init(section: Int, frame: CGRect, contentSize: CGSize) {
    self.section = section
    self.frame = frame
    self.contentSize = contentSize
  }
}

/// The scroll view of a section with orthogonal scrolling.
///
/// It contains the views of its section's elements, which the collection view creates, positions
/// and recycles like its own: visible is what is inside the section's viewport. A layout sets it up
/// in `configure(_:for:)`, and may be its delegate.
@_spi(UIKit) @MainActor public final class CollectionContainerView: UIScrollView {
  package weak var collection: UICollectionView?
  package var section = 0
  package var container: CollectionContainer?
  /// Whether the section has been shown since its offset was set to its start.
  var hasStarted = false

  override func didInit() {
    super.didInit()
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  public override func layoutSubviews() {
    collection?.containerNeedsLayout(self)
    super.layoutSubviews()
  }
}
