import Foundation

extension UICollectionViewLayout {
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
