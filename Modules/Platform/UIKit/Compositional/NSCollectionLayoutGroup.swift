internal import Foundation

/// Items one beside the other, one below the other, or at places of their own.
///
/// A section repeats its group until all items have a place. Groups may hold groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items are put.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// How many times the one subitem is repeated; nil where the subitems continue while there is
  /// room.
  let repetitions: Int?
  /// Whether the subitems share the room evenly whatever size they ask for.
  let isEven: Bool

  /// The items of the group, in their order.
  open private(set) var subitems: [NSCollectionLayoutItem]

  /// Views that belong to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  /// Room between items; none if not set.
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
