import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct TableViewUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func rowsInsertedAboveLeaveTheReaderWhereHeIs() throws {
    let fixture = TableFixture(rows: 200)
    fixture.headless.frame()
    fixture.table.contentOffset.y = 900
    fixture.headless.frame()
    let first = try #require(fixture.table.indexPathsForVisibleRows?.first)
    let cell = try #require(fixture.table.cellForRow(at: first))
    let place = cell.frame.minY - fixture.table.contentOffset.y
    fixture.sections[0].rows.insert(contentsOf: 1000..<1030, at: 0)
    fixture.headless.run {
      fixture.table.insertRows(at: (0..<30).map { path($0) }, with: .automatic)
    }
    #expect(fixture.fault() == nil)
    #expect(fixture.table.indexPath(for: cell) == path(first.row + 30))
    #expect(cell.frame.minY - fixture.table.contentOffset.y == place)
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
    #expect(cell.frame.minY - fixture.table.contentOffset.y == place)
  }

  @Test func rowsInsertedAtTheVeryTopComeIntoView() {
    let fixture = TableFixture(rows: 200)
    fixture.headless.frame()
    fixture.sections[0].rows.insert(1000, at: 0)
    fixture.headless.run { fixture.table.insertRows(at: [path(0)], with: .fade) }
    #expect(fixture.table.contentOffset.y == 0)
    #expect((fixture.table.visibleCells[0] as? FixtureCell)?.identity == 1000)
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
  }

  @Test func rowsThatStayAreSeenMovingToTheirPlaces() throws {
    let fixture = TableFixture(rows: 200)
    fixture.headless.frame()
    let cell = fixture.table.visibleCells[0]
    fixture.sections[0].rows.insert(1000, at: 0)
    fixture.headless.run { fixture.table.insertRows(at: [path(0)], with: .fade) }
    #expect(cell.frame.minY == fixture.height(of: 1000))
    fixture.headless.advance(by: 0.1)
    let seen = try #require(
      fixture.headless.run { cell.layer.presentation()?.frame.minY }
    )
    #expect(seen > 0 && seen < fixture.height(of: 1000))
    fixture.headless.settle()
    let last = fixture.headless.run { cell.layer.presentation()?.frame }
    #expect(last ?? cell.frame == cell.frame)
  }

  @Test(arguments: [
    UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .middle, .automatic, .none,
  ])
  func deletedRowsGoAndTheirCellsAreUsedAgain(animation: UITableView.RowAnimation) {
    let fixture = TableFixture(rows: 200)
    fixture.headless.frame()
    let count = fixture.table.subviews.count { $0 is FixtureCell }
    for _ in 0..<6 {
      fixture.sections[0].rows.removeSubrange(1..<3)
      var isDone = false
      fixture.headless.run {
        fixture.table.performBatchUpdates {
          fixture.table.deleteRows(at: [path(1), path(2)], with: animation)
        } completion: {
          isDone = $0
        }
      }
      #expect(fixture.fault() == nil)
      fixture.headless.settle()
      #expect(isDone)
      #expect(fixture.fault() == nil)
    }
    #expect(fixture.table.subviews.count { $0 is FixtureCell } <= count + 8)
  }

  @Test func aBatchMayBeMadeOfNestedParts() {
    let fixture = TableFixture(rows: 50)
    fixture.headless.frame()
    fixture.headless.run {
      fixture.table.beginUpdates()
      fixture.sections[0].rows.remove(at: 0)
      fixture.table.deleteRows(at: [path(0)], with: .none)
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.append(77)
        fixture.table.insertRows(at: [path(49)], with: .none)
      }
      #expect(fixture.table.hasUncommittedUpdates)
      fixture.table.endUpdates()
    }
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
    #expect(!fixture.table.hasUncommittedUpdates)
  }

  @Test func anEmptyBatchMeasuresWhatIsOnScreen() {
    let fixture = TableFixture(rows: 50)
    fixture.headless.frame()
    fixture.extraHeights[2] = 55
    (fixture.table.visibleCells[1] as? FixtureCell)?.height = fixture.height(of: 2)
    fixture.headless.run { fixture.table.performBatchUpdates(nil) }
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
  }

  @Test func aFeedMayLoadMoreFromACellThatAppears() {
    for isReloading in [false, true] {
      let fixture = TableFixture(rows: 5)
      fixture.whenDisplayed = { [unowned fixture] path in
        let count = fixture.sections[0].rows.count
        guard path.row == count - 1, count < 60 else { return }
        if isReloading {
          fixture.sections[0].rows += count + 1..<count + 6
          fixture.table.reloadData()
          return
        }
        fixture.table.performBatchUpdates {
          fixture.sections[0].rows += count + 1..<count + 6
          fixture.table.insertRows(
            at: (count..<count + 5).map { IndexPath(row: $0, section: 0) },
            with: .automatic
          )
        }
      }
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
      for _ in 0..<80 {
        fixture.headless.run { fixture.table.contentOffset.y += 70 }
        fixture.headless.frame()
        #expect(fixture.fault() == nil)
      }
      fixture.headless.settle()
      #expect(fixture.fault() == nil)
      #expect(fixture.table.numberOfRows(inSection: 0) == 60)
    }
  }

  @Test func aModelThatShrinksWhileCellsAppearIsNotAskedForWhatIsGone() {
    let fixture = TableFixture(rows: 200)
    fixture.headless.frame()
    var isDone = false
    fixture.whenDisplayed = { [unowned fixture] path in
      guard path.row >= 60, !isDone else { return }
      isDone = true
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.removeSubrange(61...)
        fixture.table.deleteRows(at: (61..<200).map { self.path($0) }, with: .fade)
      }
    }
    for _ in 0..<100 {
      fixture.headless.run { fixture.table.contentOffset.y += 90 }
      fixture.headless.frame()
    }
    fixture.headless.settle()
    #expect(isDone)
    #expect(fixture.fault() == nil)
    #expect(fixture.table.numberOfRows(inSection: 0) == 61)
  }

  @Test func selectionFollowsItsRow() {
    let fixture = TableFixture(rows: 50)
    fixture.headless.frame()
    fixture.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    fixture.sections[0].rows.removeFirst(2)
    fixture.headless.run { fixture.table.deleteRows(at: [path(0), path(1)], with: .fade) }
    #expect(fixture.table.indexPathForSelectedRow == path(1))
    #expect(fixture.table.cellForRow(at: path(1))?.isSelected == true)
  }

  @Test func anUpdateThatDoesNotFitTheDataStopsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture(rows: 9)
        fixture.headless.frame()
        fixture.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let words = """
      'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of rows in \
      section 0. The number of rows contained in an existing section after the update (9) must be \
      equal to the number of rows contained in that section before the update (9), plus or minus \
      the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or \
      minus the number of rows moved into or out of that section (0 moved in, 0 moved out).'
      """
    #expect(text.contains(words))
  }

  /// Random batches while the table is scrolled, resized and changes its heights: at every step it shows what a layout from
  /// scratch would, and the row that the reader looks at has not moved.
  @Test(arguments: Seeds.first(120))
  func showsWhatALayoutFromScratchWould(seed: UInt64) throws {
    var batch = RandomTableBatch(seed: seed, sections: 3, rows: seed % 3 == 0 ? 40 : 14)
    func content(_ batch: RandomTableBatch) -> [TableFixture.Section] {
      batch.sections.map { TableFixture.Section(identity: $0.identity, rows: $0.rows) }
    }
    let fixture = TableFixture(content(batch))
    fixture.hasHeaders = seed % 4 == 1
    fixture.headless.frame()
    #expect(fixture.fault() == nil, "seed \(seed)")
    for step in 0..<25 {
      let place = "seed \(seed) step \(step)"
      switch batch.below(8) {
      case 0...1:
        let range = fixture.table.restingRange.y
        fixture.table.contentOffset.y =
          range.lowerBound
          + ((range.upperBound - range.lowerBound) * CGFloat(batch.below(101)) / 100).rounded()
        fixture.headless.frame()
      case 2:
        let way = CGFloat(batch.below(500) - 250)
        fixture.headless.drag(
          from: CGPoint(x: 100, y: 300),
          to: CGPoint(x: 100, y: 300 + way),
          duration: 0.1
        )
        if batch.below(2) == 0 { fixture.headless.settle() }
      case 3:
        let before = fixture.readerPlace
        let width: CGFloat = batch.below(2) == 0 ? 320 : 250
        fixture.table.frame.size.width = width
        fixture.refillVisible()
        fixture.headless.frame()
        #expect(fixture.fault() == nil, "\(place) width")
        if fixture.table.animation == nil {
          #expect(fixture.drift(from: before) == nil, "\(place) width")
        }
      case 4:
        let identities = fixture.table.visibleCells.compactMap { ($0 as? FixtureCell)?.identity }
        for identity in identities where batch.below(3) == 0 {
          fixture.extraHeights[identity] = CGFloat(batch.below(60))
        }
        fixture.refillVisible()
        fixture.headless.run { fixture.table.performBatchUpdates(nil) }
      default:
        try apply(&batch, to: fixture, place: place)
      }
      #expect(fixture.fault() == nil, "\(place)")
      if batch.below(3) == 0 { fixture.headless.advance(by: 0.1) }
      #expect(fixture.fault() == nil, "\(place) later")
    }
    fixture.headless.settle()
    #expect(fixture.fault() == nil, "seed \(seed) at rest")
  }

  private func apply(
    _ batch: inout RandomTableBatch,
    to fixture: TableFixture,
    place: String
  ) throws {
    let table = fixture.table
    if batch.below(2) == 0 {
      fixture.headless.settle()
      table.layoutIfNeeded()
    }
    let wasAtTop = table.isAtTop
    let places = table.visibleCells.compactMap { $0 as? FixtureCell }.filter {
      $0.frame.maxY > table.contentOffset.y
    }.map { ($0.identity, $0.frame.minY - table.contentOffset.y) }
    let old = batch.sections
    let updates = batch.mutate()
    let animations: [UITableView.RowAnimation] = [.fade, .left, .top, .middle, .none, .automatic]
    let animation = animations[batch.below(animations.count)]
    let isAnimated = batch.below(3) > 0
    let new = batch.sections.map { TableFixture.Section(identity: $0.identity, rows: $0.rows) }
    fixture.headless.run {
      UIView.setAnimationsEnabled(isAnimated)
      table.performBatchUpdates {
        fixture.sections = new
        for update in updates { table.make(update, animation) }
      }
      UIView.setAnimationsEnabled(true)
    }
    let fault = fixture.fault()
    #expect(fault == nil, "\(place) batch")

    // The first row that the reader saw and that did not move by itself.
    var unstable: Set<Int> = []
    for update in updates {
      switch update {
      case .moveRow(let from, _): unstable.insert(old[from.section].rows[from.row])
      case .moveSection(let from, _): unstable.formUnion(old[from].rows)
      default: break
      }
    }
    let alive = Set(new.flatMap(\.rows))
    let range = table.restingRange.y
    let offset = table.contentOffset.y
    guard !wasAtTop, offset > range.lowerBound, offset < range.upperBound,
      let reader = places.first(where: { alive.contains($0.0) && !unstable.contains($0.0) })
    else { return }
    let cell = table.visibleCells.compactMap { $0 as? FixtureCell }.first {
      $0.identity == reader.0
    }
    #expect(
      cell.map { $0.frame.minY - offset } == reader.1,
      "\(place): row \(reader.0) drifted"
    )
  }
}

extension UITableView {
  /// Makes the call that tells of an update.
  func make(_ update: ListUpdate, _ animation: RowAnimation) {
    switch update {
    case .insertRow(let path): insertRows(at: [path], with: animation)
    case .deleteRow(let path): deleteRows(at: [path], with: animation)
    case .reloadRow(let path): reloadRows(at: [path], with: animation)
    case .moveRow(let from, let to): moveRow(at: from, to: to)
    case .insertSection(let section): insertSections([section], with: animation)
    case .deleteSection(let section): deleteSections([section], with: animation)
    case .reloadSection(let section): reloadSections([section], with: animation)
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}

extension TableFixture {
  /// The first row that begins on screen, by identity, and its place; nil where the table is at its top.
  var readerPlace: (identity: Int, place: CGFloat)? {
    guard !table.isAtTop else { return nil }
    let cells = table.visibleCells.compactMap { $0 as? FixtureCell }
    guard let cell = cells.first(where: { $0.frame.minY >= table.contentOffset.y }) else {
      return nil
    }
    return (cell.identity, cell.frame.minY - table.contentOffset.y)
  }

  /// Where the row is that was there; nil if it is where it was, or the table was pushed to an end.
  func drift(from before: (identity: Int, place: CGFloat)?) -> String? {
    guard let before else { return nil }
    let offset = table.contentOffset.y
    let range = table.restingRange.y
    guard offset > range.lowerBound, offset < range.upperBound else { return nil }
    let cell = table.visibleCells.compactMap { $0 as? FixtureCell }.first {
      $0.identity == before.identity
    }
    guard let cell else { return "row \(before.identity) is gone" }
    let place = cell.frame.minY - offset
    return place == before.place ? nil : "row \(before.identity) from \(before.place) to \(place)"
  }

  /// Gives the cells on screen the heights of the model, as a cell of text does by itself.
  func refillVisible() {
    for case let cell as FixtureCell in table.visibleCells {
      cell.height = height(of: cell.identity)
    }
  }
}
