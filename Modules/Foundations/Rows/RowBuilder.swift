public import ListModel

/// Lists rows in the closure of a ``Section``, with conditions and loops.
public typealias RowBuilder = ListBuilder<AnyRow>

extension ListBuilder where Element == AnyRow {
  /// Lists one row.
  public static func buildExpression(_ row: some ListRow) -> [AnyRow] { [row.asRow] }

  /// An array of rows.
  public static func buildExpression(_ rows: [AnyRow]) -> [AnyRow] { rows }
}
