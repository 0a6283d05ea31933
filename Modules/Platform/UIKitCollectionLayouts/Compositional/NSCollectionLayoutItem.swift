public import Foundation
public import UIKitCore

/// A cell in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The supplementary views of the cell, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// The insets of the cell from the item's frame, in points.
  ///
  /// Ignored on axes with an estimated size.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with a size and supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The effective insets: none on axes where the cell is self-sizing.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isMeasured {
      insets.leading = 0
      insets.trailing = 0
    }
    if layoutSize.heightDimension.isMeasured {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}
