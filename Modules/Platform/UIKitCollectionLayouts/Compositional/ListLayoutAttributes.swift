internal import Foundation
internal import UIKitCore

/// The layout attributes of a list row.
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
  var itemAppearance: ListItemAppearance?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ListLayoutAttributes)?.itemAppearance = itemAppearance
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ListLayoutAttributes else { return false }
    return MainActor.assumeIsolated { itemAppearance == other.itemAppearance }
  }
}
