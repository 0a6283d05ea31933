public import ListModel

/// Lists sections in the closure of a ``TableModel``, with conditions and loops.
///
/// The model groups rows outside a section into sections without a title.
public typealias SectionBuilder = ListBuilder<Section>

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
