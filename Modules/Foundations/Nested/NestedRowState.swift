internal import ListModel
internal import UIKit

/// What a row of items keeps while its cell shows other rows: how far it is slid, and how high its
/// items are.
final class NestedRowState {
  /// How far the items are slid from the leading edge, in points.
  var distance: CGFloat = 0
  /// For how many items the end was told to be near.
  var endWasNearFor = -1

  private var measured: [ListItemID: (item: AnyListItem, height: CGFloat)] = [:]
  private var width: CGFloat = 0
  private var category = UIContentSizeCategory.unspecified
  /// The height of the highest item that was measured and is still there, in points.
  private(set) var itemHeight: CGFloat = 0

  /// Forgets heights of another width or text size.
  func prepare(itemWidth: CGFloat, category: UIContentSizeCategory) {
    guard width != itemWidth || self.category != category else { return }
    width = itemWidth
    self.category = category
    measured.removeAll()
    itemHeight = 0
  }

  /// Forgets heights of items that went or changed.
  func itemsDidChange(to items: [AnyListItem]) {
    guard !measured.isEmpty else { return }
    var kept: [ListItemID: (item: AnyListItem, height: CGFloat)] = [:]
    itemHeight = 0
    for item in items {
      guard let known = measured[item.itemID], item.hasSameContent(as: known.item) else { continue }
      kept[item.itemID] = known
      itemHeight = max(itemHeight, known.height)
    }
    measured = kept
  }

  /// Measures an item, unless that was done.
  func measure(_ item: AnyListItem, _ height: () -> CGFloat) {
    guard measured[item.itemID] == nil else { return }
    let height = height()
    measured[item.itemID] = (item, height)
    itemHeight = max(itemHeight, height)
  }
}
