import Expectations
import Foundation
import Testing

@testable import UIKitValues

/// Where the rows, headers and footers of a table are, by section.
@Suite nonisolated struct TableGeometryTests {
  /// Rows of a height of 10, in sections with a header of 5 and a footer of 2, below a table header
  /// of 100.
  private func geometry(_ counts: [Int]) -> TableGeometry {
    var geometry = TableGeometry()
    geometry.tableHeaderHeight = 100
    geometry.tableFooterHeight = 30
    geometry.reload(counts: counts, estimates: estimates)
    return geometry
  }

  private var estimates: TableGeometry.Estimates {
    var section = TableGeometry.Section()
    section.header = .init(height: 5, source: .fixed)
    section.footer = .init(height: 2, source: .fixed)
    return TableGeometry.Estimates(
      row: .init(height: 10, source: .estimated),
      rowAt: { _ in .init(height: 10, source: .estimated) },
      asksForHeights: false,
      section: { _ in section },
      remaining: { _, old, isReloaded in isReloaded ? section : old }
    )
  }

  private func row(_ section: Int, _ row: Int) -> TableRow { TableRow(section: section, row: row) }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Gives a row a measured height; returns how much it grew.
  private func measure(_ row: TableRow, _ height: Float, in geometry: inout TableGeometry) -> Double
  {
    geometry.update(row, to: .init(height: height, source: .measured))
  }

  @Test func sectionsAreBelowEachOther() {
    let geometry = geometry([2, 0, 3])
    expect((0...3).map(geometry.top(ofSection:)), equals: [100, 127, 134, 171])
    expect(geometry.headerTop(ofSection: 2), equals: 134)
    expect(geometry.footerTop(ofSection: 2), equals: 169)
    expect(geometry.top(of: row(2, 1)), equals: 149)
    expect(geometry.sectionsBottom, equals: 171)
    expect(geometry.totalHeight, equals: 201)
  }

  @Test func aRowIsAtAnOffsetOnlyBetweenHeaderAndFooter() {
    let geometry = geometry([2, 0, 3])
    expect(geometry.row(at: 105), equals: row(0, 0))
    expect(geometry.row(at: 124.5), equals: row(0, 1))
    for offset in [99.0, 104, 126, 130, 170, 500] { expectNil(geometry.row(at: offset)) }
  }

  @Test func theFirstRowBelowAnOffsetMayBeInALaterSection() {
    let geometry = geometry([2, 0, 3])
    expect(geometry.firstRow(endingBelow: 0), equals: row(0, 0))
    expect(geometry.firstRow(endingBelow: 115), equals: row(0, 1))
    expect(geometry.firstRow(endingBelow: 126), equals: row(2, 0))
    expectNil(geometry.firstRow(endingBelow: 170))
  }

  @Test func neighborsSkipEmptySections() {
    let geometry = geometry([2, 0, 3])
    expect(geometry.row(after: row(0, 0)), equals: row(0, 1))
    expect(geometry.row(after: row(0, 1)), equals: row(2, 0))
    expect(geometry.row(before: row(2, 0)), equals: row(0, 1))
    expectNil(geometry.row(after: row(2, 2)))
    expectNil(geometry.row(before: row(0, 0)))
    expect(
      [row(2, 2), row(2, 3), row(1, 0), row(3, 0)].map(geometry.contains),
      equals: [true, false, false, false]
    )
  }

  @Test func aMeasuredRowMovesTheRowsBelow() {
    var geometry = geometry([2, 3])
    expect(measure(row(0, 1), 25, in: &geometry), equals: 15)
    expect(measure(row(0, 1), 25, in: &geometry), equals: 0)
    expect(geometry.top(of: row(0, 1)), equals: 115)
    expect(geometry.top(ofSection: 1), equals: 142)
  }

  @Test func measurementsAreEstimatesAfterAReload() {
    var geometry = geometry([2, 3])
    _ = measure(row(1, 0), 25, in: &geometry)
    geometry.reload(counts: [1, 2, 1], estimates: estimates)
    expect(geometry.sections.map(\.rows.count), equals: [1, 2, 1])
    expect(geometry.sections[1].rows[0], equals: .init(height: 25, source: .estimated))
    expect(geometry.height(of: row(1, 1)), equals: 10)
  }

  @Test func remainingAndMovedRowsKeepTheirHeightsInABatch() throws {
    var geometry = geometry([3, 2])
    _ = measure(row(0, 1), 20, in: &geometry)
    _ = measure(row(1, 0), 30, in: &geometry)
    _ = measure(row(1, 1), 40, in: &geometry)
    let plan = try ListUpdatePlan(
      oldCounts: [3, 2],
      newCounts: [4, 1],
      updates: [
        .deleteRow(path(0, 0)), .insertRow(path(0, 2)), .moveRow(path(1, 0), path(0, 3)),
        .reloadRow(path(1, 1)),
      ]
    )
    geometry.apply(plan, estimates: estimates)
    expect((0..<4).map { geometry.height(of: row(0, $0)) }, equals: [20, 10, 10, 30])
    expect(geometry.sections[1].rows[0], equals: .init(height: 40, source: .estimated))
    expect(geometry.sectionsBottom, equals: 100 + 77 + 47)
  }
}
