internal import ListModel

/// A model with its own comparison.
nonisolated struct ListItemRowModel<Model: ListItemViewModel>: RowModel {
  var model: Model

  func hasSameContent(as other: any RowModel) -> Bool {
    guard let other = other as? Self else { return false }
    return model.hasSameContent(as: other.model)
  }
}
