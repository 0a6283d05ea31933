internal import Foundation

/// The name of a thing that a collection view shows: a cell, a supplementary or a decoration view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for a cell.
  var kind: String
  /// -1 for a supplementary view of the whole layout, whose index path has one index only.
  var section: Int
  var item: Int

  init(_ category: UICollectionView.ElementCategory, kind: String = "", _ path: IndexPath) {
    self.category = category
    self.kind = kind
    if path.count > 1 {
      section = path[0]
      item = path[1]
    } else {
      section = -1
      item = path.first ?? 0
    }
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.storedCategory,
      kind: attributes.storedKind ?? "",
      attributes.indexPath
    )
  }

  var indexPath: IndexPath {
    section < 0 ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }

  /// The same thing elsewhere.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category, kind: kind, path)
  }
}

/// An element that a layout puts somewhere.
struct PlacedElement {
  let element: CollectionElement
  /// As the layout gave them.
  let source: UICollectionViewLayoutAttributes
  /// As they are shown: mirrored, where the layout runs the other way.
  let attributes: UICollectionViewLayoutAttributes
  /// The section whose own scroll view holds the element; nil for the collection view itself.
  var container: Int?
}

/// An element with a view.
struct ShownElement {
  var view: UICollectionReusableView
  var placed: PlacedElement
  /// Whether the view has to be requested its size.
  var needsFitting = true
  /// The size that the view requested last.
  var preferredSize: CGSize?
  /// The layout pass that needed the element last.
  var pass = 0
}

/// A place on screen that is to be kept.
struct CollectionAnchor {
  var element: CollectionElement
  /// From the origin of the bounds to the element's leading top corner.
  var distance: CGPoint
  /// The axes to keep it on.
  var holdsX: Bool
  var holdsY: Bool
}
