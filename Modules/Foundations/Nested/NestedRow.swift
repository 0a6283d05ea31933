public import UIKit

/// A row that holds items of its own: a ``SlidingRow`` or a ``GridRow``.
///
/// How far it is slid is kept with the row's identity: while its cell shows other rows, and when
/// its items change. Rows without an ``ConfigurableRow/id(_:)`` are known by their place among the
/// rows of their kind in the section; give one where such rows come and go.
public protocol NestedRow: ConfigurableRow {
  /// The view of an item.
  associatedtype View: ListItemView

  /// The items, and what they lead to.
  var nested: NestedContent<View> { get set }
}

extension NestedRow {
  /// What the row was told.
  public var settings: RowSettings {
    get { nested.settings }
    set { nested.settings = newValue }
  }

  /// The row, as a list of one.
  public var asRows: [AnyRow] { [AnyRow(content: nested)] }

  // MARK: Looks

  /// The room between items, in points; 8 unless set.
  public func spacing(_ spacing: CGFloat) -> Self {
    with { $0.layout.spacing = spacing }
  }

  /// How high the items are; all of one row alike.
  ///
  /// A row with a ``ConfigurableRow/height(_:)`` of its own has items that fill it, whatever is
  /// said here.
  public func itemHeight(_ height: ItemHeight) -> Self {
    with { $0.layout.height = height }
  }

  /// A view behind the items, as large as the row less the insets.
  ///
  /// It is made once a cell, and cells are shared by rows whose backgrounds have the same name.
  public func background(
    _ name: String,
    insets: NSDirectionalEdgeInsets = .zero,
    _ makeView: @escaping () -> UIView
  ) -> Self {
    with {
      $0.layout.background = name
      $0.layout.backgroundInsets = NestedInsets(insets)
      $0.makeBackground = makeView
    }
  }

  // MARK: Callbacks

  /// Called when the reader selects an item.
  public func onSelectItem(_ handler: @escaping (View.ViewModel) -> Void) -> Self {
    with {
      $0.selectHandler = handler
      $0.layout.isSelectable = true
    }
  }

  /// Called when the reader does something in an item.
  public func onItemAction(
    _ handler: @escaping (View.Action, View.ViewModel) -> Void
  ) -> Self {
    with { $0.actionHandler = handler }
  }

  /// The menu of an item, made when the reader asks for it; `nil` for none.
  public func itemContextMenu(_ menu: @escaping (View.ViewModel) -> UIMenu?) -> Self {
    with { $0.contextMenuHandler = menu }
  }

  /// Called with items that are likely to be seen soon; `cancel` with those that will not be after
  /// all.
  ///
  /// Prepare what takes time, such as images.
  public func onPrefetchItems(
    _ handler: @escaping ([View.ViewModel]) -> Void,
    cancel: (([View.ViewModel]) -> Void)? = nil
  ) -> Self {
    with {
      $0.prefetchHandler = handler
      $0.cancelPrefetchingHandler = cancel
    }
  }

  /// Called when the reader comes near the last item: load more and show a model with more items.
  ///
  /// It is called once for each number of items, when as few as `distance` items are left unseen.
  public func onEndNear(distance: Int = 5, _ handler: @escaping () -> Void) -> Self {
    with {
      $0.layout.endDistance = distance
      $0.endHandler = handler
    }
  }

  func with(_ change: (inout NestedContent<View>) -> Void) -> Self {
    var copy = self
    change(&copy.nested)
    return copy
  }
}
