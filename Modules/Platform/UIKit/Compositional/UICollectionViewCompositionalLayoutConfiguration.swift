public import Foundation

/// The properties of a compositional layout besides its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow each other, and the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Room between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the insets of sections are counted from, where these do not say.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Vertical, without room between sections.
  public override init() { super.init() }

  /// The values at one moment.
  var frozen: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
