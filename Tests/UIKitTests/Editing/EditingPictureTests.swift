import Foundation
import Testing

@testable import UIKit

/// Tables that are edited, as they look. With `MOMENTS_PICTURES` set to a folder they are written there, to be looked at.
@Suite struct EditingPictureTests {
  private func keep(_ fixture: EditingFixture, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["MOMENTS_PICTURES"] else { return }
    try fixture.headless.writeSnapshot(to: "\(folder)/\(name).png")
  }

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

  @Test func editing() throws {
    for dark in [false, true] {
      let fixture = makeFixture { if dark { $0.userInterfaceStyle = .dark } }
      fixture.table.setEditing(true, animated: true)
      fixture.headless.advance(by: 0.15)
      try keep(fixture, "edit-halfway-\(dark)")
      fixture.headless.settle()
      try keep(fixture, "edit-\(dark)")
      fixture.headless.tap(at: fixture.middle(of: fixture.cell(3)?.editing?.control))
      fixture.headless.settle()
      try keep(fixture, "edit-delete-\(dark)")
      fixture.headless.tap(at: CGPoint(x: 100, y: 30))
      fixture.headless.settle()
      let start = fixture.middle(of: fixture.cell(1)?.editing?.grip)
      fixture.headless.touch(.began, at: start)
      fixture.headless.touch(.moved, at: CGPoint(x: start.x, y: start.y + 90))
      fixture.headless.advance(by: 0.3)
      try keep(fixture, "edit-reorder-\(dark)")
      #expect(fixture.cell(1)?.layer.shadowOpacity == 0.3)
    }
  }

  @Test func choosing() throws {
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
      try keep(fixture, "choose-\(name)")
      #expect(fixture.table.indexPathsForSelectedRows?.count == 2)
    }
  }
}
