internal import ListModel
internal import UIKit

/// Shows a row's view in a cell and configures it.
protocol RowHosting<View, Model>: Sendable {
  associatedtype View: UIView
  associatedtype Model: Sendable

  func cellClass(in list: ListCellPool.Kind) -> UIView.Type
  func modelID(of model: Model) -> ListItemID?
  func content(of model: Model) -> any RowModel
  /// The model's own part of the reuse pool's name.
  func reuseIdentifier(of model: Model) -> String
  /// A view without a cell, for headers and footers; `nil` if the view is a cell.
  func makeFreeView() -> View?
  /// The view in the cell, made if necessary; `nil` for a cell of another class.
  func view(in cell: UIView) -> View?
  func show(_ row: Row<View, Model>, in view: View, as context: RowContext)
}
