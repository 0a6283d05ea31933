public import UIKit

/// A row that contains items: a ``SlidingRow`` or a ``GridRow``.
///
/// Its scroll offset is stored for the row's identity, while its cell shows other rows and when its
/// items change. Rows without an ``ListRow/id(_:)`` are identified by their index among the
/// rows of their kind in the section; set one if such rows are inserted and deleted.
public protocol NestedRow: ListRow {
  /// The class whose instances show the items.
  associatedtype View: ListItemView

  /// The items and their callbacks.
  var nested: NestedContent<View> { get set }
}

extension NestedRow {
  /// Stored in ``nested``.
  public var settings: RowSettings {
    get { nested.settings }
    set { nested.settings = newValue }
  }

  /// The row without its type.
  public var asRow: AnyRow {
    Row({ NestedCollectionView() }, nested)
      .onPrefetch(
        { $0.prefetchHandler?($0.prefetched) },
        cancel: { $0.cancelPrefetchHandler?($0.prefetched) }
      )
      .with { $0.settings = settings }
      .asRow
  }

  // MARK: Appearance

  /// The space between items, in points; 8 by default.
  public func spacing(_ spacing: CGFloat) -> Self {
    with { $0.layout.spacing = spacing }
  }

  /// The height of the items, the same for all items of a row.
  ///
  /// The items of a row with a ``ListRow/height(_:)`` fill it, and this height is ignored.
  public func itemHeight(_ height: ItemHeight) -> Self {
    with { $0.layout.height = height }
  }

  /// A view behind the items, with the size of the row inside its insets.
  ///
  /// It is made once per cell, and rows whose backgrounds have the same name share cells.
  public func background(
    _ name: String,
    insets: NSDirectionalEdgeInsets = .zero,
    _ makeView: @escaping () -> UIView
  ) -> Self {
    with {
      $0.layout.background = name
      $0.layout.backgroundInsets = insets
      $0.makeBackground = makeView
    }
  }

  // MARK: Callbacks

  /// Called when the reader selects an item.
  public func onSelectItem(_ handler: @escaping (View.ViewModel) -> Void) -> Self {
    withItemRow { $0.onSelect(handler) }
  }

  /// Called with each action of the reader in an item.
  public func onItemAction(
    _ handler: @escaping (View.Action, View.ViewModel) -> Void
  ) -> Self {
    withItemRow { $0.onAction(handler) }
  }

  /// Called at an event of a control in an item's view, with the control and the item; see
  /// ``Row/onControl(_:_:_:)``.
  public func onItemControl<Control: UIControl>(
    _ control: KeyPath<View, Control>,
    _ event: UIControl.Event,
    _ handler: @escaping (Control, View.ViewModel) -> Void
  ) -> Self {
    withItemRow { $0.onControl(control, event, handler) }
  }

  /// The menu of an item, made when it is requested; `nil` for none.
  public func itemContextMenu(_ menu: @escaping (View.ViewModel) -> UIMenu?) -> Self {
    withItemRow { $0.contextMenu(menu) }
  }

  /// Called with all items that are likely to become visible soon, once for each step of a scroll;
  /// `cancel` with those that no longer are.
  ///
  /// Use it to prepare slow content, such as images.
  public func onPrefetchItems(
    _ handler: @escaping ([View.ViewModel]) -> Void,
    cancel: (([View.ViewModel]) -> Void)? = nil
  ) -> Self {
    with {
      $0.prefetchHandler = handler
      $0.cancelPrefetchHandler = cancel
    }
  }

  /// Called when the reader scrolls near the last item: load more and show a model with more items.
  ///
  /// Called once for each number of items, when at most `distance` items remain unseen.
  public func onEndNear(distance: Int = 5, _ handler: @escaping () -> Void) -> Self {
    with {
      $0.layout.endDistance = distance
      $0.endHandler = handler
    }
  }

  private func withItemRow(_ change: (Row<View>) -> Row<View>) -> Self {
    with { $0.itemRow = $0.itemRow.map(change) }
  }

  func with(_ change: (inout NestedContent<View>) -> Void) -> Self {
    var copy = self
    change(&copy.nested)
    return copy
  }
}
