import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Touches of the actions of a row come before the layout pass of a reload, whose rows are others.
@Suite struct SwipeReloadTests {
  @Test func theActionOfARowOfBeforeAReloadIsNotPerformed() throws {
    let fixture = SwipeFixture()
    fixture.rowActions = { [unowned fixture] _ in
      [
        UITableViewRowAction(style: .destructive, title: "Remove") { action, path in
          fixture.note("\(action.title ?? "") \(path.row)")
        }
      ]
    }
    fixture.swipe(row: 2, by: -120)
    fixture.headless.settle()
    let button = try require(fixture.button("Remove"))
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    fixture.headless.touch(.began, at: place)
    fixture.headless.advance(by: 0.05)
    fixture.rows = [0]
    fixture.table.reloadData()
    fixture.headless.touch(.ended, at: place)
    fixture.headless.settle()
    expect(!fixture.log.contains("Remove 2"))
  }
}
