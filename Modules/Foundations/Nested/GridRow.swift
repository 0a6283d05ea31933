internal import DesignKit
internal import UIKit

/// A row of items in columns, such as nine photos, three by three.
///
///     GridRow(PhotoTileView.self, photos, columns: 3, rows: 3)
///       .onSelectItem { [weak self] photo in self?.open(photo) }
///
/// With a number of rows, items beyond the first page follow on further pages that slide sideways,
/// and only what is seen has cells. Without one, all are below each other and have cells at once:
/// for hundreds of items make a row of each line.
///
/// The items are squares unless ``NestedRow/itemHeight(_:)`` says otherwise.
/// ``ConfigurableRow/insets(_:)`` are around each page; unless set, it is as wide as the text of
/// other rows.
public struct GridRow<View: ListItemView>: NestedRow {
  /// The items, and what they lead to.
  public var nested: NestedContent<View>

  /// Makes a grid of views made from their class.
  public init(
    _ view: View.Type,
    _ items: [View.ViewModel],
    columns: Int = 3,
    rows: Int? = nil
  ) where View: SelfContainedItemView {
    self.init({ View(frame: .zero) }, items, columns: columns, rows: rows)
  }

  /// Makes a grid of views made by a closure, which is called once a cell and not once an item.
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
