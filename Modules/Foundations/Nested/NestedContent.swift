public import ListModel
internal import UIKit

/// The items of a ``SlidingRow`` or a ``GridRow`` and their callbacks; set through the methods of
/// ``NestedRow``.
public struct NestedContent<View: ListItemView> {
  var settings = RowSettings()
  nonisolated var layout: NestedLayout
  nonisolated let items: [View.ViewModel]
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

  /// The items prepared for a row that is not on screen yet.
  var prefetched: [View.ViewModel] { Array(items.prefix(8)) }
}

extension NestedContent: ListItemViewModel {
  /// None: a row of items is identified by its index, or by an explicit identity, not by an item.
  public nonisolated var itemID: ListItemID { .unidentified }

  /// The name of the background, which cells keep.
  public nonisolated var reuseIdentifier: String { layout.background ?? "" }

  /// Whether the items and their arrangement are equal; O(number of items).
  public nonisolated func hasSameContent(as other: NestedContent) -> Bool {
    layout == other.layout
      && items.elementsEqual(other.items) {
        $0.itemID == $1.itemID && $0.hasSameContent(as: $1)
      }
  }
}
