internal import ListModel
internal import UIKit

/// The state of a row of items while its cell shows other rows: its scroll offset, and the height
/// of its items.
final class NestedRowState {
  /// The scroll distance from the leading edge, in points.
  var distance: CGFloat = 0
  /// The number of items for which the near end was reported.
  var endWasNearFor = -1

  private var measured: [ListItemID: (item: AnyListItem, height: CGFloat)] = [:]
  private var view: ObjectIdentifier?
  private var width: CGFloat = 0
  private var category = UIContentSizeCategory.unspecified
  /// The height of the highest measured item that is still in the row, in points.
  private(set) var itemHeight: CGFloat = 0

  /// Discards heights of another class of views, width or text size.
  func prepare(view: ObjectIdentifier, itemWidth: CGFloat, category: UIContentSizeCategory) {
    guard self.view != view || width != itemWidth || self.category != category else { return }
    self.view = view
    width = itemWidth
    self.category = category
    measured.removeAll()
    itemHeight = 0
  }

  /// Discards heights of items that were removed or changed.
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

  /// Measures an item, unless it is already measured.
  func measure(_ item: AnyListItem, _ height: () -> CGFloat) {
    guard measured[item.itemID] == nil else { return }
    let height = height()
    measured[item.itemID] = (item, height)
    itemHeight = max(itemHeight, height)
  }
}
