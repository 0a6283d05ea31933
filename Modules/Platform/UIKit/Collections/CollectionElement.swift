internal import Foundation

/// The identity of an element of a collection view: a cell, a supplementary view or a decoration
/// view.
@_spi(UIKit) public struct CollectionElement: ListPlace, Hashable {
  package var category: UICollectionView.ElementCategory
  /// The number of the kind in ``ElementKinds``; 0 for a cell.
  let kindNumber: Int
  /// -1 for a supplementary view of the whole layout, whose index path has a single index.
  package var section: Int
  package var item: Int

  private init(
    _ category: UICollectionView.ElementCategory,
    kindNumber: Int,
    _ path: IndexPath
  ) {
    self.category = category
    self.kindNumber = kindNumber
    if path.count > 1 {
      section = path[0]
      item = path[1]
    } else {
      section = -1
      item = path.first ?? 0
    }
  }

  @MainActor init(
    _ category: UICollectionView.ElementCategory,
    kind: String = "",
    _ path: IndexPath
  ) {
    self.init(category, kindNumber: kind.isEmpty ? 0 : ElementKinds.number(of: kind), path)
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.storedCategory,
      kindNumber: attributes.kindNumber,
      attributes.indexPath
    )
  }

  /// Empty for a cell.
  @MainActor package var kind: String { ElementKinds.name(of: kindNumber) }

  package var indexPath: IndexPath {
    section < 0 ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }

  /// The same element at another index path.
  package func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category, kindNumber: kindNumber, path)
  }
}

/// An element with the attributes of its layout.
struct PlacedElement {
  let element: CollectionElement
  /// The attributes as returned by the layout.
  let source: UICollectionViewLayoutAttributes
  /// The attributes as shown: mirrored if the layout flips for the layout direction.
  let attributes: UICollectionViewLayoutAttributes
  /// The section whose own scroll view contains the element; nil for the collection view itself.
  var container: Int?
}

/// An element with a view.
struct ShownElement {
  var view: UICollectionReusableView
  var placed: PlacedElement
  /// Whether the view has been placed by a layout pass, from when on it moves with animations.
  var isPlaced = false
  /// Whether the view's preferred size must be requested.
  var needsFitting = true
  /// The last preferred size of the view.
  var preferredSize: CGSize?
  /// The last layout pass that needed the element.
  var pass = 0
}
