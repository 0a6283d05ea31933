internal import ListModel
internal import UIKit

/// Places a row's view in a cell: item views (``ItemViewHost``), and cells that lay themselves out
/// (``ModelCellHost``).
protocol RowHosting<View>: Sendable {
  associatedtype View: RowView

  func cellClass(in list: ListDriver.CellKind) -> UIView.Type
  /// The model as a row of a list.
  func value(of model: View.ViewModel) -> AnyListItem
  /// The model's own part of the reuse pool's name.
  func reuseIdentifier(of model: View.ViewModel) -> String
  /// A view without a cell, for headers and footers; `nil` if the view is a cell.
  func makeFreeView() -> View?
  /// The view in the cell, made if necessary; `nil` for a cell of another class.
  func view(in cell: UIView) -> View?
  /// Prepares the view for the row, and connects its actions.
  func connect(_ view: View, to row: Row<View>, as context: RowContext)
}

/// Places item views in cells: the only code where an item view is made and connected to its action
/// handler.
struct ItemViewHost<View: ListItemView>: RowHosting {
  var makeView: () -> View
  var onAction: ((View.Action, View.ViewModel) -> Void)?

  func cellClass(in list: ListDriver.CellKind) -> UIView.Type {
    switch list {
    case .table: BaseTableViewCell<View>.self
    case .collection: BaseCollectionViewCell<View>.self
    case .shelf: NestedItemCell<View>.self
    }
  }

  func value(of model: View.ViewModel) -> AnyListItem { AnyListItem(model) }
  func reuseIdentifier(of model: View.ViewModel) -> String { model.reuseIdentifier }
  func makeFreeView() -> View? { makeView() }

  func view(in cell: UIView) -> View? {
    if let cell = cell as? BaseTableViewCell<View> { return view(of: cell) }
    if let cell = cell as? BaseCollectionViewCell<View> { return view(of: cell) }
    return (cell as? NestedItemCell<View>).map { view(of: $0) }
  }

  private func view<Cell: ListItemCell>(of cell: Cell) -> View where Cell.ItemView == View {
    if let view = cell.itemView { return view }
    let view = makeView()
    cell.install(view)
    return view
  }

  func connect(_ view: View, to row: Row<View>, as context: RowContext) {
    view.prepareForUpdate()
    if context.looksUpNewest {
      view.onAction = { action in
        guard let newest = context.newest(nil, as: Row<View>.self) else { return }
        (newest.host as? Self)?.onAction?(action, newest.model)
      }
    } else {
      let model = row.model
      view.onAction = onAction.map { onAction in { onAction($0, model) } }
    }
  }
}

/// Rows whose cells lay themselves out.
struct ModelCellHost<Cell: ModelCell>: RowHosting {
  func cellClass(in list: ListDriver.CellKind) -> UIView.Type { Cell.self }

  func value(of model: Cell.ViewModel) -> AnyListItem {
    if let model = model as? any ListItemViewModel { return AnyListItem(erasing: model) }
    let id = (model as? any Identifiable).map { Self.id(of: $0) }
    return AnyListItem(ModelCellRow(itemID: id ?? .unidentified, model: model))
  }

  private static func id(of model: some Identifiable) -> ListItemID {
    if let number = model.id as? Int { return ListItemID(number) }
    return ListItemID(String(describing: model.id))
  }

  func reuseIdentifier(of model: Cell.ViewModel) -> String { "" }
  func makeFreeView() -> Cell? { nil }
  func view(in cell: UIView) -> Cell? { cell as? Cell }

  /// Nothing to connect: such a cell has no action handler, only controls.
  func connect(_ view: Cell, to row: Row<Cell>, as context: RowContext) {}
}

/// A model of a ``ModelCell`` that is not a row by itself.
private nonisolated struct ModelCellRow<Model: Equatable & Sendable>: ListItemViewModel, Equatable {
  let itemID: ListItemID
  let model: Model
}

extension ListItemID {
  /// The identity of rows that have none: their list identifies them by their index.
  nonisolated static let unidentified: ListItemID = ""

  /// The identity itself if it is free, otherwise the first free one with a number.
  nonisolated func numbered(_ isFree: (ListItemID) -> Bool) -> ListItemID {
    if isFree(self) { return self }
    var number = 2
    while true {
      let candidate = ListItemID("\(self) (\(number))")
      if isFree(candidate) { return candidate }
      number += 1
    }
  }
}
