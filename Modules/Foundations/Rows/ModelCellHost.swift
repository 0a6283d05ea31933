internal import ListModel
internal import UIKit

/// Shows rows with cells that lay themselves out.
struct ModelCellHost<Cell: ModelCell>: RowHosting {
  func cellClass(in list: ListCellPool.Kind) -> UIView.Type { Cell.self }

  func modelID(of model: Cell.Model) -> ListItemID? {
    if let model = model as? any ListItemViewModel { return model.itemID }
    if let model = model as? any Identifiable { return Self.id(of: model) }
    return nil
  }

  private static func id(of model: some Identifiable) -> ListItemID {
    if let number = model.id as? Int { return ListItemID(number) }
    return ListItemID(String(describing: model.id))
  }

  func content(of model: Cell.Model) -> any RowModel { EquatableRowModel(model: model) }

  func reuseIdentifier(of model: Cell.Model) -> String { "" }
  func makeFreeView() -> Cell? { nil }
  func view(in cell: UIView) -> Cell? { cell as? Cell }

  func show(_ row: Row<Cell, Cell.Model>, in view: Cell, as context: RowContext) {
    view.update(with: row.model)
  }
}
