internal import ListModel

/// The items of a row, compared with those of another.
///
/// O(number of items).
nonisolated struct NestedRowModel<Item: ListItemViewModel>: RowModel {
  var items: [Item]
  var layout: NestedLayout

  func hasSameContent(as other: any RowModel) -> Bool {
    guard let other = other as? Self, layout == other.layout else { return false }
    return items.elementsEqual(other.items) {
      $0.itemID == $1.itemID && $0.hasSameContent(as: $1)
    }
  }
}
