public import Foundation

/// The place of one cell in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large the place is.
  open private(set) var layoutSize: NSCollectionLayoutSize
  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Views that belong to the cell, as badges do.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// How far the cell stays away from the edges of its place, in points.
  ///
  /// Left out on an axis where the size is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Room around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A place of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A place of a size, for a cell with views that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets that count: none on axes where the cell decides on its size.
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
