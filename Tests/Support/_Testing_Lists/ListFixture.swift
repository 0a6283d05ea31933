package import Foundation
package import UIKit

/// A section of the model of a fixture, by identity.
package nonisolated struct FixtureSection: Equatable {
  package var identity: Int
  package var rows: [Int]

  package init(identity: Int, rows: [Int]) {
    self.identity = identity
    self.rows = rows
  }
}

/// A list over a model of identities, each with a height derived from the identity and the width:
/// the parts that tables and collection views share.
package class ListFixture: NSObject {
  package let headless: HeadlessHost
  package let window: UIWindow
  package let list: any ListUnderTest
  package var sections: [FixtureSection]
  /// The rows with changed heights.
  package var extraHeights: [Int: CGFloat] = [:]
  /// The fitting size of a cell.
  package lazy var wantedSize: (Int) -> CGSize = { [unowned self] in
    CGSize(width: 320, height: height(of: $0))
  }
  package var hasHeaders = false
  package var keepsLog = false
  /// Called when a cell appears, as a feed does that loads more near its end.
  package var whenDisplayed: ((IndexPath) -> Void)?
  /// Called with each cell that is filled.
  package var whenFilled: ((any FixtureRow) -> Void)?
  package private(set) var cellRequests = 0
  package private(set) var log: [String] = []

  /// The tolerated distance between a row's expected and actual position.
  package var tolerance: CGFloat { 0 }

  package init(
    _ sections: [FixtureSection],
    _ list: any ListUnderTest,
    in window: UIWindow,
    of headless: HeadlessHost
  ) {
    self.headless = headless
    self.window = window
    self.list = list
    self.sections = sections
    super.init()
    window.addSubview(list)
  }

  package func height(of identity: Int) -> CGFloat {
    let narrow = list.bounds.width < 300 ? 13.5 : 0
    return CGFloat(30 + identity * 37 % 90) + narrow + (extraHeights[identity] ?? 0)
  }

  package func headerHeight(of identity: Int) -> CGFloat { CGFloat(20 + identity % 5) }

  /// The height between the last row of a section and the first row of the next, which has this
  /// identity.
  package func headerRoom(of identity: Int) -> CGFloat {
    hasHeaders ? headerHeight(of: identity) : 0
  }

  /// Fills a cell from the model.
  package func fill(_ cell: UIView, at path: IndexPath) {
    cellRequests += 1
    guard let row = cell as? any FixtureRow else { return }
    row.identity = sections[path.section].rows[path.row]
    whenFilled?(row)
    row.wanted = wantedSize(row.identity)
  }

  /// Gives the visible cells the sizes of the model, as a self-sizing text cell does.
  package func refillVisible() {
    // Not `rows`: requesting the cells of a table measures them, and they are not configured yet.
    for case let row as any FixtureRow in list.laidOutCells {
      row.wanted = wantedSize(row.identity)
    }
  }

  package func note(_ entry: String) {
    if keepsLog { log.append(entry) }
  }

  package func clearLog() { log.removeAll() }

  package func noteDisplay(at path: IndexPath) {
    note("willDisplay \(path.row)")
    whenDisplayed?(path)
  }

  // MARK: Changing

  package func batch(
    animated isAnimated: Bool = true,
    _ changes: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    headless.run {
      UIView.setAnimationsEnabled(isAnimated)
      list.performBatchUpdates(changes, completion: completion)
      UIView.setAnimationsEnabled(true)
    }
  }

  /// Inserts rows into the first section, and updates the list.
  package func insert(_ identities: some Collection<Int>, at row: Int) {
    sections[0].rows.insert(contentsOf: identities, at: row)
    list.insert((row..<row + identities.count).map { IndexPath(row: $0, section: 0) })
  }

  /// Deletes rows from the first section, and updates the list.
  package func remove(_ rows: Range<Int>) {
    sections[0].rows.removeSubrange(rows)
    list.delete(rows.map { IndexPath(row: $0, section: 0) })
  }

  package func scroll(by way: CGFloat) {
    list.contentOffset.y += way
    headless.frame()
  }

  // MARK: Looking

  /// The cells on screen.
  package var rows: [any FixtureRow] { list.shownCells.compactMap { $0 as? any FixtureRow } }

  package var identities: [Int] { rows.map(\.identity) }

  package func row(_ row: Int, _ section: Int = 0) -> (any FixtureRow)? {
    list.shownCell(at: IndexPath(row: row, section: section)) as? any FixtureRow
  }

  /// The visible rows in order, each with its position on screen.
  package var places: [(identity: Int, place: CGFloat)] {
    let top = list.bounds.minY + list.adjustedContentInset.top
    return rows.filter { $0.frame.maxY > top }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { ($0.identity, $0.frame.minY - list.bounds.minY) }
  }

  /// The first visible row, and its position on screen.
  package var readerPlace: (identity: Int, place: CGFloat)? { places.first }

  /// The new position of a row; nil if it is unchanged, or if the list was pushed to an end.
  package func drift(from before: (identity: Int, place: CGFloat)?, by most: CGFloat) -> String? {
    let range = list.restingRange.y
    let offset = list.contentOffset.y
    guard let before, offset > range.lowerBound, offset < range.upperBound else { return nil }
    guard let row = rows.first(where: { $0.identity == before.identity }) else {
      return "row \(before.identity) is gone"
    }
    let place = row.frame.minY - offset
    return abs(place - before.place) <= most
      ? nil : "row \(before.identity) from \(before.place) to \(place)"
  }

  // MARK: Checks

  /// The fault of the visible rows; nil if they equal a layout made from scratch around the first
  /// row.
  package func fault() -> String? { rowFault() }

  /// The fault of the lines of a list with lines.
  package func lineFault() -> String? { nil }

  /// The fault of a list of rows below each other, each with its fitting height.
  package final func rowFault() -> String? {
    let rows = rows
    let paths = list.shownPaths
    let bounds = list.bounds
    guard rows.count == paths.count else { return "cells and paths differ in number" }
    let order = sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    if rows.isEmpty {
      return order.isEmpty || list.contentSize.height <= bounds.minY
        ? nil : "no cells at \(bounds)"
    }
    guard let first = order.firstIndex(of: paths[0]) else { return "first path is gone" }
    guard Array(order[first..<min(first + paths.count, order.count)]) == paths else {
      return "paths have gaps: \(paths)"
    }
    var bottom: CGFloat?
    var section = paths[0].section
    for (row, path) in zip(rows, paths) {
      if let fault = fault(of: row, at: path) { return fault }
      if let bottom {
        var gap: CGFloat = 0
        while section < path.section {
          section += 1
          gap += headerRoom(of: sections[section].identity)
        }
        if abs(row.frame.minY - bottom - gap) > tolerance {
          return "\(path) begins at \(row.frame.minY), not \(bottom + gap)"
        }
      }
      bottom = row.frame.maxY
    }
    if rows[0].frame.minY > bounds.minY, paths[0] != order[0], !hasHeaders {
      return "room above the first row"
    }
    if let last = rows.last, last.frame.maxY < bounds.maxY, paths.last != order.last, !hasHeaders {
      return "room below the last row"
    }
    return strangers(beside: rows)
  }

  private func fault(of row: any FixtureRow, at path: IndexPath) -> String? {
    let identity = sections[path.section].rows[path.row]
    if row.identity != identity { return "\(path) shows \(row.identity), not \(identity)" }
    if row.isHidden || row.alpha != 1 { return "\(path) is hidden" }
    if row.frame.height != height(of: identity) {
      return "\(path) is \(row.frame.height) high, not \(height(of: identity))"
    }
    if row.frame.width != list.bounds.width { return "\(path) is \(row.frame.width) wide" }
    if list.frameOfRow(at: path) != row.frame { return "\(path) is not where the list says" }
    if list.path(of: row) != path { return "\(path) is not the path of its cell" }
    if !row.frame.intersects(list.bounds) && row.frame.height > 0 {
      return "\(path) is outside of the bounds"
    }
    return nil
  }

  /// Visible cells that belong to no row, except those that are being removed.
  package final func strangers(beside rows: [any FixtureRow]) -> String? {
    let strangers = list.subviews.filter { view in
      view is any FixtureRow && !view.isHidden && !rows.contains { $0 === view }
        && !list.goingCells.contains { $0 === view }
    }
    return strangers.isEmpty ? nil : "\(strangers.count) cells too many"
  }
}
