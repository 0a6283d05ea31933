public import ListModel

/// Makes a ``TableModel`` step by step; see ``TableModel/init(_:)``.
public struct TableModelMaker {
  var sections: [Section] = []

  /// Adds a section under a title.
  ///
  /// - Parameters:
  ///   - title: The text above the rows.
  ///   - id: The identity; the title if left out.
  ///   - modify: Changes the section, such as `{ $0.spacing(8) }`.
  ///   - rows: Adds the rows.
  public mutating func section(
    _ title: String,
    id: ListItemID? = nil,
    modify: (Section) -> Section = { $0 },
    rows: (inout RowsMaker) -> Void
  ) {
    var maker = RowsMaker()
    rows(&maker)
    sections.append(modify(Section(title, id: id) { maker.rows }))
  }

  /// Adds a section without a title.
  ///
  /// - Parameters:
  ///   - id: The identity; the place in the table if left out.
  ///   - modify: Changes the section, such as `{ $0.spacing(8) }`.
  ///   - rows: Adds the rows.
  public mutating func section(
    id: ListItemID? = nil,
    modify: (Section) -> Section = { $0 },
    rows: (inout RowsMaker) -> Void
  ) {
    var maker = RowsMaker()
    rows(&maker)
    sections.append(modify(Section(id: id, rows: maker.rows)))
  }

  /// Adds a section that is at hand.
  public mutating func add(_ section: Section) {
    sections.append(section)
  }
}
