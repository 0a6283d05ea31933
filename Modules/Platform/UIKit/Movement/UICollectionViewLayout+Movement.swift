internal import Foundation

extension UICollectionViewLayout {
  /// The z-index of the moved item, in front of all others.
  private static let movingIndex = 1 << 20

  /// Returns the attributes of an item under the touch.
  final func movingAttributes(
    _ path: IndexPath,
    _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributesForItem(at: path)?.duplicate else {
      return UICollectionViewLayoutAttributes(forCellWith: path)
    }
    attributes.center = position
    attributes.zIndex = Self.movingIndex
    return attributes
  }

  /// Returns the index path of the item at a point, or the previous one.
  final func pathForMoving(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
    guard let view = storedCollectionView else { return path }
    let dot = view.mirrored(CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1))
    let middle = CGPoint(x: dot.midX, y: dot.midY)
    let found = layoutAttributesForElements(in: dot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(middle)
        && container(of: CollectionElement($0)) == nil
    }
    guard let found, found.indexPath != path else { return path }
    // Swap rows only when the touch has passed the middle; rows of different heights would
    // otherwise swap back and forth.
    guard let own = layoutAttributesForItem(at: path)?.frame, own.width == found.frame.width else {
      return found.indexPath
    }
    let isDown = own.minY < found.frame.minY
    let isPast = isDown ? middle.y > found.frame.midY : middle.y < found.frame.midY
    if isPast || found.indexPath.section != path.section { return found.indexPath }
    return IndexPath(item: found.indexPath.item + (isDown ? -1 : 1), section: path.section)
  }
}
