internal import Foundation

extension NSCollectionLayoutGroup {
  /// A group that puts one item so many times beside itself.
  ///
  /// Items that would not fit share the width evenly.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count)
  }

  /// A group that puts one item so many times below itself.
  ///
  /// Items that would not fit share the height evenly.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count)
  }

  /// A group of one item so many times beside itself, which share the width evenly whatever they
  /// ask for.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count, isEven: true)
  }

  /// A group of one item so many times below itself, which share the height evenly whatever they
  /// ask for.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count, isEven: true)
  }

  /// A group that puts items beside each other, and begins again with the first while there is
  /// room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
  }

  /// A group that puts items below each other, and begins again with the first while there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
  }

  /// A group whose items lie where a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The axis along which items are put; nil in a custom group.
  var axis: LayoutAxis? {
    switch arrangement {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom: nil
    }
  }

  /// Whether how many items fit depends on the sizes of the cells.
  var fitsByMeasuring: Bool {
    let own =
      if let axis, repetitions == nil, !layoutSize.dimension(along: axis).isMeasured {
        subitems.contains { $0.layoutSize.dimension(along: axis).isMeasured }
      } else {
        false
      }
    return own || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.fitsByMeasuring ?? false }
  }

  /// Whether any cell of the group decides on its size along an axis.
  func measures(along axis: LayoutAxis) -> Bool {
    subitems.contains { item in
      (item as? NSCollectionLayoutGroup)?.measures(along: axis)
        ?? item.layoutSize.dimension(along: axis).isMeasured
    }
  }
}
