import Foundation
import Testing

@testable import UIKit

@Suite struct TableViewTests {
  @Test func onlyTheRowsOnScreenHaveCells() {
    let fixture = TableFixture(rows: 1000)
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.cellRequests == fixture.table.visibleCells.count)
    #expect(fixture.cellRequests < 20)
  }

  @Test func aMillionRowsMakeNoMoreCellsThanAThousand() {
    let fixture = TableFixture(rows: 1_000_000)
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.cellRequests < 20)
    #expect(fixture.table.numberOfRows(inSection: 0) == 1_000_000)
  }

  @Test func cellsAreUsedAgainAndPreparedBeforeTheyAreFilled() {
    let fixture = TableFixture(rows: 1000)
    fixture.headless.frame()
    let cells = Set(fixture.table.visibleCells.map(ObjectIdentifier.init))
    for step in 1...100 {
      fixture.table.contentOffset.y = CGFloat(step) * 50
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
    }
    let all = fixture.table.subviews.compactMap { $0 as? FixtureCell }
    #expect(all.count <= cells.count + 4)
    #expect(all.contains { $0.reuses > 3 })
  }

  @Test func scrollingUpIntoRowsThatWereNotMeasuredMovesNothingOnScreen() throws {
    let fixture = TableFixture(rows: 1000)
    fixture.headless.frame()
    fixture.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.table.indexPathsForVisibleRows?.first?.row == 500)
    for _ in 0..<100 {
      let path = try #require(fixture.table.indexPathsForVisibleRows?.first)
      let cell = try #require(fixture.table.cellForRow(at: path))
      let before = cell.frame.minY - fixture.table.contentOffset.y
      fixture.table.contentOffset.y -= 40
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
      #expect(cell.frame.minY - fixture.table.contentOffset.y == before + 40)
    }
  }

  @Test func aFlingUpIntoRowsThatWereNotMeasuredIsSmooth() throws {
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
    #expect(fixture.table.isDecelerating)
    var last = CGFloat.infinity
    while fixture.table.isDecelerating {
      let cell = try #require(fixture.table.visibleCells.dropLast().last)
      let before = cell.frame.minY - fixture.table.contentOffset.y
      fixture.headless.advance(by: 1.0 / 60)
      guard fixture.table.visibleCells.contains(where: { $0 === cell }) else { continue }
      let way = cell.frame.minY - fixture.table.contentOffset.y - before
      // Each frame goes a little less far, to the pixel.
      #expect(way <= last + 0.5 && way >= 0)
      last = way
      #expect(fixture.fault() == nil)
    }
    let row = try #require(fixture.table.indexPathsForVisibleRows?.first?.row)
    #expect(row < 490)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func scrollingToARowPutsItThere(position: UITableView.ScrollPosition) throws {
    for isAnimated in [false, true] {
      let fixture = TableFixture(rows: 1000)
      fixture.headless.frame()
      for row in [300, 700, 20, 998] {
        fixture.headless.run {
          fixture.table.scrollToRow(
            at: IndexPath(row: row, section: 0),
            at: position,
            animated: isAnimated
          )
        }
        fixture.headless.settle()
        #expect(fixture.fault() == nil)
        let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: row, section: 0)))
        let top = cell.frame.minY - fixture.table.contentOffset.y
        let bottom = fixture.table.bounds.height - top - cell.frame.height
        if row == 998, position != .bottom { continue }
        switch position {
        case .top: #expect(top == 0)
        case .bottom: #expect(bottom == 0)
        default: #expect(abs(top - bottom) <= 1)
        }
      }
    }
  }

  @Test func theLastRowCanBeReached() {
    let fixture = TableFixture(rows: 300)
    fixture.headless.frame()
    for _ in 0..<200 {
      fixture.table.contentOffset.y = fixture.table.contentSize.height - 600
      fixture.headless.frame()
    }
    #expect(fixture.fault() == nil)
    #expect(fixture.table.indexPathsForVisibleRows?.last?.row == 299)
    #expect(fixture.table.visibleCells.last?.frame.maxY == fixture.table.contentSize.height)
  }

  @Test func delegateHearsOfRowsThatComeAndGo() {
    let fixture = TableFixture(rows: 100)
    fixture.table.isPrefetchingEnabled = false
    fixture.headless.frame()
    fixture.keepsLog = true
    let third = fixture.table.visibleCells[3].frame
    fixture.table.contentOffset.y = third.minY
    fixture.headless.frame()
    #expect(fixture.log.contains("didEndDisplaying 2"))
    #expect(!fixture.log.contains("didEndDisplaying 3"))
    #expect(fixture.log.contains { $0.hasPrefix("willDisplay") })
  }

  @Test func rowsAheadAreAnnouncedOnce() {
    let fixture = TableFixture(rows: 200)
    fixture.keepsLog = true
    fixture.headless.frame()
    let count = fixture.table.visibleCells.count
    #expect(
      fixture.log.contains("prefetch \(Array(count..<count + max(count, 8)))")
    )
    fixture.clearLog()
    fixture.table.contentOffset.y = 200
    fixture.headless.frame()
    let announced = fixture.log.filter { $0.hasPrefix("prefetch") }
    #expect(!announced.isEmpty)
    #expect(!announced.contains { $0.contains("[\(count)") })
  }

  @Test func aTapSelectsARowAndDeselectsTheOther() {
    let fixture = TableFixture(rows: 100)
    fixture.keepsLog = true
    fixture.headless.frame()
    fixture.clearLog()
    fixture.headless.tap(at: CGPoint(x: 100, y: 10))
    fixture.headless.settle()
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(fixture.table.visibleCells[0].isSelected)
    fixture.headless.tap(at: CGPoint(x: 100, y: fixture.height(of: 1) + 5))
    fixture.headless.settle()
    #expect(fixture.log == ["didSelect 0", "didDeselect 0", "didSelect 1"])
    #expect(!fixture.table.visibleCells[0].isSelected)
  }

  @Test func aDragSelectsNothing() {
    let fixture = TableFixture(rows: 100)
    fixture.headless.frame()
    fixture.headless.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    fixture.headless.settle()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func severalRowsMayBeSelected() {
    let fixture = TableFixture(rows: 100)
    fixture.table.allowsMultipleSelection = true
    fixture.headless.frame()
    for row in [0, 2, 1] {
      let frame = fixture.table.rectForRow(at: IndexPath(row: row, section: 0))
      fixture.headless.tap(at: CGPoint(x: 100, y: frame.midY))
      fixture.headless.advance(by: 0.5)
    }
    #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [0, 2, 1])
    fixture.headless.tap(at: CGPoint(x: 100, y: 5))
    fixture.headless.settle()
    #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [2, 1])
  }

  @Test func headersOfPlainTablesStayUnderTheTopEdge() throws {
    let fixture = TableFixture(
      (0..<10).map { .init(identity: $0, rows: Array($0 * 100..<$0 * 100 + 20)) }
    )
    fixture.hasHeaders = true
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    fixture.table.contentOffset.y = 700
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    let section = try #require(fixture.table.indexPathsForVisibleRows?.first?.section)
    let header = try #require(fixture.table.headerView(forSection: section))
    #expect(header.frame.minY == 700)
    #expect(header.textLabel?.text == "Section \(section)")
    #expect(!header.isHidden)
    // It is pushed out by the end of its section.
    for _ in 0..<3 {
      fixture.table.contentOffset.y = fixture.table.rect(forSection: section).maxY - 5
      fixture.headless.frame()
    }
    let end = fixture.table.rect(forSection: section).maxY
    #expect(fixture.table.headerView(forSection: section)?.frame.maxY == end)
  }

  @Test func viewsAboveAndBelowAllRowsTakePart() {
    let fixture = TableFixture(rows: 3)
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    let rows = fixture.height(of: 1) + fixture.height(of: 2) + fixture.height(of: 3)
    #expect(fixture.table.visibleCells[0].frame.minY == 80)
    #expect(fixture.table.contentSize.height == rows + 140)
    #expect(
      fixture.table.tableFooterView?.frame == CGRect(x: 0, y: rows + 80, width: 320, height: 60)
    )
  }

  @Test func aHeaderThatComesLaterMovesTheRowsOnlyWhereItIsSeen() throws {
    let fixture = TableFixture(rows: 100)
    fixture.headless.frame()
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.table.visibleCells[0].frame.minY == 90)
    fixture.table.contentOffset.y = 500
    fixture.headless.frame()
    let cell = fixture.table.visibleCells[1]
    let place = cell.frame.minY - fixture.table.contentOffset.y
    fixture.table.tableHeaderView?.frame.size.height = 150
    fixture.table.setNeedsLayout()
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(cell.frame.minY - fixture.table.contentOffset.y == place)
    fixture.table.tableHeaderView = nil
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(cell.frame.minY - fixture.table.contentOffset.y == place)
  }

  @Test func reloadingKeepsTheReadersPlace() throws {
    let fixture = TableFixture(rows: 1000)
    fixture.headless.frame()
    fixture.table.scrollToRow(at: IndexPath(row: 400, section: 0), at: .top, animated: false)
    fixture.table.contentOffset.y += 13
    fixture.headless.frame()
    let offset = fixture.table.contentOffset
    let path = try #require(fixture.table.indexPathsForVisibleRows?.first)
    fixture.table.reloadData()
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.table.contentOffset == offset)
    #expect(fixture.table.indexPathsForVisibleRows?.first == path)
  }

  @Test func fixedHeightsAreKnownAtOnce() {
    let fixture = TableFixture(rows: 100_000)
    fixture.table.rowHeight = 44
    fixture.headless.frame()
    #expect(fixture.table.contentSize.height == 4_400_000)
    fixture.table.contentOffset.y = 44 * 50_000
    fixture.headless.frame()
    #expect(fixture.table.indexPathsForVisibleRows?.first?.row == 50_000)
  }

  @Test func reconfiguringKeepsTheCellAndMeasuresIt() throws {
    let fixture = TableFixture(rows: 100)
    fixture.headless.frame()
    let path = IndexPath(row: 2, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    fixture.extraHeights[3] = 100
    fixture.headless.run { fixture.table.reconfigureRows(at: [path]) }
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
    #expect(fixture.table.cellForRow(at: path) === cell)
  }

  @Test func rowsMadeWithoutARegistrationStopTheProgram() async {
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
      #expect(text.contains("unable to dequeue a cell with identifier Moment - must register"))
    } ?? ()
  }
}
