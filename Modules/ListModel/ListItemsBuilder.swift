/// Collects rows of any types in the closure of a ``ListSection``, with conditions and loops.
@resultBuilder
public enum ListItemsBuilder {
  /// Wraps a row of any type in an ``AnyListItem``.
  public static func buildExpression(_ row: some ListItemViewModel) -> [AnyListItem] {
    [AnyListItem(row)]
  }

  /// A row, if there is one.
  public static func buildExpression(_ row: (some ListItemViewModel)?) -> [AnyListItem] {
    row.map { [AnyListItem($0)] } ?? []
  }

  /// Rows of one type.
  public static func buildExpression<Row: ListItemViewModel>(
    _ rows: some Sequence<Row>
  ) -> [AnyListItem] {
    rows.map { AnyListItem($0) }
  }

  /// A sequence of statements.
  public static func buildBlock(_ rows: [AnyListItem]...) -> [AnyListItem] { rows.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ rows: [AnyListItem]?) -> [AnyListItem] { rows ?? [] }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first rows: [AnyListItem]) -> [AnyListItem] { rows }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither(second rows: [AnyListItem]) -> [AnyListItem] { rows }

  /// A `for` loop.
  public static func buildArray(_ rows: [[AnyListItem]]) -> [AnyListItem] { rows.flatMap { $0 } }
}
