import Expectations
import Testing
import UIKit

/// Appearance proxies of bars and their items; every test has its own subclasses.
@MainActor @Suite struct AppearanceBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func navigationBars() {
    final class Bar: UINavigationBar {}
    Bar.appearance().barTintColor = .red
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
    Bar.appearance().setBackgroundImage(UIImage(), for: .compact)
    let bar = Bar()
    window.addSubview(bar)
    expect(bar.barTintColor, equals: .red)
    expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor, equals: .yellow)
    expect(bar.backgroundImage(for: .compact) != nil)
    expectNil(bar.backgroundImage(for: .default))
  }

  @Test func appearancesOfBarsAreCopied() {
    final class Bar: UINavigationBar {}
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    Bar.appearance().standardAppearance = appearance
    Bar.appearance().scrollEdgeAppearance = appearance
    let (one, other) = (Bar(), Bar())
    window.addSubview(one)
    window.addSubview(other)
    one.standardAppearance.backgroundColor = .green
    expect(one.scrollEdgeAppearance?.backgroundColor, equals: .red)
    expect(other.standardAppearance.backgroundColor, equals: .red)
  }

  @Test func anAppearanceIsChangedInPlace() {
    final class Bar: UITabBar {}
    Bar.appearance().standardAppearance.backgroundColor = .purple
    let bar = Bar()
    window.addSubview(bar)
    expect(bar.standardAppearance.backgroundColor, equals: .purple)
  }

  @Test func appearancesSetOnABarOverrideTheProxy() {
    final class Bar: UIToolbar {}
    Bar.appearance().standardAppearance.backgroundColor = .purple
    let bar = Bar()
    bar.standardAppearance.backgroundColor = .red
    window.addSubview(bar)
    expect(bar.standardAppearance.backgroundColor, equals: .red)
  }

  @Test func itemsTakeProxyValuesInABar() {
    final class Item: UIBarButtonItem {}
    final class Bar: UIToolbar {}
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    Item.appearance(whenContainedInInstancesOf: [Bar.self]).setTitleTextAttributes(
      red,
      for: .normal
    )
    Item.appearance().tintColor = .brown
    let (first, later, elsewhere) = (Item(), Item(), Item())
    let (bar, other) = (Bar(), UIToolbar())
    bar.items = [first]
    other.items = [elsewhere]
    window.addSubview(bar)
    window.addSubview(other)
    let navigation = UINavigationItem(title: "")
    navigation.rightBarButtonItem = later
    let top = UINavigationBar()
    window.addSubview(top)
    top.items = [navigation]
    expect(first.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .red)
    expect(first.tintColor, equals: .brown)
    expectNil(elsewhere.titleTextAttributes(for: .normal))
    expect(later.tintColor, equals: .brown)
  }

  @Test func tabs() {
    final class Tab: UITabBarItem {}
    final class Bar: UITabBar {}
    Tab.appearance().badgeColor = .blue
    Bar.appearance().unselectedItemTintColor = .green
    let tab = Tab()
    let bar = Bar()
    bar.items = [tab]
    window.addSubview(bar)
    expect(tab.badgeColor, equals: .blue)
    expect(bar.unselectedItemTintColor, equals: .green)
  }
}
