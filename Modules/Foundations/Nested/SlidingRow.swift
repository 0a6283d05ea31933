internal import DesignKit
internal import UIKit

/// A row of items that scrolls horizontally.
///
/// ```swift
/// SlidingRow(TagView.self, tags)
///   .itemWidth(.visible(2.5))
///   .snapping(.items)
///   .onSelectItem { [weak self] tag in self?.open(tag) }
/// ```
///
/// All items have one size. ``ListRow/insets(_:)`` are around the items, which scroll from
/// edge to edge of the table; by default, the first item begins where the text of other rows does.
public struct SlidingRow<View: ListItemView>: NestedRow {
  /// The items and their callbacks.
  public var nested: NestedContent<View>

  /// Makes a row of views created from their class.
  public init(_ view: View.Type, _ items: [View.ViewModel]) where View: SelfContainedItemView {
    self.init({ View(frame: .zero) }, items)
  }

  /// Makes a row of views created by a closure, which is called once per cell, not per item.
  public init(_ makeView: @escaping () -> View, _ items: [View.ViewModel]) {
    let layout = NestedLayout(
      arrangement: .line(.scaled(140)),
      height: .automatic,
      spacing: Spacing.small
    )
    nested = NestedContent(layout, makeView, items)
  }

  /// The width of the items; 140 points scaled with the reader's text size by default.
  public func itemWidth(_ width: ItemWidth) -> Self {
    with { $0.layout.arrangement = .line(width) }
  }

  /// The offset at which scrolling stops after a swipe; any by default.
  public func snapping(_ snapping: ItemSnapping) -> Self {
    with { $0.layout.snapping = snapping }
  }
}
