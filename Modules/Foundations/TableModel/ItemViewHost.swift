internal import ListModel
internal import UIKit

/// Rows of item views, in cells around them.
struct ItemViewHost<View: ListItemView>: RowHosting {
  var makeView: () -> View
  var onAction: ((View.Action, View.ViewModel) -> Void)?

  var cellClass: UITableViewCell.Type { BaseTableViewCell<View>.self }

  func modelID(of model: View.ViewModel) -> ListItemID? { model.itemID }

  func content(of model: View.ViewModel) -> any RowModel { ListItemRowModel(model: model) }

  func view(in cell: UITableViewCell) -> View? {
    guard let cell = cell as? BaseTableViewCell<View> else { return nil }
    if let view = cell.itemView { return view }
    let view = makeView()
    cell.install(view)
    return view
  }

  func show(_ model: View.ViewModel, in view: View, as context: RowContext) {
    // A row that changed in place comes here without a visit to the pool.
    (view as? any RowBindingOwner)?.bindings.dispose()
    view.onAction = { action in
      guard let row = context.newest(Row<View, View.ViewModel>.self) else { return }
      (row.host as? Self)?.onAction?(action, row.model)
    }
    view.update(with: model)
  }
}
