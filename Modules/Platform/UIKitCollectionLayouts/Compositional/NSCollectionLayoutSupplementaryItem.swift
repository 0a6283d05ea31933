internal import Foundation
public import UIKitCore

/// A supplementary view of an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the view class is registered for.
  open private(set) var elementKind: String
  /// The anchor at the item or the group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is positioned at the container's anchor; nil for the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index; items have 0, so the default places supplementary views in front of them.
  open var zIndex = 1

  /// Makes a view with a size and an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Makes a view with a size, an anchor at its container, and an anchor of its own.
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
