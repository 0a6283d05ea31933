/// Lists rows in the closure of a ``Section``: plainly, under conditions and in loops.
@resultBuilder
public enum RowBuilder {
  /// A row, or several that come as one.
  public static func buildExpression(_ row: some RowConvertible) -> [AnyRow] { row.asRows }

  /// Rows that are at hand.
  public static func buildExpression(_ rows: [AnyRow]) -> [AnyRow] { rows }

  /// One line after the other.
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
