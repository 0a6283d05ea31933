import Foundation

extension UICollectionViewLayout {
  /// Returns the attributes of an item under the touch, in front of all others.
  final func movingAttributes(
    _ path: IndexPath,
    _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributesForItem(at: path)?.duplicate else {
      return UICollectionViewLayoutAttributes(forCellWith: path)
    }
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the index path of the topmost item at a point, or the previous one.
  final func pathForMoving(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
    guard let view = storedCollectionView else { return path }
    let dot = view.mirrored(CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1))
    let middle = CGPoint(x: dot.midX, y: dot.midY)
    let found = layoutAttributesForElements(in: dot)?.filter {
      $0.representedElementCategory == .cell && $0.frame.contains(middle)
        && container(of: CollectionElement($0)) == nil
    }
    return found?.max { $0.zIndex < $1.zIndex }?.indexPath ?? path
  }

  /// Returns the index path for an item that follows a touch at the height of another one.
  ///
  /// In a column of different heights, the item would move back and forth while the touch is over a
  /// taller one: it moves only to where the touch is over itself.
  final func steadyPath(_ new: IndexPath, from old: IndexPath, at height: CGFloat) -> IndexPath {
    guard new.section == old.section, new != old,
      let own = layoutAttributesForItem(at: old)?.frame,
      let other = layoutAttributesForItem(at: new)?.frame,
      own.minX == other.minX, own.width == other.width
    else { return new }
    let isDown = own.minY < other.minY
    let staysThere =
      isDown ? height >= other.maxY - own.height : height < other.minY + own.height
    return staysThere ? new : IndexPath(item: new.item + (isDown ? -1 : 1), section: new.section)
  }
}
