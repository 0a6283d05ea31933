internal import ListModel
internal import UIKit

/// Shows rows with item views in cells: the only code where an item view is made, configured and
/// connected to its action handler.
struct ItemViewHost<View: ListItemView>: RowHosting {
  var makeView: () -> View
  var onAction: ((View.Action, View.ViewModel) -> Void)?

  func cellClass(in list: ListCellPool.Kind) -> UIView.Type {
    switch list {
    case .table: BaseTableViewCell<View>.self
    case .collection: BaseCollectionViewCell<View>.self
    case .shelf: NestedItemCell<View>.self
    }
  }

  func modelID(of model: View.ViewModel) -> ListItemID? { model.itemID }
  func content(of model: View.ViewModel) -> any RowModel { ListItemRowModel(model: model) }
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

  func show(_ row: Row<View, View.ViewModel>, in view: View, as context: RowContext) {
    // A row that changed in place is configured without `prepareForReuse`.
    (view as? any RowBindingOwner)?.bindings.dispose()
    if context.looksUpNewest {
      view.onAction = { action in
        guard let newest = context.newest(nil, as: Row<View, View.ViewModel>.self) else { return }
        (newest.host as? Self)?.onAction?(action, newest.model)
      }
    } else {
      let model = row.model
      view.onAction = onAction.map { onAction in { onAction($0, model) } }
    }
    view.update(with: row.model)
  }
}
