internal import ListModel
internal import UIKit

/// The items of a ``SlidingRow`` or a ``GridRow`` and their callbacks; set through the methods of
/// ``NestedRow``.
public struct NestedContent<View: ListItemView> {
  var settings = RowSettings()
  var layout: NestedLayout
  let items: [View.ViewModel]
  /// The row of the first item, from which those of the others differ by their models; `nil`
  /// without items.
  var itemRow: Row<View>?
  var makeBackground: (() -> UIView)?
  var endHandler: (() -> Void)?
  var prefetchHandler: (([View.ViewModel]) -> Void)?
  var cancelPrefetchHandler: (([View.ViewModel]) -> Void)?

  init(_ layout: NestedLayout, _ makeView: @escaping () -> View, _ items: [View.ViewModel]) {
    self.layout = layout
    self.items = items
    itemRow = items.first.map { Row(makeView, $0) }
    settings.separator = .hidden
  }
}

extension NestedContent {
  /// The first item's row with another model: items share everything else.
  func row(of item: View.ViewModel) -> Row<View>? {
    itemRow?.with { $0.model = item }
  }

  /// The row of the item with an identity.
  ///
  /// O(number of items), but O(1) if the item is at the index.
  func row(of id: ListItemID, near index: Int) -> Row<View>? {
    if items.indices.contains(index), items[index].itemID == id { return row(of: items[index]) }
    return items.first { $0.itemID == id }.flatMap { row(of: $0) }
  }
}
