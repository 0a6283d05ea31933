/// The vertical positions of the rows, headers and footers of a table, in points from the top of
/// its content.
///
/// Offsets and lookups cost O(log sections + log rows). Inserting and removing sections rebuilds
/// the sums of the sections, O(sections), once per batch.
package struct TableGeometry {
  package typealias Entry = RowHeightIndex.Entry

  /// A section: padding above the header, header, rows, footer.
  package struct Section {
    package var padding: Float = 0
    package var header = Entry(height: 0, source: .fixed)
    package var rows = RowHeightIndex()
    package var footer = Entry(height: 0, source: .fixed)

    package init() {}

    package var height: Double {
      Double(padding) + Double(header.height) + rows.totalHeight + Double(footer.height)
    }

    package subscript(part: SectionPart) -> Entry {
      get { part == .header ? header : footer }
      set { if part == .header { header = newValue } else { footer = newValue } }
    }

    /// The distance from the section's top to its first row.
    package var rowsTop: Double { Double(padding) + Double(header.height) }
  }

  package var tableHeaderHeight = 0.0
  package var tableFooterHeight = 0.0
  package private(set) var sections: ContiguousArray<Section> = []
  private var sums = OffsetSums()

  package init() {}

  mutating func replaceSections(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    sums = OffsetSums(sections.lazy.map(\.height))
  }

  /// Removes and returns the sections, to modify them and pass them to `replaceSections`.
  mutating func removeSections() -> ContiguousArray<Section> {
    defer { replaceSections([]) }
    return sections
  }

  // MARK: - Heights

  /// The total height of the content.
  package var totalHeight: Double { top(ofSection: sections.count) + tableFooterHeight }

  /// The bottom of the last section, above the table footer view.
  package var sectionsBottom: Double { top(ofSection: sections.count) }

  /// Returns the top of a section, which may be the number of sections.
  package func top(ofSection section: Int) -> Double {
    tableHeaderHeight + sums.offset(of: section)
  }

  package func top(of row: TableRow) -> Double {
    top(ofSection: row.section) + sections[row.section].rowsTop
      + sections[row.section].rows.offset(ofRow: row.row)
  }

  package func height(of row: TableRow) -> Double {
    Double(sections[row.section].rows[row.row].height)
  }

  package func headerTop(ofSection section: Int) -> Double {
    top(ofSection: section) + Double(sections[section].padding)
  }

  package func footerTop(ofSection section: Int) -> Double {
    top(ofSection: section + 1) - Double(sections[section].footer.height)
  }

  // MARK: - Changing

  /// Sets the height of a row and returns the difference to the previous one.
  package mutating func update(_ row: TableRow, to entry: Entry) -> Double {
    let old = sections[row.section].rows[row.row]
    guard old != entry else { return 0 }
    sections[row.section].rows.update(row: row.row, to: entry)
    return grow(row.section, by: Double(entry.height) - Double(old.height))
  }

  /// Sets the height of a header or a footer, and of the padding unless that is nil, and returns
  /// the difference to the previous ones.
  package mutating func update(
    _ part: SectionPart,
    _ section: Int,
    to entry: Entry,
    padding: Float? = nil
  ) -> Double {
    let (old, oldPadding) = (sections[section][part].height, sections[section].padding)
    sections[section][part] = entry
    if let padding { sections[section].padding = padding }
    let growth = Double(entry.height) - Double(old)
    return grow(section, by: growth + Double(sections[section].padding) - Double(oldPadding))
  }

  /// Turns the heights that depend on the width into estimates.
  package mutating func forgetMeasurements() {
    for section in sections.indices {
      sections[section].rows.forgetMeasurements()
      sections[section].header.source = .estimated
      sections[section].footer.source = .estimated
    }
  }

  private mutating func grow(_ section: Int, by growth: Double) -> Double {
    guard growth != 0 else { return 0 }
    sums.grow(section, by: growth)
    return growth
  }

  // MARK: - Looking up

  /// Returns the section at an offset: the last one with a height that starts at or before it, or
  /// the nearest one; nil if there are no sections.
  package func section(at offset: Double) -> Int? { sums.index(at: offset - tableHeaderHeight) }

  /// Returns the first row whose bottom is below an offset; nil if there is none.
  package func firstRow(endingBelow offset: Double) -> TableRow? {
    guard let section = section(at: offset) else { return nil }
    let content = sections[section]
    let inside = offset - top(ofSection: section) - content.rowsTop
    guard content.rows.count > 0, inside < content.rows.totalHeight,
      let row = content.rows.row(atOffset: inside)
    else { return firstRow(inOrAfterSection: section + 1) }
    return TableRow(section: section, row: row)
  }

  /// Returns the row at an offset; nil between rows and outside of them.
  package func row(at offset: Double) -> TableRow? {
    guard let section = section(at: offset) else { return nil }
    let inside = offset - top(ofSection: section) - sections[section].rowsTop
    guard inside >= 0, inside < sections[section].rows.totalHeight else { return nil }
    return sections[section].rows.row(atOffset: inside).map { TableRow(section: section, row: $0) }
  }

  private func firstRow(inOrAfterSection section: Int) -> TableRow? {
    for next in sections.indices.dropFirst(section) where sections[next].rows.count > 0 {
      return TableRow(section: next, row: 0)
    }
    return nil
  }

  package func row(after row: TableRow) -> TableRow? {
    if row.row + 1 < sections[row.section].rows.count {
      return TableRow(section: row.section, row: row.row + 1)
    }
    return firstRow(inOrAfterSection: row.section + 1)
  }

  package func row(before row: TableRow) -> TableRow? {
    if row.row > 0 { return TableRow(section: row.section, row: row.row - 1) }
    for previous in sections.indices.prefix(row.section).reversed()
    where sections[previous].rows.count > 0 {
      return TableRow(section: previous, row: sections[previous].rows.count - 1)
    }
    return nil
  }

  package func contains(_ row: TableRow) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }
}
