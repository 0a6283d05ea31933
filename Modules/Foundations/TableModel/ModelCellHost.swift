internal import ListModel
internal import UIKit

/// Rows of cells that lay themselves out.
struct ModelCellHost<Cell: ModelCell>: RowHosting {
  var cellClass: UITableViewCell.Type { Cell.self }

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

  func view(in cell: UITableViewCell) -> Cell? { cell as? Cell }

  func show(_ model: Cell.Model, in view: Cell, as context: RowContext) {
    view.update(with: model)
  }
}
