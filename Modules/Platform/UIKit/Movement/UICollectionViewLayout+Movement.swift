internal import Foundation

extension UICollectionViewLayout {
  /// In front of everything.
  private static let movingIndex = 1 << 20

  /// An item under the finger.
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

  /// The item that a point is on, or else the one from which the finger came.
  final func pathForMoving(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
    guard let view = storedCollectionView else { return path }
    let dot = view.mirrored(CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1))
    let middle = CGPoint(x: dot.midX, y: dot.midY)
    let found = layoutAttributesForElements(in: dot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(middle)
        && container(of: CollectionElement($0)) == nil
    }
    guard let found, found.indexPath != path else { return path }
    // Rows change places when the finger is past the middle: those of different heights would take
    // turns otherwise.
    guard let own = layoutAttributesForItem(at: path)?.frame, own.width == found.frame.width else {
      return found.indexPath
    }
    let isDown = own.minY < found.frame.minY
    let isPast = isDown ? middle.y > found.frame.midY : middle.y < found.frame.midY
    if isPast || found.indexPath.section != path.section { return found.indexPath }
    return IndexPath(item: found.indexPath.item + (isDown ? -1 : 1), section: path.section)
  }
}
