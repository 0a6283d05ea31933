internal import Foundation
public import UIKitCore

/// A group of items arranged horizontally, vertically, or with custom frames.
///
/// A section repeats its group until all items are placed. Groups can contain groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of the items.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of repetitions of the only subitem; nil to repeat the subitems while there is
  /// space.
  let repetitions: Int?
  /// Whether the subitems divide the length evenly, ignoring their own size.
  let isEven: Bool

  /// The items of the group, in their order.
  open private(set) var subitems: [NSCollectionLayoutItem]

  /// The supplementary views of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  /// The spacing between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    repetitions: Int? = nil,
    isEven: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetitions = repetitions
    self.isEven = isEven
    super.init(layoutSize: size, supplementaryItems: [])
  }
}
