import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

/// The behaviour that a table and collection views of two layouts share when their rows change.
@Suite struct ListUpdateTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: ListKind.allCases, [false, true])
  func rowsInsertedAboveDoNotMoveTheReader(kind: ListKind, isBatch: Bool) throws {
    let fixture = kind.fixture(rows: 2000)
    fixture.scroll(by: 900)
    let before = try require(fixture.readerPlace)
    let first = try require(fixture.rows.first)
    let path = try require(fixture.list.path(of: first))
    fixture.headless.run {
      if isBatch {
        fixture.list.performBatchUpdates(
          { fixture.insert(5000..<5030, at: 0) },
          completion: nil
        )
      } else {
        fixture.insert(5000..<5030, at: 0)
      }
    }
    expectNil(fixture.fault())
    expect(fixture.list.path(of: first), equals: self.path(path.row + 30))
    expect(fixture.readerPlace.map { $0 == before }, equals: true)
    fixture.headless.settle()
    expectNil(fixture.fault())
    expect(fixture.readerPlace.map { $0 == before }, equals: true)
  }

  @Test(arguments: ListKind.allCases)
  func rowsInsertedAtTheTopAppear(kind: ListKind) {
    let fixture = kind.fixture(rows: 200)
    fixture.headless.run { fixture.insert([1000], at: 0) }
    expect(fixture.list.contentOffset.y, equals: 0)
    expect(fixture.identities.first, equals: 1000)
    fixture.headless.settle()
    expectNil(fixture.fault())
  }

  @Test(arguments: ListKind.allCases)
  func remainingRowsAnimateToTheirPositions(kind: ListKind) throws {
    let fixture = kind.fixture(rows: 200)
    let row = try require(fixture.row(0))
    fixture.headless.run { fixture.insert([1000], at: 0) }
    expect(fixture.list.path(of: row), equals: path(1))
    let isGrid = kind == .grid
    expect(
      row.frame.origin,
      equals: (isGrid ? CGPoint(x: 67.5, y: 0) : CGPoint(x: 0, y: fixture.height(of: 1000)))
    )
    fixture.headless.advance(by: 0.1)
    let seen = try require(fixture.headless.run { row.layer.presentation()?.frame })
    let (way, end) = isGrid ? (seen.minX, row.frame.minX) : (seen.minY, row.frame.minY)
    expect(way > 0 && way < end)
    let new = try require(fixture.row(0))
    let alpha = try require(fixture.headless.run { new.layer.presentation()?.opacity })
    expect(alpha > 0 && alpha < 1)
    fixture.headless.settle()
    let last = fixture.headless.run { row.layer.presentation()?.frame }
    expect(last ?? row.frame, equals: row.frame)
    expectNil(fixture.fault())
  }

  @Test(arguments: ListKind.allCases)
  func deletedRowsDisappearAndTheirCellsAreReused(kind: ListKind) {
    let animations: [UITableView.RowAnimation] = [
      .fade, .left, .right, .top, .bottom, .middle, .automatic, .none,
    ]
    for animation in kind == .table ? animations : [.automatic] {
      let fixture = kind.fixture(rows: 400)
      let count = fixture.list.subviews.count { $0 is any FixtureRow }
      for round in 0..<9 {
        fixture.sections[0].rows.removeSubrange(1..<3)
        var isDone = false
        fixture.batch(animated: round % 3 < 2) {
          for row in 1..<3 { fixture.list.make(.deleteRow(path(row)), animation) }
        } completion: {
          isDone = $0
        }
        expectNil(fixture.fault(), "\(animation)")
        fixture.headless.settle()
        expect(isDone)
        expectNil(fixture.fault(), "\(animation)")
      }
      expect(fixture.list.subviews.count { $0 is any FixtureRow }, isAtMost: count + 8)
    }
  }

  @Test(arguments: ListKind.selfSizing)
  func reloadingReplacesCellsAndReconfiguringKeepsThem(kind: ListKind) throws {
    let fixture = kind.fixture(rows: 40)
    let first = try require(fixture.row(1))
    fixture.extraHeights[2] = 100
    fixture.headless.run { fixture.list.refill([path(1)]) }
    expect(fixture.row(1), isSameAs: first)
    expect(first.frame.height, equals: fixture.height(of: 2))
    fixture.headless.settle()
    expectNil(fixture.fault())
    expect(fixture.row(1), isSameAs: first)
    fixture.headless.run { fixture.list.reload([path(1)]) }
    expect(fixture.row(1) !== first)
    expect(fixture.row(1)?.frame.height, equals: fixture.height(of: 2))
    fixture.headless.settle()
    expectNil(fixture.fault())
    expect(first.isHidden || fixture.list.path(of: first) != nil)
  }

  @Test(arguments: ListKind.selfSizing)
  func anEmptyBatchMeasuresVisibleCells(kind: ListKind) {
    let fixture = kind.fixture(rows: 50)
    for identity in fixture.identities { fixture.extraHeights[identity] = CGFloat(identity) }
    fixture.refillVisible()
    fixture.batch(nil)
    expectNil(fixture.fault())
    fixture.headless.settle()
    expectNil(fixture.fault())
  }

  @Test(arguments: ListKind.allCases) func batchesCanBeNested(kind: ListKind) {
    let fixture = kind.fixture(rows: 50)
    var done = 0
    fixture.batch {
      fixture.remove(0..<1)
      fixture.list.performBatchUpdates(
        { fixture.insert([77], at: 49) },
        completion: { _ in done += 1 }
      )
      expect(fixture.list.hasUncommittedUpdates)
    } completion: { _ in
      done += 1
    }
    fixture.headless.settle()
    expect(done, equals: 2)
    expectNil(fixture.fault())
    expect(!fixture.list.hasUncommittedUpdates)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func willDisplayCanInsertRows(kind: ListKind, isReloading: Bool) {
    let fixture = kind.fixture([FixtureSection(identity: 0, rows: Array(1...5))])
    fixture.whenDisplayed = { [unowned fixture] path in
      let count = fixture.sections[0].rows.count
      guard path.row == count - 1, count < 60 else { return }
      if isReloading {
        fixture.sections[0].rows += count + 1..<count + 6
        fixture.list.reloadData()
      } else {
        fixture.list.performBatchUpdates(
          { fixture.insert(count + 1..<count + 6, at: count) },
          completion: nil
        )
      }
    }
    fixture.headless.frame()
    expectNil(fixture.fault())
    for _ in 0..<80 {
      fixture.headless.run { fixture.list.contentOffset.y += 70 }
      fixture.headless.frame()
      expectNil(fixture.fault())
    }
    fixture.headless.settle()
    expectNil(fixture.fault())
    expect(fixture.list.rowCount(in: 0), equals: 60)
  }

  @Test(arguments: ListKind.allCases)
  func rowsDeletedDuringDisplayAreNotRequested(kind: ListKind) {
    let fixture = kind.fixture(rows: 200)
    var isDone = false
    fixture.whenDisplayed = { [unowned fixture] path in
      guard path.row >= 60, !isDone else { return }
      isDone = true
      fixture.list.performBatchUpdates({ fixture.remove(61..<200) }, completion: nil)
    }
    for _ in 0..<100 {
      fixture.headless.run { fixture.list.contentOffset.y += 90 }
      fixture.headless.frame()
    }
    fixture.headless.settle()
    expect(isDone)
    expectNil(fixture.fault())
    expect(fixture.list.rowCount(in: 0), equals: 61)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func selectionFollowsItsRow(kind: ListKind, isMultiple: Bool) {
    let fixture = kind.fixture(rows: 50)
    fixture.list.allowsMultipleSelection = isMultiple
    fixture.list.choose(path(3))
    if isMultiple { fixture.list.choose(path(0)) }
    fixture.headless.run { fixture.remove(0..<2) }
    expect(fixture.list.selectedPaths, equals: [path(1)])
    expect(fixture.row(1)?.isSelected, equals: true)
  }

  @Test(arguments: ListKind.allCases)
  func inconsistentUpdatesTrap(kind: ListKind) async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [kind = kind as ListKind] in
      await MainActor.run {
        let fixture = kind.fixture(rows: 9)
        fixture.headless.run { fixture.list.delete([IndexPath(row: 2, section: 0)]) }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let rows = kind == .table ? "rows" : "items"
    let words = """
      'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of \(rows) in \
      section 0. The number of \(rows) contained in an existing section after the update (9) must \
      be equal to the number of \(rows) contained in that section before the update (9), plus or \
      minus the number of \(rows) inserted or deleted from that section (0 inserted, 1 deleted) \
      and plus or minus the number of \(rows) moved into or out of that section (0 moved in, 0 \
      moved out).'
      """
    expect(text.contains(words))
  }
}
