/// Lists sections in the closure of a ``TableModel``, with conditions and loops.
///
/// Rows outside a section are grouped into sections without a title.
@resultBuilder
public enum SectionBuilder {
  /// An element of the closure: a section, or rows to be grouped into one.
  public struct Part {
    var section: Section?
    var rows: [AnyRow] = []
  }

  /// Makes a part of a section that the closure names.
  public static func buildExpression(_ section: Section) -> [Part] {
    [Part(section: section)]
  }

  /// An array of sections.
  public static func buildExpression(_ sections: [Section]) -> [Part] {
    sections.map { Part(section: $0) }
  }

  /// A row without a section.
  public static func buildExpression(_ row: some ListRow) -> [Part] { [Part(rows: [row.asRow])] }

  /// An array of rows without a section.
  public static func buildExpression(_ rows: [AnyRow]) -> [Part] { [Part(rows: rows)] }

  /// A sequence of statements.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

  /// The sections, with ungrouped rows put into sections.
  public static func buildFinalResult(_ parts: [Part]) -> [Section] {
    var sections: [Section] = []
    var ungrouped: [AnyRow] = []
    func gather() {
      guard !ungrouped.isEmpty else { return }
      sections.append(Section(rows: ungrouped))
      ungrouped = []
    }
    for part in parts {
      ungrouped += part.rows
      if let section = part.section {
        gather()
        sections.append(section)
      }
    }
    gather()
    return sections
  }
}
