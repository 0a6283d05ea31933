import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Toolbars with appearances, with images, and by position.
@MainActor @Suite struct ToolbarAppearanceTests {
  private final class Delegate: NSObject, UIToolbarDelegate {
    var place = UIBarPosition.any
    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  private func appearance(_ color: UIColor) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  private func fixture(_ prepare: (UIToolbar) -> Void) async -> NavigationFixture {
    let item = UIBarButtonItem(title: "Plain")
    item.accessibilityIdentifier = "plain"
    return await NavigationFixture { navigation, table in
      table.view.backgroundColor = .white
      table.toolbarItems = [item]
      navigation.isToolbarHidden = false
      prepare(navigation.toolbar)
    }
  }

  private func color(_ fixture: NavigationFixture) throws -> UInt32 {
    try fixture.screen.snapshot().pixel(x: 380, y: Int(fixture.navigation.toolbar.frame.midY))
  }

  @Test func reachingTheScrollEdgeChangesTheAppearance() async throws {
    let fixture = await fixture { toolbar in
      toolbar.standardAppearance = appearance(.red)
      toolbar.scrollEdgeAppearance = appearance(.blue)
    }
    try expect(color(fixture), equals: 0xFFFF_0000)
    fixture.screen.perform { [table = fixture.table.tableView] in
      table?.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    }
    await fixture.screen.settle()
    try expect(color(fixture), equals: 0xFF00_00FF)
  }

  @Test func buttonsUseTheToolbarAppearance() async throws {
    let fixture = await fixture { toolbar in
      let appearance = appearance(.white)
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      toolbar.standardAppearance = appearance
    }
    let button = try require(try fixture.screen.view("plain") as? UIButton)
    expect(button.titleLabel?.textColor, equals: .red)
    fixture.screen.perform {
      let appearance = UIToolbarAppearance()
      appearance.buttonAppearance = UIBarButtonItemAppearance(style: .done)
      fixture.navigation.toolbar.standardAppearance = appearance
    }
    await fixture.screen.settle()
    expect(button.titleLabel?.font, equals: .systemFont(ofSize: 17, weight: .semibold))
    expect(button.titleLabel?.textColor, equals: button.tintColor)
  }

  @Test func imagesDependOnPositionAndMetrics() async throws {
    let fixture = await fixture { $0.barTintColor = .red }
    let toolbar = try require(fixture.navigation.toolbar)
    fixture.screen.perform {
      toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .top, barMetrics: .default)
    }
    await fixture.screen.settle()
    try expect(color(fixture), equals: 0xFFFF_0000, "it is at the bottom")
    fixture.screen.perform {
      toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    }
    await fixture.screen.settle()
    try expect(color(fixture), equals: 0xFFFF_FFFF)
    expectNil(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default))
    expect(toolbar.shadowImage(forToolbarPosition: .any) != nil)
  }

  @Test func topToolbarsHaveTheShadowBelowAndExtendUp() async throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    let delegate = Delegate()
    let screen = Screen {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(toolbar)
      toolbar.barTintColor = .red
      return controller
    }
    await screen.settle()
    expect(toolbar.barPosition, equals: .bottom)
    try expect(screen.snapshot().pixel(x: 10, y: 10), equals: 0xFFFF_FFFF)
    delegate.place = .topAttached
    screen.perform { toolbar.delegate = delegate }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 10, y: 10), equals: 0xFFFF_0000)
    let line = try require(toolbar.subviews.first { $0.frame.height <= 1 })
    expect(line.frame.maxY, equals: 44)
  }
}
