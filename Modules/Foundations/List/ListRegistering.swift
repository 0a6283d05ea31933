public import ListModel
public import UIKit

/// Something that is told how rows of its list are shown: a ``ListView``, and whatever stands on
/// one.
public protocol ListRegistering: AnyObject {
  /// The list that keeps what is registered.
  var listView: ListView { get }
}

extension ListRegistering {
  /// Says how rows of a type are shown, and what happens when the reader acts in them.
  ///
  /// Everything is handed the row with its type. The closure makes the row of what it is given and
  /// does nothing else: it is called whenever the list asks something of a row near the screen.
  ///
  /// ```swift
  /// list.register(MomentRow.self) { row in
  ///   Row({ MomentView() }, row)
  ///     .onSelect { open($0) }
  ///     .trailingSwipe { deleteActions(for: $0) }
  /// }
  /// list.register(Shelf.self) { SlidingRow(TagView.self, $0.tags) }   // a shelf in a row
  /// list.register(MemberRow.self) { Row({ PersonView() }, $0.person) }  // a view of another type of rows
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the rows.
  ///   - makeRow: Makes the row of one of them.
  public func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> some RowConvertible
  ) {
    listView.register(type, makeRow: makeRow)
  }

  /// Says that rows of a view's view-model type are shown by the view.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of one cell; called once a cell, not once a row.
  ///   - onAction: Told of what the reader did, and in which row.
  ///   - onSelect: Told when a row is tapped outside of its controls.
  public func register<View: ListItemView>(
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in },
    onSelect: ((View.ViewModel) -> Void)? = nil
  ) {
    register(View.ViewModel.self) {
      let row = Row(makeView, $0).onAction(onAction)
      return onSelect.map { row.onSelect(tints: false, $0) } ?? row
    }
  }
}
