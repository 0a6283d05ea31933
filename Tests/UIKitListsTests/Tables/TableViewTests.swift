import Expectations
import Foundation
import Testing
import UIKit
import _Testing_Lists

@Suite struct TableViewTests {
  @Test func flingingIntoUnmeasuredRowsIsSmooth() throws {
    let fixture = TableFixture(rows: 1000)
    fixture.table.estimatedRowHeight = 20
    fixture.headless.frame()
    fixture.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    fixture.headless.frame()
    fixture.headless.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 400),
      duration: 0.1
    )
    expect(fixture.table.isDecelerating)
    var last = CGFloat.infinity
    while fixture.table.isDecelerating {
      let cell = try require(fixture.table.visibleCells.dropLast().last)
      let before = cell.frame.minY - fixture.table.contentOffset.y
      fixture.headless.advance(by: 1.0 / 60)
      guard fixture.table.visibleCells.contains(where: { $0 === cell }) else { continue }
      let way = cell.frame.minY - fixture.table.contentOffset.y - before
      // Each frame moves a little less, to the pixel.
      expect(way <= last + 0.5 && way >= 0)
      last = way
      expectNil(fixture.fault())
    }
    let row = try require(fixture.table.indexPathsForVisibleRows?.first?.row)
    expect(row, isBelow: 490)
  }

  @Test func headersOfPlainTablesStayUnderTheTopEdge() throws {
    let fixture = TableFixture(
      (0..<10).map { .init(identity: $0, rows: Array($0 * 100..<$0 * 100 + 20)) }
    )
    fixture.hasHeaders = true
    fixture.headless.frame()
    expectNil(fixture.fault())
    fixture.table.contentOffset.y = 700
    fixture.headless.frame()
    expectNil(fixture.fault())
    let section = try require(fixture.table.indexPathsForVisibleRows?.first?.section)
    let header = try require(fixture.table.headerView(forSection: section))
    expect(header.frame.minY, equals: 700)
    expect(header.textLabel?.text, equals: "Section \(section)")
    expect(!header.isHidden)
    // It is pushed out by the end of its section.
    for _ in 0..<3 {
      fixture.table.contentOffset.y = fixture.table.rect(forSection: section).maxY - 5
      fixture.headless.frame()
    }
    let end = fixture.table.rect(forSection: section).maxY
    expect(fixture.table.headerView(forSection: section)?.frame.maxY, equals: end)
  }

  @Test func tableHeaderAndFooterTakePart() {
    let fixture = TableFixture(rows: 3)
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    fixture.headless.frame()
    expectNil(fixture.fault())
    let rows = fixture.height(of: 1) + fixture.height(of: 2) + fixture.height(of: 3)
    expect(fixture.table.visibleCells[0].frame.minY, equals: 80)
    expect(fixture.table.contentSize.height, equals: rows + 140)
    expect(
      fixture.table.tableFooterView?.frame,
      equals: CGRect(x: 0, y: rows + 80, width: 320, height: 60)
    )
  }

  @Test func lateTableHeadersMoveRowsOnlyIfVisible() throws {
    let fixture = TableFixture(rows: 100)
    fixture.headless.frame()
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.table.visibleCells[0].frame.minY, equals: 90)
    fixture.table.contentOffset.y = 500
    fixture.headless.frame()
    let cell = fixture.table.visibleCells[1]
    let place = cell.frame.minY - fixture.table.contentOffset.y
    fixture.table.tableHeaderView?.frame.size.height = 150
    fixture.table.setNeedsLayout()
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(cell.frame.minY - fixture.table.contentOffset.y, equals: place)
    fixture.table.tableHeaderView = nil
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(cell.frame.minY - fixture.table.contentOffset.y, equals: place)
  }

  @Test func fixedHeightsAreKnownImmediately() {
    let fixture = TableFixture(rows: 100_000)
    fixture.table.rowHeight = 44
    fixture.headless.frame()
    expect(fixture.table.contentSize.height, equals: 4_400_000)
    fixture.table.contentOffset.y = 44 * 50_000
    fixture.headless.frame()
    expect(fixture.table.indexPathsForVisibleRows?.first?.row, equals: 50_000)
  }

  @Test func aTableWithoutASizeScrollsToARowBelowItsInset() {
    let fixture = TableFixture(rows: 100)
    let table = fixture.table
    table.frame = .zero
    table.rowHeight = 44
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    expect(table.contentOffset.y, equals: 50 * 44 - 20)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    expect(table.contentOffset.y, equals: 51 * 44 + 30)
    table.scrollToRow(at: path, at: .middle, animated: false)
    expect(table.contentOffset.y, equals: 50.5 * 44 + 5)
  }

  @Test func beginAndEndUpdatesCanContainABatch() {
    let fixture = TableFixture(rows: 50)
    fixture.headless.frame()
    fixture.headless.run {
      fixture.table.beginUpdates()
      fixture.sections[0].rows.remove(at: 0)
      fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.append(77)
        fixture.table.insertRows(at: [IndexPath(row: 49, section: 0)], with: .none)
      }
      expect(fixture.table.hasUncommittedUpdates)
      fixture.table.endUpdates()
    }
    fixture.headless.settle()
    expectNil(fixture.fault())
    expect(!fixture.table.hasUncommittedUpdates)
  }

  @Test func dequeuingUnregisteredRowsTraps() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "Moment",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
    .map { result in
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      expect(text.contains("unable to dequeue a cell with identifier Moment - must register"))
    } ?? ()
  }
}
