/// A row whose types are forgotten, as sections hold it.
public struct AnyRow: RowConvertible {
  let content: any RowContent

  /// The row, as a list of one.
  public var asRows: [AnyRow] { [self] }
}
