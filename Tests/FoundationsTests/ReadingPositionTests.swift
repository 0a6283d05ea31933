import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// The row at the top of the screen keeps its position, whatever changes around it.
@Suite struct ReadingPositionTests {
  @Test func rowsInsertedAboveDoNotMoveTheReader() async throws {
    let fixture = TestTableScreen()
    fixture.viewModel.show(TestRow.rows(100..<160, height: 73))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_010)
    let before = try require(fixture.top(ofRow: 113))
    fixture.viewModel.show(TestRow.rows(0..<100, height: 41) + TestRow.rows(100..<160, height: 73))
    expect(fixture.top(ofRow: 113), equals: before)
    await fixture.screen.settle()
    expect(fixture.top(ofRow: 113), equals: before)
  }

  @Test func rowsInsertedAboveAtTheTopKeepTheReadersRow() async throws {
    let fixture = TestTableScreen()
    fixture.viewModel.show(TestRow.rows(100..<160))
    await fixture.screen.settle()
    fixture.viewModel.show(TestRow.rows(90..<160))
    await fixture.screen.settle()
    expect(fixture.top(ofRow: 100), equals: 0)
    expect(fixture.table.contentOffset.y, equals: 500)
  }

  @Test func deletingTheTopRowKeepsTheNextOneInPlace() async throws {
    let fixture = TestTableScreen()
    fixture.viewModel.show(TestRow.rows(0..<60, height: 70))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_000)
    let before = try require(fixture.top(ofRow: 16))
    fixture.viewModel.show(TestRow.rows((0..<60).filter { !(10...15).contains($0) }, height: 70))
    await fixture.screen.settle()
    expect(fixture.top(ofRow: 16), equals: before)
  }

  @Test func growingRowsAboveDoNotMoveTheReader() async throws {
    let fixture = TestTableScreen()
    var rows = TestRow.rows(0..<60, height: 70)
    fixture.viewModel.show(rows)
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_000)
    let before = try require(fixture.top(ofRow: 15))
    for index in 0..<10 { rows[index].height = 120 }
    fixture.viewModel.show(rows)
    await fixture.screen.settle()
    expect(fixture.top(ofRow: 15), equals: before)
  }

  @Test func deletingAllVisibleRowsKeepsTheListInBounds() async throws {
    let fixture = TestTableScreen()
    fixture.viewModel.show(TestRow.rows(0..<60))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 2_000)
    fixture.viewModel.show(TestRow.rows(100..<103))
    await fixture.screen.settle()
    expect(fixture.table.contentOffset.y, equals: 0)
    expect(fixture.visibleTexts, equals: ["Row 100", "Row 101", "Row 102"])
  }

  /// Random batches of insertions, deletions, moves and changes in place, with sections that are
  /// inserted and deleted.
  ///
  /// Includes seeds of earlier failures.
  @Test(
    arguments: Seeds.first(
      4,
      known: [
        1_690_769_053_668_978_682, 7_170_382_782_107_594_541, 13_439_621_817_859_201_313,
        20_261_123,
      ]
    )
  )
  func randomUpdatesNeverMoveTheTopmostRemainingRow(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let fixture = TestTableScreen()
    var model = RandomSections(&random)
    fixture.viewModel.show(model.sections)
    await fixture.screen.settle()

    for step in 0..<25 {
      let table = fixture.table
      let range = max(0, table.contentSize.height - table.bounds.height)
      let offset = (CGFloat.random(in: 0...1, using: &random) * range).rounded()
      table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      await fixture.screen.advance(by: 1.0 / 60)

      let shown = fixture.visibleRowIDs
      model.mutate(&random)
      let surviving = Set(model.rowIDs)
      let anchor = shown.first { surviving.contains($0) }
      let before = anchor.flatMap(fixture.top(ofRow:))
      fixture.viewModel.show(model.sections)
      await fixture.screen.advance(by: 0.5)

      let circumstances = Comment(
        "seed \(seed), step \(step), offset \(table.contentOffset.y) of \(table.contentSize.height)"
      )
      expect(fixture.rowIDs, equals: model.rowIDs, circumstances)
      let bottom = max(0, table.contentSize.height - table.bounds.height)
      // Offsets are whole pixels.
      expect(table.contentOffset.y >= 0 && table.contentOffset.y <= bottom + 0.5, circumstances)
      guard let anchor, let before, let after = fixture.top(ofRow: anchor) else { continue }
      // At the ends of the content, the position may be unreachable.
      let wanted = table.contentOffset.y + after - before
      guard offset > 0, wanted >= 0, wanted <= bottom else { continue }
      expect(abs(after - before), isBelow: 0.01, circumstances)
    }
  }
}

extension TestTableScreen {
  /// The identifiers of all rows, in the order of the table.
  fileprivate var rowIDs: [Int] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        controller.listView.row(at: IndexPath(row: row, section: section), as: TestRow.self)?.id
      }
    }
  }

  /// The identifiers of the rows on screen, top to bottom.
  fileprivate var visibleRowIDs: [Int] {
    (table.indexPathsForVisibleRows ?? []).sorted().compactMap {
      controller.listView.row(at: $0, as: TestRow.self)?.id
    }
  }
}

/// Sections of rows with random heights, and random changes to them.
private struct RandomSections {
  private var contents: [(id: Int, rows: [TestRow])] = []
  private var nextID = 0

  init(_ random: inout SeededGenerator) {
    for section in 0..<3 {
      contents.append((section, (0..<30).map { _ in makeRow(&random) }))
    }
  }

  var sections: [ListSection] {
    contents.map { ListSection(id: ListItemID($0.id), rows: $0.rows) }
  }

  var rowIDs: [Int] { contents.flatMap { $0.rows.map(\.id) } }

  private mutating func makeRow(_ random: inout SeededGenerator) -> TestRow {
    nextID += 1
    return TestRow(nextID, height: CGFloat(Int.random(in: 30...140, using: &random)))
  }

  mutating func mutate(_ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let section = contents.indices.randomElement(using: &random) else { continue }
      let count = contents[section].rows.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        let place = Int.random(in: 0...count, using: &random)
        let new = (0..<Int.random(in: 1...8, using: &random)).map { _ in makeRow(&random) }
        contents[section].rows.insert(contentsOf: new, at: place)
      case 3...4 where count > 4:
        let place = Int.random(in: 0..<count - 2, using: &random)
        contents[section].rows.removeSubrange(place..<place + 2)
      case 5...6 where count > 1:
        let row = contents[section].rows.remove(at: Int.random(in: 0..<count, using: &random))
        let target = Int.random(in: 0..<contents.count, using: &random)
        let place = Int.random(in: 0...contents[target].rows.count, using: &random)
        contents[target].rows.insert(row, at: place)
      case 7...8 where count > 0:
        let place = Int.random(in: 0..<count, using: &random)
        contents[section].rows[place].text += "!"
        contents[section].rows[place].height = CGFloat(Int.random(in: 30...140, using: &random))
      case 9:
        changeSections(&random)
      default: break
      }
    }
  }

  private mutating func changeSections(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      nextID += 1
      let rows = (0..<5).map { _ in makeRow(&random) }
      contents.insert(
        (1_000_000 + nextID, rows),
        at: Int.random(in: 0...contents.count, using: &random)
      )
    case 1 where contents.count > 2:
      contents.remove(at: Int.random(in: 0..<contents.count, using: &random))
    default:
      let section = contents.remove(at: Int.random(in: 0..<contents.count, using: &random))
      contents.insert(section, at: Int.random(in: 0...contents.count, using: &random))
    }
  }
}
