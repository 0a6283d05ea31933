/// A type-erased row, as sections store it.
public struct AnyRow: RowConvertible {
  let content: any RowContent

  /// The row, as an array of one.
  public var asRows: [AnyRow] { [self] }
}
