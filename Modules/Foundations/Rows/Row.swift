internal import UIKit

/// A row: the class of its view, the view's model, and callbacks.
///
/// Closure-built lists consist of rows; other lists register once how to make a row from a value
/// (``ListRegistering/register(_:_:)``).
///
/// ```swift
/// Row(PersonView.self, person)
///   .onSelect { [weak self] person in self?.open(person) }
///   .onAction { [weak self] action, person in self?.perform(action, on: person) }
/// ```
///
/// The compiler checks that the view shows such models. There are three ways to specify the view:
/// - the class of a ``SelfContainedItemView``, shown in a ``BaseTableViewCell``: the usual one;
/// - a closure that makes a ``ListItemView``, for views with dependencies: `Row({
///   PersonView(loader: loader) }, person)`;
/// - the class of a ``ModelCell``, for cells that lay themselves out.
///
/// Callbacks are always the newest: after an update, a cell that was not touched calls those of the
/// new row, with the new model. Closures live as long as the model that contains them is shown; one
/// that captures the screen must do so weakly.
public struct Row<View: RowView>: ListRow {
  /// The type of the row's model.
  public typealias Model = View.ViewModel

  /// The model of the row.
  public var model: Model

  /// What modifiers such as ``ListRow/id(_:)`` set.
  public var settings = RowSettings()

  var host: any RowHosting<View>
  var selectHandler: ((Model) -> Void)?
  var prefetchHandler: ((Model) -> Void)?
  var cancelPrefetchHandler: ((Model) -> Void)?
  var moveHandler: ((Model, Int) -> Void)?
  var displayHandler: ((Model) -> Void)?
  var heightHandler: ((Model, CGFloat) -> CGFloat)?
  var leadingSwipeHandler: ((Model) -> UISwipeActionsConfiguration?)?
  var trailingSwipeHandler: ((Model) -> UISwipeActionsConfiguration?)?
  var contextMenuHandler: ((Model) -> UIMenu?)?
  var controlHandlers: [ControlHandler] = []

  /// The callback of a control inside the view.
  struct ControlHandler {
    /// Identifies the control and its events.
    var signature: Int
    /// Makes the control call `perform` with the view.
    var listen: (View, UIAction.Identifier, @escaping (View) -> Void) -> Void
    var perform: (View, Model) -> Void
  }

  /// The row without its type.
  public var asRow: AnyRow { AnyRow(self) }

  /// Makes a row with a view created from its class.
  public init(_ view: View.Type, _ model: Model) where View: SelfContainedItemView {
    self.init({ View(frame: .zero) }, model)
  }

  /// Makes a row with a view created by a closure, which is called once per cell, not per row.
  ///
  /// All rows of the view's class share cells: a closure that makes different views needs a
  /// ``ListRow/pool(_:)``.
  public init(_ makeView: @escaping () -> View, _ model: Model) where View: ListItemView {
    self.model = model
    host = ItemViewHost<View>(makeView: makeView)
  }

  /// Makes a row with a cell created from its class.
  public init(_ cell: View.Type, _ model: Model) where View: ModelCell {
    self.model = model
    host = ModelCellHost<View>()
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
