import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Random gestures with concurrent model changes: at rest, rows are closed or open, at most one is
/// open, and reused cells are clean.
@Suite struct SwipeRandomTests {
  @Test(arguments: Seeds.first(6))
  func noRowIsLeftHalfOpen(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = SwipeFixture(isRightToLeft: seed % 2 == 0)
    fixture.trailing = { [unowned fixture] row in
      row % 5 == 4 ? nil : configuration(in: fixture, row: row)
    }
    fixture.leading = { [unowned fixture] row in
      row % 3 == 0 ? configuration(in: fixture, row: row) : nil
    }
    for step in 0..<120 {
      act(in: fixture, with: &random)
      guard Bool.random(using: &random) else { continue }
      expect(fixture.headless.settle(), "seed \(seed), step \(step): never at rest")
      if let fault = fault(in: fixture) {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
    // Every begun swipe ended, except that of the open row.
    fixture.headless.tap(at: CGPoint(x: 160, y: 20))
    fixture.headless.settle()
    let begun = fixture.log.filter { $0.hasPrefix("begin") }.count
    let ended = fixture.log.filter { $0.hasPrefix("end") }.count
    let isOpen = fixture.table.swipeActions?.openRow != nil
    expect(begun, equals: ended + (isOpen ? 1 : 0), "seed \(seed)")
    expect(begun, isAbove: 10, "seed \(seed)")
  }

  private func configuration(in fixture: SwipeFixture, row: Int) -> UISwipeActionsConfiguration {
    let isDestructive = row % 2 == 0
    let configuration = UISwipeActionsConfiguration(
      actions: (0...row % 3).map { number in
        UIContextualAction(
          style: isDestructive ? .destructive : .normal,
          title: "Action \(number)"
        ) { [weak fixture] _, _, completion in
          guard let fixture, let index = fixture.rows.firstIndex(of: row) else { return }
          if isDestructive, row % 4 == 0 {
            fixture.rows.remove(at: index)
            fixture.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
          }
          completion(row % 7 != 0)
        }
      }
    )
    configuration.performsFirstActionWithFullSwipe = row % 2 == 0
    return configuration
  }

  private func act(in fixture: SwipeFixture, with random: inout SeededGenerator) {
    let start = CGPoint(
      x: .random(in: 1..<319, using: &random),
      y: .random(in: 1..<599, using: &random)
    )
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      let end = CGPoint(
        x: .random(in: 1..<319, using: &random),
        y: start.y + .random(in: -20..<20, using: &random)
      )
      let isTurning = Bool.random(using: &random)
      fixture.headless.drag(
        from: start,
        to: end,
        duration: .random(in: 0.03..<0.5, using: &random),
        hold: isTurning ? .random(in: 0..<0.3, using: &random) : 0
      )
    case 5:
      fixture.headless.drag(
        from: start,
        to: CGPoint(x: start.x, y: .random(in: 1..<599, using: &random))
      )
    case 6: fixture.headless.tap(at: start)
    case 7:
      fixture.headless.touch(.began, at: start)
      fixture.headless.touch(.moved, at: CGPoint(x: start.x - 40, y: start.y))
      fixture.headless.touch(.moved, at: CGPoint(x: start.x - 90, y: start.y))
      fixture.headless.touch(.cancelled, at: CGPoint(x: start.x - 90, y: start.y))
    case 8:
      let row = Int.random(in: 0..<fixture.rows.count, using: &random)
      fixture.table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    default:
      let row = Int.random(in: 0...fixture.rows.count, using: &random)
      fixture.rows.insert(1000 + Int.random(in: 0..<1000, using: &random), at: row)
      fixture.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
    fixture.headless.advance(by: .random(in: 0..<0.2, using: &random))
  }

  private func fault(in fixture: SwipeFixture) -> String? {
    var open = 0
    for cell in fixture.table.subviews.compactMap({ $0 as? UITableViewCell }) {
      let pulls = cell.subviews.compactMap { $0 as? SwipeActionsView }
      let slide = abs(cell.bounds.minX)
      if pulls.isEmpty {
        if slide != 0 { return "\(cell.textLabel?.text ?? "") slid without actions" }
        continue
      }
      if pulls.count > 1 { return "two sets of actions in one row" }
      if cell.isHidden { return "actions in a cell of the pool" }
      open += 1
      let rest = (pulls[0].openWidth * 2).rounded() / 2
      // An action that never completes keeps the row open.
      if slide != rest, slide != SwipeFixture.width {
        return "\(cell.textLabel?.text ?? "") rests at \(slide), not at \(rest)"
      }
    }
    return open > 1 ? "\(open) rows are open" : nil
  }
}
