/// Lists sections in the closure of a ``TableModel``, with conditions and loops.
///
/// Rows outside a section are grouped into sections without a title.
@resultBuilder
public enum SectionBuilder {
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

  /// A sequence of statements.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Section]) -> [Section] { part }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither(second part: [Section]) -> [Section] { part }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap { $0 } }

  /// The sections, with rows that follow one another in one.
  public static func buildFinalResult(_ parts: [Section]) -> [Section] {
    parts.reduce(into: []) { sections, part in
      guard part.isUngrouped else { return sections.append(part) }
      if let last = sections.indices.last, sections[last].isUngrouped {
        sections[last].rows += part.rows
      } else if !part.rows.isEmpty {
        sections.append(part)
      }
    }
  }
}
