internal import UIKit

/// A collection view layout with the frames of a ``NestedGeometry``.
final class NestedCollectionLayout: UICollectionViewLayout {
  /// Makes the geometry for a number of items.
  var makeGeometry: (Int) -> NestedGeometry?
  private(set) var geometry: NestedGeometry?

  init(_ makeGeometry: @escaping (Int) -> NestedGeometry?) {
    self.makeGeometry = makeGeometry
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      geometry = nil
      return
    }
    geometry = makeGeometry(collectionView.numberOfItems(inSection: 0))
  }

  override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else { return [] }
    return geometry.indices(in: rect).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.item < geometry.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = geometry.frame(of: indexPath.item)
    return attributes
  }
}
