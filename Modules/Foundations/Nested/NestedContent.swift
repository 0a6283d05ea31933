internal import ListModel
internal import UIKit

/// The items of a ``SlidingRow`` or a ``GridRow`` and their callbacks; set through the methods of
/// ``NestedRow``.
public struct NestedContent<View: ListItemView> {
  var settings = RowSettings()
  var layout: NestedLayout
  var items: [View.ViewModel]
  var makeView: () -> View
  var makeBackground: (() -> UIView)?
  var selectHandler: ((View.ViewModel) -> Void)?
  var actionHandler: ((View.Action, View.ViewModel) -> Void)?
  var contextMenuHandler: ((View.ViewModel) -> UIMenu?)?
  var prefetchHandler: (([View.ViewModel]) -> Void)?
  var cancelPrefetchingHandler: (([View.ViewModel]) -> Void)?
  var endHandler: (() -> Void)?

  init(_ layout: NestedLayout, _ makeView: @escaping () -> View, _ items: [View.ViewModel]) {
    self.layout = layout
    self.items = items
    self.makeView = makeView
    settings.layout.separator = .hidden
  }
}

extension NestedContent {
  /// The item with an identity.
  ///
  /// O(number of items).
  func item(_ id: ListItemID) -> View.ViewModel? {
    items.first { $0.itemID == id }
  }
}
