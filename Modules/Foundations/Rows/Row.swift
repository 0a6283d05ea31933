internal import ListModel
public import UIKit

/// A row: the class of its view, the model the view shows, and what happens when the reader acts in
/// it.
///
/// Closure-built lists are made of rows; other lists are told once how a row of theirs becomes one
/// (``ListRegistering/register(_:_:)``).
///
///     Row(PersonView.self, person)
///       .onSelect { [weak self] person in self?.open(person) }
///       .onAction { [weak self] action, person in self?.perform(action, on: person) }
///
/// The compiler checks that the view shows such models. There are three ways to name the view:
/// - the class of a ``SelfContainedItemView``, shown in a ``BaseTableViewCell``: the usual one;
/// - a closure that makes a ``ListItemView``, for views that are handed what they need: `Row({
///   PersonView(loader: loader) }, person)`;
/// - the class of a ``ModelCell``, for cells that lay themselves out.
///
/// Closures are the newest ones at all times: after an update, a cell that was not touched calls
/// those of the new row, with the new model. They live as long as the model that holds them is
/// shown; one that captures the screen must do so weakly.
public struct Row<View: UIView, Model: Sendable>: ConfigurableRow {
  /// What the row shows.
  public var model: Model

  /// What the row was told.
  public var settings = RowSettings()

  var host: any RowHosting<View, Model>
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

  /// What a control inside the view leads to.
  struct ControlHandler {
    /// Which control and which of its events.
    var signature: Int
    /// Makes the control call `perform` with itself.
    var listen: (View, UIAction.Identifier, @escaping (View) -> Void) -> Void
    var perform: (View, Model) -> Void
  }

  /// The row, as a list of one.
  public var asRows: [AnyRow] { [AnyRow(content: self)] }

  /// Makes a row of a view made from its class.
  public init(_ view: View.Type, _ model: Model)
  where View: SelfContainedItemView, Model == View.ViewModel {
    self.init({ View(frame: .zero) }, model)
  }

  /// Makes a row of a view made by a closure, which is called once a cell and not once a row.
  ///
  /// Cells are shared by all rows of the view's class: a closure that makes views of another sort
  /// needs a ``ConfigurableRow/pool(_:)``.
  public init(_ makeView: @escaping () -> View, _ model: Model)
  where View: ListItemView, Model == View.ViewModel {
    self.model = model
    host = ItemViewHost<View>(makeView: makeView)
  }

  /// Makes a row of a cell made from its class.
  public init(_ cell: View.Type, _ model: Model) where View: ModelCell, Model == View.Model {
    self.model = model
    host = ModelCellHost<View>()
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
