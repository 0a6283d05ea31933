import CoreGraphics
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of open rows.
@Suite struct SwipeSnapshots {
  private func symbolActions() -> UISwipeActionsConfiguration {
    func action(_ title: String, _ symbol: String, _ color: UIColor?) -> UIContextualAction {
      let action = UIContextualAction(
        style: color == nil ? .destructive : .normal,
        title: title
      ) { _, _, completion in completion(false) }
      action.image = UIImage(systemName: symbol)
      if let color { action.backgroundColor = color }
      return action
    }
    return UISwipeActionsConfiguration(actions: [
      action("Delete", "trash", nil), action("Flag", "flag", .systemOrange),
      action("More", "ellipsis.circle", .systemGray),
    ])
  }

  private func makeFixture(
    isRightToLeft: Bool = false,
    style: UITableView.Style = .plain,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> SwipeFixture {
    let fixture = SwipeFixture(isRightToLeft: isRightToLeft, style: style, traits: traits)
    fixture.trailing = { row in row == 1 ? symbolActions() : fixture.actions(["Mute", "Flag"]) }
    fixture.leading = { _ in fixture.actions(["Mark as Read"]) }
    return fixture
  }

  @Test func openRows() {
    for dark in [false, true] {
      let fixture = makeFixture { if dark { $0.userInterfaceStyle = .dark } }
      fixture.swipe(row: 2, by: -130)
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "trailing-\(dark ? "dark" : "light")")
      fixture.rowHeight = 100
      fixture.table.reloadData()
      fixture.headless.settle()
      fixture.swipe(row: 1, by: -150)
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "tall-\(dark ? "dark" : "light")")
      fixture.swipe(row: 3, by: 90)
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "leading-\(dark ? "dark" : "light")")
    }
  }

  @Test func halfway() {
    let fixture = makeFixture()
    fixture.headless.touch(.began, at: CGPoint(x: 300, y: 90))
    for (name, x) in [("half", 200), ("stretched", 90), ("full", 30)] {
      fixture.headless.touch(.moved, at: CGPoint(x: x, y: 90))
      fixture.headless.advance(by: 0.4)
      expectLook(fixture.window, on: fixture.headless, "drag-\(name)")
    }
  }

  @Test func otherDirectionsAndSizes() {
    let arabic = makeFixture(isRightToLeft: true)
    arabic.swipe(row: 1, by: 150)
    arabic.headless.settle()
    expectLook(arabic.window, on: arabic.headless, "arabic")
    let large = makeFixture {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    large.rowHeight = 110
    large.table.reloadData()
    large.swipe(row: 1, by: -200, duration: 0.2)
    large.headless.settle()
    expectLook(large.window, on: large.headless, "largest")
    large.swipe(row: 2, by: 100)
    large.headless.settle()
    expectLook(large.window, on: large.headless, "largest-leading")
    let grouped = makeFixture(style: .insetGrouped)
    grouped.swipe(row: 0, by: -130, from: 280)
    grouped.headless.settle()
    expectLook(grouped.window, on: grouped.headless, "grouped")
  }
}
