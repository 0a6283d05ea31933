internal import Foundation

extension TableGeometry {
  /// The estimated heights of rows and sections that have not been measured.
  package struct Estimates {
    /// The entry of all rows; nil if they differ.
    var row: Entry?
    /// Returns the entry of a row, if they differ.
    var rowAt: (TableRow) -> Entry
    /// Whether `rowAt` returns the heights that the delegate returns now, for every row.
    var asksForHeights: Bool
    /// Returns the header, footer and padding of a section; its rows are ignored.
    var section: (Int) -> Section
    /// Returns the same of a section that remains, given the section before and whether it is
    /// reloaded.
    var remaining: (Int, _ old: Section, _ isReloaded: Bool) -> Section

    package init(
      row: Entry?,
      rowAt: @escaping (TableRow) -> Entry,
      asksForHeights: Bool,
      section: @escaping (Int) -> Section,
      remaining: @escaping (Int, _ old: Section, _ isReloaded: Bool) -> Section
    ) {
      self.row = row
      self.rowAt = rowAt
      self.asksForHeights = asksForHeights
      self.section = section
      self.remaining = remaining
    }

    /// Asks for the heights of all rows again, if it asks for heights at all; what cells measured
    /// remains where the delegate leaves the height to them.
    ///
    /// O(n log n), as many questions as rows: the price of tables without estimates.
    func renew(_ rows: inout RowHeightIndex, section: Int) {
      guard asksForHeights else { return }
      let old = rows
      rows = RowHeightIndex()
      fill(&rows, section: section, upTo: old.count) { row, new in
        let known = old[row]
        return new.source == .estimated && known.source.outlastsUpdates ? known : new
      }
    }

    /// Appends rows to an index.
    func fill(
      _ rows: inout RowHeightIndex,
      section: Int,
      upTo count: Int,
      adjusted: (Int, Entry) -> Entry = { $1 }
    ) {
      let first = rows.count
      guard first < count else { return }
      if let row {
        rows.insert(count: count - first, entry: row, at: first)
        return
      }
      var start = first
      var entry = adjusted(first, rowAt(TableRow(section: section, row: first)))
      for next in first + 1..<max(count, first + 1) {
        let following = adjusted(next, rowAt(TableRow(section: section, row: next)))
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
  /// Estimates and what cells measured become estimates, so that visible content does not jump;
  /// other heights are requested again.
  package mutating func reload(counts: [Int], estimates: Estimates) {
    var old = removeSections()
    var sections: ContiguousArray<Section> = []
    sections.reserveCapacity(counts.count)
    for (index, count) in counts.enumerated() {
      var section = estimates.section(index)
      if index < old.count {
        swap(&section.rows, &old[index].rows)
        // All rows are fixed or none.
        let wasFixed = section.rows.count > 0 && section.rows[0].source == .fixed
        if wasFixed || estimates.row?.source == .fixed { section.rows = RowHeightIndex() }
        if count < section.rows.count { section.rows.remove(count..<section.rows.count) }
        section.rows.forgetMeasurements()
        estimates.renew(&section.rows, section: index)
      }
      estimates.fill(&section.rows, section: index, upTo: count)
      sections.append(section)
    }
    replaceSections(sections)
  }

  /// Applies a batch: remaining and moved rows keep their heights, unless the delegate returns
  /// all of them; what the cells of reloaded rows measured becomes an estimate.
  package mutating func apply(_ plan: ListUpdatePlan, estimates: Estimates) {
    var old = removeSections()
    for path in plan.reloadedRows where plan.newIndexPath(forOld: path) != nil {
      let entry = old[path.section].rows[path.row]
      old[path.section].rows.update(row: path.row, to: entry.withoutMeasurement)
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
        let isReloaded = plan.reloadedSections.contains(source)
        var section = estimates.remaining(index, old[source], isReloaded)
        if isReloaded {
          estimates.fill(&section.rows, section: index, upTo: plan.newCounts[index])
        } else {
          swap(&section.rows, &old[source].rows)
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
    for index in sections.indices where plan.oldSection(ofRemaining: index) != nil {
      estimates.renew(&sections[index].rows, section: index)
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
      // All rows are requested afterwards.
      let common = estimates.asksForHeights ? Entry(height: 0, source: .answered) : estimates.row
      if moving.isEmpty, let entry = common {
        index.insert(count: range.count, entry: entry, at: range.lowerBound)
        continue
      }
      func entry(of row: Int) -> Entry {
        let place = TableRow(section: section, row: row)
        return moving[place.indexPath] ?? common ?? estimates.rowAt(place)
      }
      // Insert consecutive rows of one height together, the common case for unmeasured rows.
      var (start, current) = (range.lowerBound, entry(of: range.lowerBound))
      for row in range.dropFirst() {
        let next = entry(of: row)
        if next == current { continue }
        index.insert(count: row - start, entry: current, at: start)
        (start, current) = (row, next)
      }
      index.insert(count: range.upperBound - start, entry: current, at: start)
    }
  }
}

extension [Int] {
  /// The contiguous ranges of an ascending array.
  fileprivate var rangesOfNeighbours: [Range<Int>] {
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
