/// Lists elements in a closure, with conditions and loops; what an expression may be is an
/// extension for the type of the elements.
@resultBuilder
public enum ListBuilder<Element> {
  /// A sequence of statements.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}

/// Lists rows of any types in the closure of a ``ListSection``.
public typealias ListItemsBuilder = ListBuilder<AnyListItem>

extension ListBuilder where Element == AnyListItem {
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
}
