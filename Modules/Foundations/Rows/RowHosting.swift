internal import DesignKit
internal import ListModel
internal import UIKit

/// Places a row's view in a cell: item views (``ItemViewHost``), and cells that lay themselves out
/// (``ModelCellHost``).
protocol RowHosting<View>: Sendable {
  associatedtype View: RowView

  func cellClass(in list: ListDriver.CellKind) -> UIView.Type?
  /// The model as a row of a list.
  func value(of model: View.ViewModel) -> AnyListItem
  /// The model's own part of the reuse pool's name.
  func reuseIdentifier(of model: View.ViewModel) -> String
  /// A view without a cell, to measure; `nil` if the view is a cell.
  func makeFreeView() -> View?
  /// The view in a cell, header or footer, made if necessary, and prepared for the row; `nil` for a
  /// cell of another class.
  func view(
    in cell: UIView,
    for row: Row<View>,
    with settings: RowSettings,
    as context: RowContext
  ) -> View?
}

/// Places item views in cells: the only code where an item view is made and connected to its action
/// handler.
struct ItemViewHost<View: ListItemView>: RowHosting {
  var makeView: () -> View
  var onAction: ((View.Action, View.ViewModel) -> Void)?

  func cellClass(in list: ListDriver.CellKind) -> UIView.Type? {
    switch list {
    case .table: BaseTableViewCell<View>.self
    case .collection: BaseCollectionViewCell<View>.self
    case .shelf: NestedItemCell<View>.self
    // Only cells report when a shelf can be updated.
    case _ where View.self is any ShelfView.Type: nil
    case .tableHeading: TableHeadingView<View>.self
    case .collectionHeading: CollectionHeadingView<View>.self
    }
  }

  func value(of model: View.ViewModel) -> AnyListItem { AnyListItem(model) }
  func reuseIdentifier(of model: View.ViewModel) -> String { model.reuseIdentifier }
  func makeFreeView() -> View? { makeView() }

  func view(
    in cell: UIView,
    for row: Row<View>,
    with settings: RowSettings,
    as context: RowContext
  ) -> View? {
    let height = settings.height == .automatic ? nil : { row.height(forWidth: $0) }
    let view: View
    switch cell {
    case let cell as BaseTableViewCell<View>: view = self.view(in: cell, of: row, settings, context)
    case let cell as BaseCollectionViewCell<View>:
      cell.accessory = settings.accessory
      cell.backgroundColor = settings.background ?? Palette.background
      cell.rowHeight = height
      view = self.view(in: cell, of: row, settings, context)
    case let cell as NestedItemCell<View>: view = self.view(in: cell, of: row, settings, context)
    case let cell as TableHeadingView<View>: view = self.view(in: cell, of: row, settings, context)
    case let cell as CollectionHeadingView<View>:
      cell.backgroundColor = settings.background ?? Palette.background
      cell.rowHeight = height
      view = self.view(in: cell, of: row, settings, context)
    default: return nil
    }
    connect(view, to: row, as: context)
    return view
  }

  private func view<Cell: RowCell>(
    in cell: Cell,
    of row: Row<View>,
    _ settings: RowSettings,
    _ context: RowContext
  ) -> View where Cell.ItemView == View {
    cell.contentInsets = settings.insets ?? .zero
    let view = cell.itemView ?? makeView()
    if cell.itemView == nil { cell.install(view) }
    cell.shelf?.willShow(row.settings, as: context)
    return view
  }

  private func connect(_ view: View, to row: Row<View>, as context: RowContext) {
    view.prepareForUpdate()
    if context.looksUpNewest {
      view.onAction = { action in
        guard let newest = context.newest(nil, as: Row<View>.self) else { return }
        (newest.host as? Self)?.onAction?(action, newest.model)
      }
    } else {
      let model = row.model
      view.onAction = onAction.map { onAction in { onAction($0, model) } }
    }
  }
}

/// Rows whose cells lay themselves out.
struct ModelCellHost<Cell: ModelCell>: RowHosting {
  func cellClass(in list: ListDriver.CellKind) -> UIView.Type? { list == .table ? Cell.self : nil }

  func value(of model: Cell.ViewModel) -> AnyListItem {
    if let model = model as? any ListItemViewModel { return AnyListItem(erasing: model) }
    let id = (model as? any Identifiable).map { Self.id(of: $0) }
    return AnyListItem(ModelCellRow(itemID: id ?? .unidentified, model: model))
  }

  private static func id(of model: some Identifiable) -> ListItemID {
    if let number = model.id as? Int { return ListItemID(number) }
    return ListItemID(String(describing: model.id))
  }

  func reuseIdentifier(of model: Cell.ViewModel) -> String { "" }
  func makeFreeView() -> Cell? { nil }

  func view(
    in cell: UIView,
    for row: Row<Cell>,
    with settings: RowSettings,
    as context: RowContext
  ) -> Cell? {
    let cell = cell as? Cell
    if let insets = settings.insets { cell?.contentView.directionalLayoutMargins = insets }
    return cell
  }
}

/// A model of a ``ModelCell`` that is not a row by itself.
private nonisolated struct ModelCellRow<Model: Equatable & Sendable>: ListItemViewModel, Equatable {
  let itemID: ListItemID
  let model: Model
}

extension ListItemID {
  /// The identity of rows that have none: their list identifies them by their index.
  nonisolated static let unidentified: ListItemID = ""

  /// The identity itself if it is free, otherwise the first free one with a number.
  nonisolated func numbered(_ isFree: (ListItemID) -> Bool) -> ListItemID {
    if isFree(self) { return self }
    var number = 2
    while true {
      let candidate = ListItemID("\(self) (\(number))")
      if isFree(candidate) { return candidate }
      number += 1
    }
  }
}
