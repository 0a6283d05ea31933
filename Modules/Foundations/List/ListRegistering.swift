public import ListModel
public import UIKit

/// Something that rows can be registered with: a ``ListView``, or an object that contains one.
public protocol ListRegistering: AnyObject {
  /// The list that stores the registrations.
  var listView: ListView { get }
}

extension ListRegistering {
  /// Sets how rows of a type are shown and which actions they have.
  ///
  /// The closures receive the row with its type. `makeRow` must only make the row from its
  /// argument: it is called whenever the list needs something from a row near the screen.
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
  ///   - makeRow: Makes the row for a value.
  public func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> some ListRow
  ) {
    listView.driver.register(type, makeRow)
  }

  /// Shows each object of a type as the rows of a section controller.
  ///
  /// ```swift
  /// list.register(Post.self) { ListStackedSectionController([AuthorSection(), TextSection()]) }
  /// ```
  ///
  /// The list makes a controller for each object and keeps it as long as the object is in the list.
  /// Registered rows and objects with controllers may be mixed in one section. Headers and footers
  /// are registered rows.
  ///
  /// - Parameters:
  ///   - type: The type of the objects.
  ///   - makeController: Makes the controller of an object.
  public func register<Object: ListItemViewModel>(
    _ type: Object.Type,
    controller makeController: @escaping () -> ListSectionController<Object>
  ) {
    listView.driver.adapter.register(type, makeController)
  }

  /// Shows rows of a view's view-model type with that view.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a cell; called once per cell, not per row.
  ///   - onAction: Called with each action of the reader and its row.
  ///   - onSelect: Called when a row is tapped outside its controls.
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
