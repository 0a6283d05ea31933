import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The frames of screens that do not extend below the bars of their containers.
@MainActor @Suite struct ExtendedLayoutTests {
  private let top: CGFloat = 47 + 44
  private let size = ScreenTraits().size

  private func fixture(
    _ prepare: (UINavigationController, NumbersViewController) -> Void
  ) async -> NavigationFixture {
    await NavigationFixture(prepare: prepare)
  }

  @Test func screensExtendBelowTranslucentBars() async {
    let fixture = await fixture { _, _ in }
    expect(fixture.bar.isTranslucent)
    expect(fixture.table.edgesForExtendedLayout, equals: .all)
    expect(fixture.table.view.frame.minY, equals: 0)
    expect(fixture.inset, equals: top)
  }

  @Test func screensStartBelowOpaqueBars() async {
    let fixture = await fixture { navigation, _ in navigation.navigationBar.isTranslucent = false }
    expect(
      fixture.table.view.frame,
      equals: CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    )
    expect(fixture.table.view.safeAreaInsets.top, equals: 0)
    expect(fixture.inset, equals: 0)
    expect(fixture.offset, equals: 0)
  }

  @Test func screensIncludingOpaqueBarsExtendBelowThem() async {
    let fixture = await fixture { navigation, table in
      navigation.navigationBar.isTranslucent = false
      table.extendedLayoutIncludesOpaqueBars = true
    }
    expect(fixture.table.view.frame.minY, equals: 0)
    expect(fixture.inset, equals: top)
  }

  @Test func screensWithoutTheTopEdgeStartBelowAllBars() async {
    let fixture = await fixture { _, table in
      table.edgesForExtendedLayout = [.left, .bottom, .right]
    }
    expect(fixture.table.view.frame.minY, equals: top)
    expect(fixture.table.view.frame.maxY, equals: size.height)
    expect(fixture.inset, equals: 0)
  }

  @Test func changesApplyImmediately() async {
    let fixture = await fixture { _, _ in }
    fixture.screen.perform { fixture.bar.isTranslucent = false }
    await fixture.screen.settle()
    expect(fixture.table.view.frame.minY, equals: top)
    expect(fixture.offset, equals: 0)
    fixture.screen.perform { fixture.table.edgesForExtendedLayout = [] }
    await fixture.screen.settle()
    expect(fixture.table.view.frame.minY, equals: top)
    fixture.screen.perform {
      fixture.bar.isTranslucent = true
      fixture.table.edgesForExtendedLayout = .all
    }
    await fixture.screen.settle()
    expect(fixture.table.view.frame.minY, equals: 0)
    expect(fixture.offset, equals: -top)
  }

  @Test func hiddenBarsTakeNoSpace() async {
    let fixture = await fixture { navigation, _ in navigation.navigationBar.isTranslucent = false }
    fixture.screen.perform { fixture.navigation.setNavigationBarHidden(true, animated: false) }
    await fixture.screen.settle()
    expect(fixture.table.view.frame.minY, equals: 0)
    expect(fixture.inset, equals: 47)
  }

  @Test func pushedScreensHaveTheirFrames() async {
    let fixture = await fixture { navigation, _ in navigation.navigationBar.isTranslucent = false }
    let next = UIViewController()
    next.extendedLayoutIncludesOpaqueBars = true
    await fixture.push(next)
    expect(next.view.frame.minY, equals: 0)
    expect(next.view.safeAreaInsets.top, equals: top)
    await fixture.pop()
    expect(fixture.table.view.frame.minY, equals: top)
    expect(fixture.table.view.safeAreaInsets.top, equals: 0)
  }

  @Test func collapsibleBarRowsOverlapTheScreen() async {
    let fixture = await fixture { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.isTranslucent = false
    }
    let tall = fixture.bar.frame.height
    expect(tall, isAbove: 80)
    expect(fixture.table.view.frame.minY, equals: top)
    expect(fixture.inset, equals: tall - 44)
    await fixture.scroll(to: 400)
    expect(fixture.bar.frame.height, equals: 44)
    expect(fixture.table.view.frame.minY, equals: top)
    expect(fixture.inset, equals: 0)
  }

  @Test func screensEndAboveAnOpaqueToolbar() async {
    let fixture = await fixture { navigation, table in
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = false
      table.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    }
    expect(fixture.table.view.frame.minY, equals: 0)
    expect(fixture.table.view.frame.maxY, equals: size.height - 34 - 44)
    expect(fixture.table.view.safeAreaInsets.bottom, equals: 0)
  }

  @Test func tabsEndAboveAnOpaqueTabBar() async throws {
    let fixture = await TabBarFixture(navigates: ["two"])
    let height = fixture.tabs.tabBar.frame.height
    let plain = fixture.children[0]
    expect(plain.view.frame.maxY, equals: size.height)
    fixture.screen.perform { fixture.tabs.tabBar.isTranslucent = false }
    await fixture.screen.settle()
    expect(plain.view.frame.maxY, equals: size.height - height)
    expect(plain.view.safeAreaInsets.bottom, equals: 0)
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    await fixture.screen.settle()
    let inside = try require(try fixture.navigation(1).topViewController)
    expect(inside.view.frame.maxY, equals: size.height - height)
    expect(inside.view.safeAreaInsets.bottom, equals: 0)
    expect(inside.view.safeAreaInsets.top, equals: top)
  }

  @Test func screensHidingTheTabBarExtendToTheBottom() async throws {
    let fixture = await TabBarFixture(navigates: ["one"])
    fixture.screen.perform { fixture.tabs.tabBar.isTranslucent = false }
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    let navigation = try fixture.navigation(0)
    fixture.screen.perform { navigation.pushViewController(next, animated: true) }
    await fixture.screen.settle()
    expect(next.view.frame.maxY, equals: size.height)
    expect(next.view.safeAreaInsets.bottom, equals: 34)
  }

  @Test func opaqueImagesMakeBarsOpaque() {
    let size = CGSize(width: 4, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let filled = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let bar = UINavigationBar()
    bar.setBackgroundImage(filled, for: .default)
    expect(!bar.isTranslucent)
    bar.setBackgroundImage(UIImage(), for: .default)
    expect(bar.isTranslucent)
    bar.isTranslucent = false
    expect(!bar.isTranslucent)
  }
}
