internal import ListModel
internal import UIKit

/// How a row's view sits in a cell and is filled.
protocol RowHosting<View, Model>: Sendable {
  associatedtype View: UIView
  associatedtype Model: Sendable

  func cellClass(in list: ListCellPool.Kind) -> UIView.Type
  func modelID(of model: Model) -> ListItemID?
  func content(of model: Model) -> any RowModel
  /// What the model says of the pool of its cells.
  func reuseIdentifier(of model: Model) -> String
  /// A view on its own, for headers and footers; `nil` where the view is a cell.
  func makeFreeView() -> View?
  /// The view in a cell, made if need be; `nil` for a cell of another class.
  func view(in cell: UIView) -> View?
  func show(_ row: Row<View, Model>, in view: View, as context: RowContext)
}
