/// Lists rows in the closure of a ``Section``, with conditions and loops.
@resultBuilder
public enum RowBuilder {
  /// Lists one row.
  public static func buildExpression(_ row: some ListRow) -> [AnyRow] { [row.asRow] }

  /// An array of rows.
  public static func buildExpression(_ rows: [AnyRow]) -> [AnyRow] { rows }

  /// A sequence of statements.
  public static func buildBlock(_ rows: [AnyRow]...) -> [AnyRow] { rows.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ rows: [AnyRow]?) -> [AnyRow] { rows ?? [] }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first rows: [AnyRow]) -> [AnyRow] { rows }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither(second rows: [AnyRow]) -> [AnyRow] { rows }

  /// A `for` loop.
  public static func buildArray(_ rows: [[AnyRow]]) -> [AnyRow] { rows.flatMap { $0 } }
}
