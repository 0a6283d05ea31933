internal import ListModel
internal import UIKit

extension Row: RowContent {
  var cellClass: UITableViewCell.Type { host.cellClass }

  var kind: RowKind {
    var kind = RowKind.shown(by: View.self)
    // A control keeps what it was told, so cells are only shared by rows that tell the same controls.
    for handler in controlHandlers { kind.pool += " \(handler.signature)" }
    return kind
  }

  var modelID: ListItemID? { host.modelID(of: model) }

  var content: any RowModel { host.content(of: model) }

  func show(in cell: UITableViewCell, as context: RowContext) {
    guard let view = host.view(in: cell) else {
      preconditionFailure("a cell of \(type(of: cell)) was kept for rows of \(View.self)")
    }
    show(in: view, as: context)
  }

  func show(in view: View, as context: RowContext) {
    host.show(model, in: view, as: context)
    for (index, handler) in controlHandlers.enumerated() {
      handler.listen(view, UIAction.Identifier("TableModel.control.\(index)")) { view in
        guard let row = context.newest(Self.self), row.controlHandlers.indices.contains(index)
        else { return }
        row.controlHandlers[index].perform(view, row.model)
      }
    }
  }

  func select() { selectHandler?(model) }

  func didAppear() { displayHandler?(model) }

  func prefetch() { prefetchHandler?(model) }

  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading: leadingSwipeHandler?(model)
    case .trailing: trailingSwipeHandler?(model)
    }
  }

  func height(forWidth width: CGFloat) -> CGFloat? {
    switch settings.layout.height {
    case .automatic: nil
    case .fixed(let height): height
    case .computed: heightHandler?(model, width)
    }
  }
}

extension Row: HeadingContent where View: ListItemView, Model == View.ViewModel {
  func show(in heading: TableHeadingView, as context: RowContext) {
    guard let host = host as? ItemViewHost<View> else {
      preconditionFailure("\(View.self) is both an item view and a cell; it can be only one")
    }
    let view = heading.shown as? View ?? host.makeView()
    heading.install(view)
    view.prepareForReuse()
    show(in: view, as: context)
  }
}
