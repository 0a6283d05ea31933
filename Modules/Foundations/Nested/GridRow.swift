internal import DesignKit
internal import UIKit

/// A row of items in columns, such as nine photos, three by three.
///
/// ```swift
/// GridRow(PhotoTileView.self, photos, columns: 3, rows: 3)
///   .onSelectItem { [weak self] photo in self?.open(photo) }
/// ```
///
/// With a number of rows, further items are on additional pages that scroll horizontally, and only
/// visible items have cells. Without one, all items are in one page and have cells at the same
/// time: for hundreds of items use one row per line.
///
/// The items are squares unless ``NestedRow/itemHeight(_:)`` is set. ``ListRow/insets(_:)``
/// apply to each page; by default, a page is as wide as the text of other rows.
public struct GridRow<View: ListItemView>: NestedRow {
  /// The items and their callbacks.
  public var nested: NestedContent<View>

  /// Makes a grid of views created from their class.
  public init(
    _ view: View.Type,
    _ items: [View.ViewModel],
    columns: Int = 3,
    rows: Int? = nil
  ) where View: SelfContainedItemView {
    self.init({ View(frame: .zero) }, items, columns: columns, rows: rows)
  }

  /// Makes a grid of views created by a closure, which is called once per cell, not per item.
  public init(
    _ makeView: @escaping () -> View,
    _ items: [View.ViewModel],
    columns: Int = 3,
    rows: Int? = nil
  ) {
    let layout = NestedLayout(
      arrangement: .grid(columns: columns, rows: rows),
      height: .ofWidth(1),
      spacing: Spacing.xSmall
    )
    nested = NestedContent(layout, makeView, items)
  }
}
