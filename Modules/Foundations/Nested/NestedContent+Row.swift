internal import ListModel
internal import UIKit

extension NestedContent: RowContent {
  /// The number of items prepared for a row that is not on screen yet.
  private static var prefetchedCount: Int { 8 }

  var kind: RowKind {
    var kind = RowKind.shown(by: View.self)
    kind.pool += " nested"
    if let background = layout.background { kind.pool += " \(background)" }
    return kind
  }

  func cellClass(in list: ListDriver.CellKind) -> UIView.Type {
    list == .table ? NestedTableViewCell<View>.self : NestedCollectionViewCell<View>.self
  }

  var reuseIdentifier: String { "" }

  var value: AnyListItem { AnyListItem(NestedItems(items: items, layout: arrangedLayout)) }

  /// The layout, with the row's height and insets applied.
  var arrangedLayout: NestedLayout {
    var layout = layout
    layout.keepsToColumn = settings.insets == nil
    layout.fillsHeight = settings.height != .automatic
    return layout
  }

  func show(in cell: UIView, as context: RowContext) {
    let collection =
      (cell as? NestedTableViewCell<View>)?.collection
      ?? (cell as? NestedCollectionViewCell<View>)?.collection
    guard let collection else {
      preconditionFailure("a cell of \(type(of: cell)) was kept for items of \(View.self)")
    }
    collection.show(self, as: context)
  }

  func prefetch() { prefetchHandler?(Array(items.prefix(Self.prefetchedCount))) }
  func cancelPrefetching() { cancelPrefetchHandler?(Array(items.prefix(Self.prefetchedCount))) }
}

/// The items of a row, compared with those of another.
///
/// O(number of items).
private nonisolated struct NestedItems<Item: ListItemViewModel>: ListItemViewModel {
  let items: [Item]
  let layout: NestedLayout

  /// A row of items is identified by its index, or by an explicit identity, not by an item.
  var itemID: ListItemID { .unidentified }

  func hasSameContent(as other: Self) -> Bool {
    layout == other.layout
      && items.elementsEqual(other.items) {
        $0.itemID == $1.itemID && $0.hasSameContent(as: $1)
      }
  }
}
