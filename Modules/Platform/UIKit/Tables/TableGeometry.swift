/// Where the rows, headers and footers of a table lie along its height, in points from the top of
/// its content.
///
/// Offsets and lookups cost O(log sections + log rows). Sections are inserted and removed by
/// rebuilding the sums of the sections, O(sections), once a batch.
struct TableGeometry {
  typealias Entry = RowHeightIndex.Entry

  /// One section: space above the header, header, rows, footer.
  struct Section {
    var padding: Float = 0
    var header = Entry(height: 0, isMeasured: true)
    var rows = RowHeightIndex()
    var footer = Entry(height: 0, isMeasured: true)

    var height: Double {
      Double(padding) + Double(header.height) + rows.totalHeight + Double(footer.height)
    }

    /// From the section's top to its first row.
    var rowsTop: Double { Double(padding) + Double(header.height) }
  }

  /// The height of the view above all sections.
  var tableHeaderHeight = 0.0
  /// The height of the view below all sections.
  var tableFooterHeight = 0.0
  private(set) var sections: ContiguousArray<Section> = []
  private var sums = OffsetSums()

  init() {}

  init(sections: ContiguousArray<Section>) {
    replaceSections(sections)
  }

  mutating func replaceSections(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    sums = OffsetSums(sections.lazy.map(\.height))
  }

  /// Takes the sections out, to be changed and put back with `replaceSections`.
  mutating func takeSections() -> ContiguousArray<Section> {
    let taken = sections
    sections = []
    sums = OffsetSums()
    return taken
  }

  // MARK: - Heights

  /// The height of everything.
  var totalHeight: Double { top(ofSection: sections.count) + tableFooterHeight }

  /// The height of all sections, without the views above and below them.
  var sectionsBottom: Double { top(ofSection: sections.count) }

  /// The top of the section, which may be the count of sections.
  func top(ofSection section: Int) -> Double { tableHeaderHeight + sums.offset(of: section) }

  func top(of row: TableRow) -> Double {
    top(ofSection: row.section) + sections[row.section].rowsTop
      + sections[row.section].rows.offset(ofRow: row.row)
  }

  func height(of row: TableRow) -> Double {
    Double(sections[row.section].rows[row.row].height)
  }

  func entry(of row: TableRow) -> Entry { sections[row.section].rows[row.row] }

  func headerTop(ofSection section: Int) -> Double {
    top(ofSection: section) + Double(sections[section].padding)
  }

  func footerTop(ofSection section: Int) -> Double {
    top(ofSection: section + 1) - Double(sections[section].footer.height)
  }

  // MARK: - Changing

  /// Sets the height of a row and returns how much it grew.
  mutating func update(_ row: TableRow, to entry: Entry) -> Double {
    let old = sections[row.section].rows[row.row]
    guard old != entry else { return 0 }
    sections[row.section].rows.update(row: row.row, to: entry)
    return grow(row.section, by: Double(entry.height) - Double(old.height))
  }

  /// Sets the height of a header and returns how much it grew.
  mutating func updateHeader(_ section: Int, to entry: Entry, padding: Float) -> Double {
    let old = sections[section].rowsTop
    sections[section].header = entry
    sections[section].padding = padding
    return grow(section, by: sections[section].rowsTop - old)
  }

  /// Sets the height of a footer and returns how much it grew.
  mutating func updateFooter(_ section: Int, to entry: Entry) -> Double {
    let old = sections[section].footer.height
    sections[section].footer = entry
    return grow(section, by: Double(entry.height) - Double(old))
  }

  /// Makes estimates of all measured heights.
  mutating func forgetMeasurements() {
    for section in sections.indices {
      sections[section].rows.forgetMeasurements()
      sections[section].header.isMeasured = false
      sections[section].footer.isMeasured = false
    }
  }

  private mutating func grow(_ section: Int, by growth: Double) -> Double {
    guard growth != 0 else { return 0 }
    sums.grow(section, by: growth)
    return growth
  }

  // MARK: - Looking up

  /// The section that covers the offset: the last one that starts at or before it and has a height,
  /// or the nearest one; nil without sections.
  func section(at offset: Double) -> Int? { sums.index(at: offset - tableHeaderHeight) }

  /// The first row that ends below the offset; nil when all rows end above it.
  func firstRow(endingBelow offset: Double) -> TableRow? {
    guard let section = section(at: offset) else { return nil }
    let content = sections[section]
    let inside = offset - top(ofSection: section) - content.rowsTop
    guard content.rows.count > 0, inside < content.rows.totalHeight,
      let row = content.rows.row(atOffset: inside)
    else { return firstRow(inOrAfterSection: section + 1) }
    return TableRow(section: section, row: row)
  }

  /// The row that covers the offset; nil between rows and outside of them.
  func row(at offset: Double) -> TableRow? {
    guard let section = section(at: offset) else { return nil }
    let inside = offset - top(ofSection: section) - sections[section].rowsTop
    guard inside >= 0, inside < sections[section].rows.totalHeight else { return nil }
    return sections[section].rows.row(atOffset: inside).map { TableRow(section: section, row: $0) }
  }

  func firstRow(inOrAfterSection section: Int) -> TableRow? {
    for next in sections.indices.dropFirst(section) where sections[next].rows.count > 0 {
      return TableRow(section: next, row: 0)
    }
    return nil
  }

  func row(after row: TableRow) -> TableRow? {
    if row.row + 1 < sections[row.section].rows.count {
      return TableRow(section: row.section, row: row.row + 1)
    }
    return firstRow(inOrAfterSection: row.section + 1)
  }

  func row(before row: TableRow) -> TableRow? {
    if row.row > 0 { return TableRow(section: row.section, row: row.row - 1) }
    for previous in sections.indices.prefix(row.section).reversed()
    where sections[previous].rows.count > 0 {
      return TableRow(section: previous, row: sections[previous].rows.count - 1)
    }
    return nil
  }

  func contains(_ row: TableRow) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }
}
