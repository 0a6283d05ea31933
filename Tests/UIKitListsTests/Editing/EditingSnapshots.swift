import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import UIKitCore

/// Snapshots of tables in editing mode.
@Suite struct EditingSnapshots {
  private func makeFixture(
    isRightToLeft: Bool = false,
    style: UITableView.Style = .plain,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> EditingFixture {
    let fixture = EditingFixture(
      [(0..<30).map { "Name number \($0)" }],
      isRightToLeft: isRightToLeft,
      style: style,
      traits: traits
    )
    fixture.style = { $0.row == 2 ? .insert : .delete }
    return fixture
  }

  @Test func editing() {
    for dark in [false, true] {
      let fixture = makeFixture { if dark { $0.userInterfaceStyle = .dark } }
      fixture.table.setEditing(true, animated: true)
      fixture.headless.advance(by: 0.15)
      expectLook(fixture.window, on: fixture.headless, "edit-halfway-\(dark ? "dark" : "light")")
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "edit-\(dark ? "dark" : "light")")
      fixture.headless.tap(at: fixture.middle(of: fixture.cell(3)?.editing?.control))
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "edit-delete-\(dark ? "dark" : "light")")
      fixture.headless.tap(at: CGPoint(x: 100, y: 30))
      fixture.headless.settle()
      let start = fixture.middle(of: fixture.cell(1)?.editing?.grip)
      fixture.headless.touch(.began, at: start)
      fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y + 90))
      fixture.headless.advance(by: 0.3)
      expectLook(fixture.window, on: fixture.headless, "edit-reorder-\(dark ? "dark" : "light")")
      expect(fixture.cell(1)?.layer.shadowOpacity, equals: 0.3)
    }
  }

  @Test func choosing() {
    for (name, fixture) in [
      ("light", makeFixture()), ("dark", makeFixture { $0.userInterfaceStyle = .dark }),
      ("arabic", makeFixture(isRightToLeft: true)), ("grouped", makeFixture(style: .insetGrouped)),
      (
        "largest",
        makeFixture { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
      ),
    ] {
      fixture.table.allowsMultipleSelectionDuringEditing = true
      fixture.table.setEditing(true, animated: true)
      fixture.headless.settle()
      for row in [1, 2] {
        fixture.headless.tap(at: fixture.middle(of: fixture.cell(row)?.contentView))
      }
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "choose-\(name)")
      expect(fixture.table.indexPathsForSelectedRows?.count, equals: 2)
    }
  }
}
