import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite struct TableReorderTests {
  private let names = (0..<40).map { "Row \($0)" }

  private func makeFixture(_ sections: [[String]]) -> EditingFixture {
    let fixture = EditingFixture(sections)
    fixture.table.rowHeight = 50
    fixture.table.setEditing(true, animated: false)
    fixture.headless.frame()
    return fixture
  }

  @Test func draggingTheReorderControlMovesARow() throws {
    let fixture = makeFixture([names])
    let cell = try require(fixture.cell(2))
    let start = fixture.middle(of: cell.editing?.grip)
    fixture.headless.touch(.began, at: start)
    for step in 1...16 {
      fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y + CGFloat(step) * 10))
    }
    fixture.headless.advance(by: 0.3)
    // The row is under the finger, and the others have made room.
    expect(cell.frame.minY, equals: 260)
    expect(fixture.cell(3)?.frame.minY, equals: 100)
    expect(fixture.cell(5)?.frame.minY, equals: 200)
    expect(fixture.cell(6)?.frame.minY, equals: 300)
    expect(fixture.log, equals: [])
    fixture.headless.touch(.ended, at: CGPoint(x: start.x, y: start.y + 160))
    fixture.headless.settle()
    expect(fixture.log, equals: ["move Row 2"])
    expect(
      fixture.sections[0][0..<7].map { $0.dropFirst(4) },
      equals: ["0", "1", "3", "4", "5", "2", "6"]
    )
    expect(fixture.cell(5), isSameAs: cell)
    expectNil(fixture.fault())
    expect(fixture.table.contentOffset.y, equals: 0)
  }

  @Test func rowsMoveBetweenSections() {
    let fixture = makeFixture([["a", "b"], [], ["c", "d", "e"]])
    fixture.hasHeaders = true
    fixture.table.reloadData()
    fixture.headless.frame()
    let way = fixture.middle(of: fixture.cell(1, 2)).y - fixture.middle(of: fixture.cell(0)).y
    fixture.drag(row: 0, by: way, hold: 0.3)
    fixture.headless.settle()
    expect(fixture.sections, equals: [["b"], [], ["c", "d", "a", "e"]])
    expectNil(fixture.fault())
    let back = fixture.middle(of: fixture.cell(0, 2)).y - fixture.middle(of: fixture.cell(0)).y
    fixture.drag(row: 0, 2, by: -back - 20, hold: 0.3)
    fixture.headless.settle()
    expect(fixture.sections, equals: [["c", "b"], [], ["d", "a", "e"]])
    expectNil(fixture.fault())
  }

  @Test func theDelegateCanRetargetMoves() {
    let fixture = makeFixture([names])
    fixture.target = { source, proposed in
      proposed.row > 3 ? IndexPath(row: 3, section: 0) : proposed
    }
    fixture.drag(row: 0, by: 300, hold: 0.3)
    fixture.headless.settle()
    expect(fixture.sections[0][3], equals: "Row 0")
    expectNil(fixture.fault())
  }

  @Test func draggingToTheEdgeScrolls() throws {
    let fixture = makeFixture([names])
    let cell = try require(fixture.cell(3))
    let start = fixture.middle(of: cell.editing?.grip)
    fixture.headless.drag(from: start, to: CGPoint(x: start.x, y: 595), hold: 1.5)
    expect(fixture.table.contentOffset.y, isAbove: 300)
    fixture.headless.settle()
    let place = try require(fixture.sections[0].firstIndex(of: "Row 3"))
    expect(place, isAbove: 15)
    expect(fixture.cell(place), isSameAs: cell)
    expectNil(fixture.fault())
  }

  @Test func cancelledOrOvertakenDragsRestoreTheRow() throws {
    let fixture = makeFixture([names])
    let start = fixture.middle(of: fixture.cell(2)?.editing?.grip)
    for interruption in 0..<3 {
      fixture.headless.touch(.began, at: start)
      fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y + 120))
      fixture.headless.advance(by: 0.1)
      switch interruption {
      case 0: fixture.headless.touch(.cancelled, at: CGPoint(x: start.x, y: start.y + 120))
      case 1: fixture.table.reloadData()
      default:
        fixture.sections[0].insert("new", at: 0)
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
      fixture.headless.advance(by: 0.1)
      fixture.headless.touch(.ended, at: CGPoint(x: start.x, y: start.y + 120))
      fixture.headless.settle()
      expect(fixture.log, equals: [])
      expectNil(fixture.fault())
    }
  }

  @Test func aDragThatEndsBeforeTheLayoutOfAReloadMovesNoRow() {
    let fixture = makeFixture([names])
    fixture.target = { [weak fixture] _, proposed in
      expect(fixture?.sections[0].indices.contains(proposed.row), equals: true)
      return proposed
    }
    let start = fixture.middle(of: fixture.cell(8)?.editing?.grip)
    fixture.headless.touch(.began, at: start)
    fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y - 60))
    fixture.headless.advance(by: 0.1)
    fixture.sections = [["a", "b", "c"]]
    fixture.table.reloadData()
    fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y + 60))
    fixture.table.reloadData()
    fixture.headless.touch(.ended, at: CGPoint(x: start.x, y: start.y + 60))
    fixture.headless.settle()
    expect(fixture.log, equals: [])
    expect(fixture.sections, equals: [["a", "b", "c"]])
    expectNil(fixture.fault())
  }

  @Test func aDragThatEndsWithAReloadMovesNoRow() {
    let fixture = makeFixture([names])
    let start = fixture.middle(of: fixture.cell(2)?.editing?.grip)
    let end = CGPoint(x: start.x, y: start.y + 120)
    fixture.headless.touch(.began, at: start)
    fixture.headless.touch(.moved, at: end)
    fixture.headless.advance(by: 0.1)
    fixture.table.reloadData()
    fixture.headless.touch(.ended, at: end)
    fixture.headless.settle()
    expect(fixture.log, equals: [])
    expect(fixture.sections, equals: [names])
    expectNil(fixture.fault())
  }

  @Test func aReloadWhileADragScrollsRestoresTheRows() {
    let fixture = makeFixture([names])
    let start = fixture.middle(of: fixture.cell(9)?.editing?.grip)
    fixture.headless.touch(.began, at: start)
    fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: 595))
    fixture.headless.advance(by: 0.2)
    expect(fixture.table.contentOffset.y, isAbove: 20)
    fixture.table.reloadData()
    fixture.headless.advance(by: 0.1)
    expectNil(fixture.fault())
    fixture.headless.touch(.ended, at: CGPoint(x: start.x, y: 595))
    fixture.headless.settle()
    expect(fixture.log, equals: [])
  }

  @Test(arguments: Seeds.first(4))
  func randomDragsMatchTheModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = makeFixture([
      Array(names[0..<6]), Array(names[6..<7]), [], Array(names[7..<40]),
    ])
    fixture.hasHeaders = seed % 2 == 0
    fixture.table.reloadData()
    fixture.headless.frame()
    var moves = 0
    for step in 0..<60 {
      let grips = fixture.table.visibleCells.compactMap { $0.editing?.grip }
      guard let grip = grips.randomElement(using: &random) else { continue }
      let start = fixture.middle(of: grip)
      guard (1..<599).contains(start.y) else { continue }
      let all = Set(fixture.sections.joined())
      fixture.headless.drag(
        from: start,
        to: CGPoint(x: start.x, y: .random(in: 1..<599, using: &random)),
        duration: .random(in: 0.05..<0.6, using: &random),
        hold: Bool.random(using: &random) ? .random(in: 0..<0.8, using: &random) : 0
      )
      if Bool.random(using: &random) { fixture.headless.settle() }
      if Int.random(in: 0..<8, using: &random) == 0 {
        fixture.headless.drag(
          from: CGPoint(x: 100, y: .random(in: 50..<550, using: &random)),
          to: CGPoint(x: 100, y: .random(in: 50..<550, using: &random))
        )
      }
      fixture.headless.settle()
      if let fault = fixture.fault() {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
      expect(Set(fixture.sections.joined()), equals: all, "seed \(seed), step \(step)")
      moves = fixture.log.count
    }
    expect(moves, isAbove: 20, "seed \(seed): \(moves) moves")
  }
}
