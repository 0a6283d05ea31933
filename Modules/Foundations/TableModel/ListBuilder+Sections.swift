public import ListModel

// Sections in the closure of a `TableModel`, where rows outside a section are grouped into sections
// without a title.
extension ListBuilder where Element == Section {
  /// A section of rows, as it is.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }

  /// An array of sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }

  /// A row without a section.
  public static func buildExpression(_ row: some ListRow) -> [Section] {
    buildExpression([row.asRow])
  }

  /// An array of rows without a section.
  public static func buildExpression(_ rows: [AnyRow]) -> [Section] {
    [Section(rows: rows).with { $0.isUngrouped = true }]
  }
}
