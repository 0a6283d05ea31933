/// Makes the rows of a section step by step; see ``TableModel/init(_:)``.
public struct RowsMaker {
  var rows: [AnyRow] = []

  /// Adds a row of a view made from its class.
  ///
  /// - Parameters:
  ///   - view: The class of the view.
  ///   - model: What the row shows.
  ///   - modify: Changes the row, such as `{ $0.height(44) }`.
  public mutating func row<View: SelfContainedItemView>(
    _ view: View.Type,
    _ model: View.ViewModel,
    modify: (Row<View, View.ViewModel>) -> Row<View, View.ViewModel> = { $0 }
  ) {
    add(modify(Row(view, model)))
  }

  /// Adds a row of a view made by a closure.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of one cell.
  ///   - model: What the row shows.
  ///   - modify: Changes the row, such as `{ $0.height(44) }`.
  public mutating func row<View: ListItemView>(
    _ makeView: @escaping () -> View,
    _ model: View.ViewModel,
    modify: (Row<View, View.ViewModel>) -> Row<View, View.ViewModel> = { $0 }
  ) {
    add(modify(Row(makeView, model)))
  }

  /// Adds a row of a cell made from its class.
  ///
  /// - Parameters:
  ///   - cell: The class of the cell.
  ///   - model: What the row shows.
  ///   - modify: Changes the row, such as `{ $0.height(44) }`.
  public mutating func row<Cell: ModelCell>(
    _ cell: Cell.Type,
    _ model: Cell.Model,
    modify: (Row<Cell, Cell.Model>) -> Row<Cell, Cell.Model> = { $0 }
  ) {
    add(modify(Row(cell, model)))
  }

  /// Adds a row that is at hand, or several that come as one.
  public mutating func add(_ row: some RowConvertible) {
    rows += row.asRows
  }
}
