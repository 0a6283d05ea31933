internal import Foundation

extension TableGeometry {
  /// The estimated heights of rows and sections that have not been measured.
  struct Estimates {
    /// The entry of all rows; nil if they differ.
    var row: Entry?
    /// Returns the entry of a row, if they differ.
    var rowAt: (TableRow) -> Entry
    /// Returns the header, footer and padding of a section; its rows are ignored.
    var section: (Int) -> Section

    /// Appends rows to an index.
    func fill(_ rows: inout RowHeightIndex, section: Int, upTo count: Int) {
      let first = rows.count
      guard first < count else { return }
      if let row {
        rows.insert(count: count - first, entry: row, at: first)
        return
      }
      var start = first
      var entry = rowAt(TableRow(section: section, row: first))
      for next in first + 1..<max(count, first + 1) {
        let following = rowAt(TableRow(section: section, row: next))
        if following == entry { continue }
        rows.insert(count: next - start, entry: entry, at: start)
        start = next
        entry = following
      }
      rows.insert(count: count - start, entry: entry, at: start)
    }
  }

  /// Sets the number of rows of every section.
  ///
  /// The known heights of index paths become estimates, so that visible content does not jump.
  mutating func reload(counts: [Int], estimates: Estimates) {
    var old = takeSections()
    var sections: ContiguousArray<Section> = []
    sections.reserveCapacity(counts.count)
    for (index, count) in counts.enumerated() {
      var section = estimates.section(index)
      if index < old.count {
        swap(&section.rows, &old[index].rows)
        if count < section.rows.count { section.rows.remove(count..<section.rows.count) }
        section.rows.forgetMeasurements()
      }
      estimates.fill(&section.rows, section: index, upTo: count)
      sections.append(section)
    }
    replaceSections(sections)
  }

  /// Applies a batch: keeps the heights of remaining and moved rows; those of reloaded rows become
  /// estimates.
  mutating func apply(_ plan: ListUpdatePlan, estimates: Estimates) {
    var old = takeSections()
    for path in plan.reloadedRows where plan.newIndexPath(forOld: path) != nil {
      var entry = old[path.section].rows[path.row]
      entry.isMeasured = false
      old[path.section].rows.update(row: path.row, to: entry)
    }
    var moving: [IndexPath: Entry] = [:]
    for (from, to) in plan.moveTargets { moving[to] = old[from.section].rows[from.row] }
    for (section, rows) in plan.removedRows {
      for range in rows.rangesOfNeighbours.reversed() { old[section].rows.remove(range) }
    }

    var sections: ContiguousArray<Section> = []
    sections.reserveCapacity(plan.newCounts.count)
    for index in plan.newCounts.indices {
      if let source = plan.oldSections[index] {
        var section = Section()
        swap(&section, &old[source])
        if plan.reloadedSections.contains(source) {
          section.rows = RowHeightIndex()
          section.header.isMeasured = false
          section.footer.isMeasured = false
          estimates.fill(&section.rows, section: index, upTo: plan.newCounts[index])
        }
        sections.append(section)
      } else {
        var section = estimates.section(index)
        estimates.fill(&section.rows, section: index, upTo: plan.newCounts[index])
        sections.append(section)
      }
    }
    // Request the heights of rows from the delegate in order.
    for (section, rows) in plan.addedRows.sorted(by: { $0.key < $1.key }) {
      insert(rows, into: &sections[section].rows, section: section, moving, estimates)
    }
    replaceSections(sections)
  }

  private func insert(
    _ rows: [Int],
    into index: inout RowHeightIndex,
    section: Int,
    _ moving: [IndexPath: Entry],
    _ estimates: Estimates
  ) {
    for range in rows.rangesOfNeighbours {
      if moving.isEmpty, let entry = estimates.row {
        index.insert(count: range.count, entry: entry, at: range.lowerBound)
        continue
      }
      func entry(of row: Int) -> Entry {
        let place = TableRow(section: section, row: row)
        return moving[place.indexPath] ?? estimates.row ?? estimates.rowAt(place)
      }
      // Insert consecutive rows of one height together, the common case for unmeasured rows.
      var (start, common) = (range.lowerBound, entry(of: range.lowerBound))
      for row in range.dropFirst() {
        let next = entry(of: row)
        if next == common { continue }
        index.insert(count: row - start, entry: common, at: start)
        (start, common) = (row, next)
      }
      index.insert(count: range.upperBound - start, entry: common, at: start)
    }
  }
}

extension [Int] {
  /// The contiguous ranges of an ascending array.
  var rangesOfNeighbours: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for value in self {
      if let last = ranges.last, last.upperBound == value {
        ranges[ranges.count - 1] = last.lowerBound..<value + 1
      } else {
        ranges.append(value..<value + 1)
      }
    }
    return ranges
  }
}
