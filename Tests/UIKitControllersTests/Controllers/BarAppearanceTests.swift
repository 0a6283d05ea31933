import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Appearances of navigation bars, at the top of content and below it.
@MainActor @Suite struct BarAppearanceTests {
  private func appearance(_ color: UIColor, title: UIColor = .label) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.titleTextAttributes = [.foregroundColor: title]
    return appearance
  }

  /// The color of the bar's left edge, between safe area and content.
  private func color(_ fixture: NavigationFixture) throws -> UInt32 {
    try fixture.screen.snapshot().pixel(x: 1, y: 60)
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test func scrollingContentChangesTheAppearance() async throws {
    let fixture = await NavigationFixture { [self] navigation, table in
      table.view.backgroundColor = .white
      navigation.navigationBar.standardAppearance = appearance(.red)
      navigation.navigationBar.scrollEdgeAppearance = appearance(.blue)
    }
    try expect(color(fixture), equals: blue)
    await fixture.scroll(to: 100)
    try expect(color(fixture), equals: red)
    await fixture.scroll(to: -91)
    try expect(color(fixture), equals: blue)
  }

  @Test func withoutAScrollEdgeAppearanceTheBarIsTransparentAtTheTop() async throws {
    let fixture = await NavigationFixture { [self] navigation, table in
      table.view.backgroundColor = .white
      navigation.navigationBar.standardAppearance = appearance(.red)
    }
    try expect(color(fixture), equals: 0xFFFF_FFFF)
    await fixture.scroll(to: 100)
    try expect(color(fixture), equals: red)
  }

  @Test func itemAppearancesApplyWhileVisible() async throws {
    let fixture = await NavigationFixture { [self] navigation, table in
      navigation.navigationBar.standardAppearance = appearance(.red)
      navigation.navigationBar.scrollEdgeAppearance = appearance(.red)
    }
    try expect(color(fixture), equals: red)
    let next = UIViewController()
    next.navigationItem.standardAppearance = appearance(.blue)
    next.navigationItem.scrollEdgeAppearance = appearance(.blue)
    await fixture.push(next)
    try expect(color(fixture), equals: blue)
    await fixture.pop()
    try expect(color(fixture), equals: red)
  }

  @Test func barsCopyAppearances() {
    let bar = UINavigationBar()
    let given = appearance(.red, title: .blue)
    bar.standardAppearance = given
    given.backgroundColor = .green
    expect(bar.standardAppearance.backgroundColor, equals: .red)
    expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor, equals: .blue)
    let copy = given.copy() as? UINavigationBarAppearance
    expect(copy?.backgroundColor == .green && copy !== given)
    expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
  }

  @Test func barsWithoutAppearancesFollowTheirColor() async throws {
    let fixture = await NavigationFixture { navigation, _ in
      navigation.navigationBar.barTintColor = .blue
    }
    try expect(color(fixture), equals: blue)
    await fixture.scroll(to: 100)
    try expect(color(fixture), equals: blue)
  }
}
