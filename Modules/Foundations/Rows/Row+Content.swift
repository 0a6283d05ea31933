internal import ListModel
internal import UIKit

extension Row: RowContent {
  func cellClass(in list: ListDriver.CellKind) -> UIView.Type? { host.cellClass(in: list) }

  var kind: RowKind {
    var kind = RowKind.shown(by: View.self)
    // A control keeps its actions, so only rows with the same control handlers share cells.
    for handler in controlHandlers { kind.pool += " \(handler.signature)" }
    return kind
  }

  var value: AnyListItem { host.value(of: model) }
  var reuseIdentifier: String { host.reuseIdentifier(of: model) }

  func show(in cell: UIView, with settings: RowSettings, as context: RowContext) {
    guard let view = host.view(in: cell, for: self, with: settings, as: context) else {
      preconditionFailure("a cell of \(type(of: cell)) was kept for rows of \(View.self)")
    }
    view.update(with: model)
    let kept = context.keeping(self)
    for (index, handler) in controlHandlers.enumerated() {
      handler.listen(view, UIAction.Identifier("row.control.\(index)")) { view in
        guard let row = context.newest(kept), row.controlHandlers.indices.contains(index)
        else { return }
        row.controlHandlers[index].perform(view, row.model)
      }
    }
  }

  func select() { selectHandler?(model) }

  func didAppear() { displayHandler?(model) }

  func prefetch() { prefetchHandler?(model) }
  func cancelPrefetching() { cancelPrefetchHandler?(model) }
  func move(to index: Int) { moveHandler?(model, index) }

  func leadingSwipeActions() -> UISwipeActionsConfiguration? { leadingSwipeHandler?(model) }
  func trailingSwipeActions() -> UISwipeActionsConfiguration? { trailingSwipeHandler?(model) }
  func contextMenu() -> UIMenu? { contextMenuHandler?(model) }

  func height(forWidth width: CGFloat) -> CGFloat? {
    switch settings.height {
    case .automatic: nil
    case .fixed(let height): height
    case .computed: heightHandler?(model, width)
    }
  }
}
