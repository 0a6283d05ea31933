internal import Foundation
public import UIKitCore

extension NSCollectionLayoutGroup {
  /// Makes a group that repeats an item horizontally a number of times.
  ///
  /// Items that would not fit divide the width evenly.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count)
  }

  /// Makes a group that repeats an item vertically a number of times.
  ///
  /// Items that would not fit divide the height evenly.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count)
  }

  /// Makes a group that repeats an item horizontally a number of times, with equal widths.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count, isEven: true)
  }

  /// Makes a group that repeats an item vertically a number of times, with equal heights.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count, isEven: true)
  }

  /// Makes a group that arranges items horizontally, and repeats them while there is space.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
  }

  /// Makes a group that arranges items vertically, and repeats them while there is space.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
  }

  /// Makes a group with frames from a closure.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The axis along which items are arranged; nil in a custom group.
  var axis: LayoutAxis? {
    switch arrangement {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom: nil
    }
  }

  /// Whether the number of items that fit depends on the sizes of cells.
  var fitsByMeasuring: Bool {
    let own =
      if let axis, repetitions == nil, !layoutSize.dimension(along: axis).isMeasured {
        subitems.contains { $0.layoutSize.dimension(along: axis).isMeasured }
      } else {
        false
      }
    return own || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.fitsByMeasuring ?? false }
  }

  /// Whether any cell of the group is self-sizing along an axis.
  func measures(along axis: LayoutAxis) -> Bool {
    subitems.contains { item in
      (item as? NSCollectionLayoutGroup)?.measures(along: axis)
        ?? item.layoutSize.dimension(along: axis).isMeasured
    }
  }
}
