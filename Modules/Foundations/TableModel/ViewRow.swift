public import ListModel
public import UIKit

/// A row of a view made on the spot.
///
/// For what is there once and never changes, such as a separator or a logo; Auto Layout gives the height:
///
///     ViewRow(id: "logo") { UIImageView(image: logo) }
///
/// The view is made anew when a row of another `id` comes to its place; a closure that makes another view under the same
/// `id` is not heard.
public struct ViewRow: ConfigurableRow {
  /// What the row was told.
  public var settings = RowSettings()

  private let viewID: ListItemID
  private let makeView: () -> UIView

  /// Makes a row.
  public init(id: ListItemID, _ makeView: @escaping () -> UIView) {
    viewID = id
    self.makeView = makeView
  }

  /// The row, as a list of one.
  public var asRows: [AnyRow] { [AnyRow(content: self)] }
}

extension ViewRow: HeadingContent {
  var cellClass: UITableViewCell.Type { ViewRowCell.self }
  var kind: RowKind { .shown(by: ViewRowCell.self) }
  var modelID: ListItemID? { viewID }
  var content: any RowModel { EquatableRowModel(model: viewID) }

  func show(in cell: UITableViewCell, as context: RowContext) {
    guard let cell = cell as? ViewRowCell, cell.shownID != viewID else { return }
    cell.shownID = viewID
    cell.install(makeView())
  }

  func show(in heading: TableHeadingView, as context: RowContext) {
    guard heading.shownID != viewID else { return }
    heading.shownID = viewID
    heading.install(makeView())
  }
}
