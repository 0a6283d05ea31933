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

  func cellClass(in list: ListCellPool.Kind) -> UIView.Type {
    list == .table ? NestedCollectionCell<View>.self : NestedCollectionItemCell<View>.self
  }

  var reuseIdentifier: String { "" }

  /// Nil: a row of items is identified by its index, or by an explicit identity, not by an item.
  var modelID: ListItemID? { nil }

  var content: any RowModel { NestedRowModel(items: items, layout: arrangedLayout) }

  /// The layout, with the row's height and insets applied.
  var arrangedLayout: NestedLayout {
    var layout = layout
    layout.keepsToColumn = settings.layout.insets == nil
    layout.fillsHeight = settings.layout.height != .automatic
    return layout
  }

  func show(in cell: UIView, as context: RowContext) {
    let collection =
      (cell as? NestedCollectionCell<View>)?.collection
      ?? (cell as? NestedCollectionItemCell<View>)?.collection
    guard let collection else {
      preconditionFailure("a cell of \(type(of: cell)) was kept for items of \(View.self)")
    }
    collection.show(self, as: context)
  }

  func prefetch() {
    prefetchHandler?(Array(items.prefix(Self.prefetchedCount)))
  }

  func cancelPrefetching() {
    cancelPrefetchingHandler?(Array(items.prefix(Self.prefetchedCount)))
  }
}
