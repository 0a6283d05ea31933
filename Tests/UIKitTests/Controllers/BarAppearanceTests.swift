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
    #expect(try color(fixture) == blue)
    await fixture.scroll(to: 100)
    #expect(try color(fixture) == red)
    await fixture.scroll(to: -91)
    #expect(try color(fixture) == blue)
  }

  @Test func withoutAScrollEdgeAppearanceTheBarIsTransparentAtTheTop() async throws {
    let fixture = await NavigationFixture { [self] navigation, table in
      table.view.backgroundColor = .white
      navigation.navigationBar.standardAppearance = appearance(.red)
    }
    #expect(try color(fixture) == 0xFFFF_FFFF)
    await fixture.scroll(to: 100)
    #expect(try color(fixture) == red)
  }

  @Test func itemAppearancesApplyWhileVisible() async throws {
    let fixture = await NavigationFixture { [self] navigation, table in
      navigation.navigationBar.standardAppearance = appearance(.red)
      navigation.navigationBar.scrollEdgeAppearance = appearance(.red)
    }
    #expect(try color(fixture) == red)
    let next = UIViewController()
    next.navigationItem.standardAppearance = appearance(.blue)
    next.navigationItem.scrollEdgeAppearance = appearance(.blue)
    await fixture.push(next)
    #expect(try color(fixture) == blue)
    await fixture.pop()
    #expect(try color(fixture) == red)
  }

  @Test func barsCopyAppearances() {
    let bar = UINavigationBar()
    let given = appearance(.red, title: .blue)
    bar.standardAppearance = given
    given.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    let copy = given.copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .green && copy !== given)
    #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
  }

  @Test func barsWithoutAppearancesFollowTheirColor() async throws {
    let fixture = await NavigationFixture { navigation, _ in
      navigation.navigationBar.barTintColor = .blue
    }
    #expect(try color(fixture) == blue)
    await fixture.scroll(to: 100)
    #expect(try color(fixture) == blue)
  }
}
