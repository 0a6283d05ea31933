public import Foundation
public import UIKitCore

/// The properties of a compositional layout besides its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scrolling axis, along which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The default reference of the sections' content insets.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a vertical configuration without spacing between sections.
  public override init() { super.init() }

  /// A copy of the current values.
  var frozen: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
