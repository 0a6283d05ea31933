import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// The behaviour that a table and collection views of two layouts share, at rest and while
/// scrolling.
@Suite struct ListTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: ListKind.allCases, [1000, 100_000])
  func onlyTheRowsOnScreenHaveCells(kind: ListKind, count: Int) {
    // A table is as quick with a million.
    let count = kind == .table && count > 1000 ? 1_000_000 : count
    let fixture = kind.fixture(rows: count)
    expectNil(fixture.fault())
    if kind != .grid { expectNil(fixture.rowFault()) }
    switch kind {
    case .table: expect(fixture.cellRequests == fixture.rows.count && fixture.cellRequests < 20)
    case .flow: expect(fixture.cellRequests, isBelow: 16)
    case .grid: expect(fixture.cellRequests == 50 && fixture.rows.count == 50)
    case .compositional: expect(fixture.cellRequests, isBelow: 25)
    }
    expect(fixture.list.rowCount(in: 0), equals: count)
    fixture.scroll(by: (fixture.list.contentSize.height / 2).rounded())
    expectNil(fixture.fault())
    fixture.list.show(path(count - 1), at: .bottom, animated: false)
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.identities.last, equals: count)
  }

  @Test(arguments: ListKind.allCases)
  func cellsAreReusedAndPreparedBeforeConfiguration(kind: ListKind) {
    let fixture = kind.fixture(rows: 1000)
    let count = fixture.rows.count
    for _ in 1...100 {
      fixture.scroll(by: 50)
      expectNil(fixture.fault())
    }
    let all = fixture.list.subviews.compactMap { $0 as? any FixtureRow }
    expect(all.count, isAtMost: (kind == .table ? count + 4 : 2 * count + 10))
    expect(all.contains { $0.reuses > 3 })
  }

  @Test(arguments: ListKind.allCases)
  func cellsHaveTheirListsTraitsWhenConfigured(kind: ListKind) {
    let fixture = kind.fixture(rows: 3)
    var scales: [CGFloat] = []
    fixture.whenFilled = { scales.append($0.box.traitCollection.displayScale) }
    // Not in a frame: there are no current traits.
    fixture.list.performBatchUpdates({ fixture.insert(10..<13, at: 0) }, completion: nil)
    fixture.list.layoutIfNeeded()
    expect(scales.count >= 3 && scales.allSatisfy { $0 == 2 })
  }

  @Test(arguments: ListKind.allCases)
  func scrollingIntoUnmeasuredRowsDoesNotJump(kind: ListKind) {
    let fixture = kind.fixture(rows: 1000)
    for _ in 0..<60 {
      fixture.scroll(by: 97)
      expectNil(fixture.fault())
    }
    fixture.list.show(path(500), at: .top, animated: false)
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.list.shownPaths.first, equals: path(500))
    for step in 0..<260 {
      let way: CGFloat = [40, 37, 80][step % 3]
      guard fixture.list.contentOffset.y > way else { break }
      let before = fixture.places
      fixture.scroll(by: -way)
      expectNil(fixture.fault())
      let after = Dictionary(uniqueKeysWithValues: fixture.places)
      expect(before.contains { after[$0.identity] != nil })
      for (identity, place) in before {
        guard let now = after[identity] else { continue }
        expect(abs(now - place - way), isAtMost: kind.scrollTolerance)
      }
    }
  }

  @Test(arguments: ListKind.allCases, [UITableView.ScrollPosition.top, .middle, .bottom])
  func scrollingToARowReachesItsPosition(
    kind: ListKind,
    position: UITableView.ScrollPosition
  ) throws {
    for isAnimated in [false, true] {
      let fixture = kind.fixture(rows: 1000)
      for row in [300, 700, kind == .grid ? 200 : 20, 998] {
        fixture.headless.run {
          fixture.list.show(path(row), at: position, animated: isAnimated)
        }
        fixture.headless.settle()
        expectNil(fixture.fault())
        let cell = try require(fixture.row(row))
        let top = cell.frame.minY - fixture.list.contentOffset.y
        let bottom = fixture.list.bounds.height - top - cell.frame.height
        if row == 998, position != .bottom { continue }
        switch position {
        case .top: expect(abs(top), isAtMost: kind.scrollTolerance)
        case .bottom: expect(abs(bottom), isAtMost: kind.scrollTolerance)
        default: expect(abs(top - bottom), isAtMost: 1)
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases) func theLastRowCanBeReached(kind: ListKind) {
    let fixture = kind.fixture(rows: 300)
    for _ in 0..<200 {
      fixture.list.contentOffset.y = fixture.list.contentSize.height - 600
      fixture.headless.frame()
    }
    expectNil(fixture.fault())
    expect(fixture.list.shownPaths.last, equals: path(299))
    expect(fixture.rows.last?.frame.maxY, equals: fixture.list.contentSize.height)
  }

  @Test(arguments: ListKind.allCases)
  func delegateIsNotifiedOfRowsThatAppearAndDisappear(kind: ListKind) throws {
    let fixture = kind.fixture(rows: 100)
    fixture.list.isPrefetchingEnabled = false
    fixture.keepsLog = true
    let row = kind == .grid ? 15 : 3
    fixture.scroll(by: try require(fixture.row(row)).frame.minY)
    expect(fixture.log.contains("didEndDisplaying \(row - 1)"))
    expect(!fixture.log.contains("didEndDisplaying \(row)"))
    expect(fixture.log.contains { $0.hasPrefix("willDisplay") })
  }

  /// Lists with self-sizing cells announce rows when they are scrolled for the first time.
  @Test(arguments: [ListKind.table, .grid]) func upcomingRowsArePrefetchedOnce(kind: ListKind) {
    let fixture = kind.fixture([FixtureSection(identity: 0, rows: Array(1...200))])
    fixture.keepsLog = true
    fixture.headless.frame()
    let count = fixture.rows.count
    expect(fixture.log.contains("prefetch \(Array(count..<count + max(count, 8)))"))
    fixture.clearLog()
    fixture.scroll(by: 200)
    let announced = fixture.log.filter { $0.hasPrefix("prefetch") }
    expect(!announced.isEmpty)
    expect(!announced.contains { $0.contains("[\(count)") })
  }

  @Test(arguments: ListKind.allCases)
  func tappingSelectsARowAndDeselectsTheOther(kind: ListKind) throws {
    let fixture = kind.fixture(rows: 100)
    fixture.keepsLog = true
    for row in 0..<2 { try tap(row, of: fixture) }
    let received = fixture.log.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") }
    expect(received, equals: ["didSelect 0", "didDeselect 0", "didSelect 1"])
    expect(fixture.list.selectedPaths, equals: [path(1)])
    expect(fixture.row(0)?.isSelected, equals: false)
    expect(fixture.row(1)?.isSelected, equals: true)
  }

  private func tap(_ row: Int, of fixture: ListFixture) throws {
    let frame = try require(fixture.row(row)).frame
    fixture.headless.tap(at: CGPoint(x: frame.minX + 25, y: frame.midY))
    fixture.headless.settle()
  }

  @Test(arguments: ListKind.allCases) func draggingSelectsNothing(kind: ListKind) {
    let fixture = kind.fixture(rows: 100)
    fixture.headless.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    fixture.headless.settle()
    expect(fixture.list.selectedPaths, satisfies: \.isEmpty)
    expect(fixture.rows.allSatisfy { !$0.isHighlighted })
  }

  @Test(arguments: ListKind.allCases) func severalRowsCanBeSelected(kind: ListKind) throws {
    let fixture = kind.fixture(rows: 100)
    fixture.list.allowsMultipleSelection = true
    for row in [0, 2, 1] { try tap(row, of: fixture) }
    // Tables return them in the order of the taps.
    let isTable = kind == .table
    expect(fixture.list.selectedPaths, equals: (isTable ? [0, 2, 1] : [0, 1, 2]).map(path))
    try tap(0, of: fixture)
    expect(fixture.list.selectedPaths, equals: (isTable ? [2, 1] : [1, 2]).map(path))
  }

  @Test(arguments: ListKind.allCases) func reloadingKeepsTheContentOffset(kind: ListKind) {
    let fixture = kind.fixture(rows: 1000)
    fixture.list.show(path(400), at: .top, animated: false)
    fixture.scroll(by: 13)
    let offset = fixture.list.contentOffset
    let first = fixture.list.shownPaths.first
    fixture.list.reloadData()
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.list.contentOffset, equals: offset)
    expect(fixture.list.shownPaths.first, equals: first)
  }
}

extension ListKind {
  /// The tolerated distance of rows from the target of a scroll.
  fileprivate var scrollTolerance: CGFloat { self == .compositional ? 0.51 : 0 }
}
