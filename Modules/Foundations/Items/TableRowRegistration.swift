import ListModel
import UIKit

/// How rows of one view-model type become cells.
///
/// The one place where a row's type is recovered, so that features never cast.
struct TableRowRegistration {
  let dequeue: (UITableView, IndexPath, AnyListItem) -> UITableViewCell?
  let select: (AnyListItem) -> Void

  init<ItemView: ListItemView>(
    _ makeView: @escaping () -> ItemView,
    onAction: @escaping (ItemView.Action, ItemView.ViewModel) -> Void,
    onSelect: ((ItemView.ViewModel) -> Void)?
  ) {
    dequeue = { tableView, indexPath, item in
      guard let viewModel = item.as(ItemView.ViewModel.self) else { return nil }
      let dequeued = tableView.dequeueReusableCell(
        withIdentifier: item.reuseIdentifier,
        for: indexPath
      )
      guard let cell = dequeued as? BaseTableViewCell<ItemView> else { return nil }
      let itemView = cell.itemView ?? makeView()
      if cell.itemView == nil { cell.install(itemView) }
      // A row that changed in place comes here without a visit to the pool.
      (itemView as? any RowBindingOwner)?.bindings.dispose()
      itemView.onAction = { onAction($0, viewModel) }
      itemView.update(with: viewModel)
      return cell
    }
    select = { item in
      if let viewModel = item.as(ItemView.ViewModel.self) { onSelect?(viewModel) }
    }
  }
}
