import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import UIKit

/// The outbox: the reader's actions that the server has not confirmed yet.
public final class OutboxViewController: ListScreenViewController {
  private let viewModel: any OutboxViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any OutboxViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel)
  }

  public override func registerRows() {
    register(
      { OutboxListItemView() },
      onAction: { [viewModel] action, row in
        switch action {
        case .edit: viewModel.edit(row.id)
        case .retry: viewModel.retry(row.id)
        case .discard: viewModel.discard(row.id)
        }
      }
    )
  }

  // MARK: Several at once

  private lazy var select = makeItem(viewModel.selectionTitles?.select, "outbox.select") {
    $0.setEditing(true, animated: true)
  }
  private lazy var done = makeItem(viewModel.selectionTitles?.done, "outbox.done") {
    $0.setEditing(false, animated: true)
  }
  private lazy var retry = makeItem(viewModel.selectionTitles?.retry, "outbox.retry") {
    for row in $0.retried { $0.viewModel.retry(row.id) }
    $0.setEditing(false, animated: true)
  }
  private lazy var discard = makeItem(viewModel.selectionTitles?.discard, "outbox.discard") {
    for row in $0.discarded { $0.viewModel.discard(row.id) }
    $0.setEditing(false, animated: true)
  }

  private var selected: [OutboxRow] { listView.selectedRows(of: OutboxRow.self) }
  private var retried: [OutboxRow] { selected.filter { $0.retryTitle != nil } }
  private var discarded: [OutboxRow] { selected.filter { $0.discardTitle != nil } }

  private func makeItem(
    _ title: String?,
    _ identifier: String,
    _ action: @escaping (OutboxViewController) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(title ?? "", id: identifier) { [weak self] in
      if let self { action(self) }
    }
    return item
  }

  /// Offers selection if there is more than one row to act on.
  public override func makeControls() {
    super.makeControls()
    listView.onSelectionChange = { [weak self] in self?.showItems() }
    // Rows may be inserted and removed while they are selected.
    listView.onShowRows = { [weak self] _ in self?.showItems() }
  }

  /// Starts or ends selection.
  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    listView.selectsSeveral = editing
  }

  private func showItems() {
    guard viewModel.selectionTitles != nil else { return }
    retry.isEnabled = !retried.isEmpty
    discard.isEnabled = !discarded.isEmpty
    let offered = listView.rows(of: OutboxRow.self).isEmpty ? [] : [select]
    navigationItem.leftBarButtonItems = isEditing ? [done] : nil
    navigationItem.rightBarButtonItems = isEditing ? [retry, discard] : offered
  }
}
