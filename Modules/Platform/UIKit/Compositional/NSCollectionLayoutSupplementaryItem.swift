internal import Foundation

/// A view that belongs to an item or a group, as a badge does.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the view is registered with.
  open private(set) var elementKind: String
  /// Where it is attached to the item or the group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which of its points lies there; nil for the one at the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// In front of what it is: items have 0.
  open var zIndex = 1

  /// A view of a size at a place.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view of a size, with one of its points at a place.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}
