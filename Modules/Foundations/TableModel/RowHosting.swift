internal import ListModel
internal import UIKit

/// How a row's view sits in a cell and is filled.
protocol RowHosting<View, Model>: Sendable {
  associatedtype View: UIView
  associatedtype Model: Sendable

  var cellClass: UITableViewCell.Type { get }
  func modelID(of model: Model) -> ListItemID?
  func content(of model: Model) -> any RowModel
  /// The view in a cell, made if need be; `nil` for a cell of another class.
  func view(in cell: UITableViewCell) -> View?
  func show(_ model: Model, in view: View, as context: RowContext)
}
