internal import DesignKit
internal import UIKit

/// A row of items that slides sideways.
///
///     SlidingRow(TagView.self, tags)
///       .itemWidth(.visible(2.5))
///       .snapping(.items)
///       .onSelectItem { [weak self] tag in self?.open(tag) }
///
/// All items are of one size. ``ConfigurableRow/insets(_:)`` are around the items, which slide from
/// edge to edge of the table; unless set, the first item begins where the text of other rows does.
public struct SlidingRow<View: ListItemView>: NestedRow {
  /// The items, and what they lead to.
  public var nested: NestedContent<View>

  /// Makes a row of views made from their class.
  public init(_ view: View.Type, _ items: [View.ViewModel]) where View: SelfContainedItemView {
    self.init({ View(frame: .zero) }, items)
  }

  /// Makes a row of views made by a closure, which is called once a cell and not once an item.
  public init(_ makeView: @escaping () -> View, _ items: [View.ViewModel]) {
    let layout = NestedLayout(
      arrangement: .line(.scaled(140)),
      height: .automatic,
      spacing: Spacing.small
    )
    nested = NestedContent(layout, makeView, items)
  }

  /// How wide the items are; 140 points that grow with the reader's text unless set.
  public func itemWidth(_ width: ItemWidth) -> Self {
    with { $0.layout.arrangement = .line(width) }
  }

  /// Where the row comes to rest after a swipe; anywhere unless set.
  public func snapping(_ snapping: ItemSnapping) -> Self {
    with { $0.layout.snapping = snapping }
  }
}
