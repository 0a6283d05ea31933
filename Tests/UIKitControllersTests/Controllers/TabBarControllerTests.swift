import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Tabs: the selection, the delegate's calls, and the safe area of the screens.
@Suite struct TabBarControllerTests {
  @Test func theFirstTabIsSelected() async {
    let fixture = await TabBarFixture()
    expect(fixture.tabs.selectedIndex, equals: 0)
    expect(fixture.tabs.selectedViewController, isSameAs: fixture.children[0])
    expect(fixture.tabs.tabBar.items?.map(\.title), equals: ["one", "two", "three"])
    expect(fixture.tabs.tabBar.selectedItem, isSameAs: fixture.children[0].tabBarItem)
    expect(fixture.children.allSatisfy { $0.tabBarController === fixture.tabs })
  }

  @Test func withoutTabsNothingIsSelected() async {
    let fixture = await TabBarFixture([])
    expectNil(fixture.tabs.viewControllers)
    expect(fixture.tabs.selectedIndex, equals: NSNotFound)
    expectNil(fixture.tabs.selectedViewController)
  }

  @Test func tappingCallsTheDelegateBeforeAndAfter() async throws {
    let fixture = await TabBarFixture()
    let recorder = TabBarRecorder()
    fixture.tabs.delegate = recorder
    try await fixture.screen.tap("tab.two")
    expect(recorder.calls, equals: ["should two from 0", "did two at 1"])
    expect(fixture.tabs.selectedIndex, equals: 1)
    recorder.refused = fixture.children[2]
    try await fixture.screen.tap("tab.three")
    expect(recorder.calls.last, equals: "should three from 1")
    expect(fixture.tabs.selectedIndex, equals: 1)
    try expect(fixture.button("two").accessibilityTraits.contains(.selected))
    try expect(!fixture.button("three").accessibilityTraits.contains(.selected))
  }

  @Test func programmaticSelectionIsNotReported() async {
    let fixture = await TabBarFixture()
    let recorder = TabBarRecorder()
    fixture.tabs.delegate = recorder
    fixture.screen.perform {
      fixture.tabs.selectedIndex = 2
      fixture.tabs.selectedIndex = 17
    }
    expect(fixture.tabs.selectedViewController, isSameAs: fixture.children[2])
    fixture.screen.perform { fixture.tabs.selectedViewController = fixture.children[1] }
    expect(fixture.tabs.selectedIndex, equals: 1)
    expect(recorder.calls, satisfies: \.isEmpty)
  }

  @Test func screensAppearAndDisappearWithTheirTab() async {
    let fixture = await TabBarFixture()
    expect(fixture.log.lines.filter { !$0.hasPrefix("one") }, satisfies: \.isEmpty)
    fixture.log.lines.removeAll()
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    await fixture.screen.settle()
    expect(
      fixture.log.lines,
      equals: [
        "two willAppear out", "one willDisappear in", "one didDisappear out", "two isAppearing in",
        "two didAppear in",
      ]
    )
  }

  @Test func aTabKeepsItsViewAndItsStack() async throws {
    let fixture = await TabBarFixture(navigates: ["one"])
    let navigation = try fixture.navigation(0)
    let view = fixture.children[0].view
    fixture.screen.perform {
      navigation.pushViewController(UIViewController(), animated: false)
      fixture.tabs.selectedIndex = 1
      fixture.tabs.selectedIndex = 0
    }
    expect(navigation.viewControllers.count, equals: 2)
    expect(fixture.children[0].view, isSameAs: view)
  }

  @Test func tappingTheSelectedTabPopsToTheRoot() async throws {
    let fixture = await TabBarFixture(navigates: ["one", "two"])
    let (first, second) = (try fixture.navigation(0), try fixture.navigation(1))
    fixture.screen.perform {
      for navigation in [first, second] {
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
      }
    }
    try await fixture.screen.tap("tab.two")
    expect(second.viewControllers.count, equals: 3)
    try await fixture.screen.tap("tab.two")
    await fixture.screen.settle()
    expect(second.viewControllers.count, equals: 1)
    expect(first.viewControllers.count, equals: 3)
  }

  @Test func newControllersKeepTheSelection() async {
    let fixture = await TabBarFixture()
    let children = fixture.children
    fixture.screen.perform {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.viewControllers = [children[2], children[1]]
    }
    expect(fixture.tabs.selectedViewController, isSameAs: children[1])
    expectNil(children[0].parent)
    // The one at the same index, if it was removed; otherwise the first.
    fixture.screen.perform { fixture.tabs.viewControllers = [children[0], children[2]] }
    expect(fixture.tabs.selectedViewController, isSameAs: children[2])
    fixture.screen.perform { fixture.tabs.viewControllers = [children[0]] }
    expect(fixture.tabs.selectedViewController, isSameAs: children[0])
    fixture.screen.perform { fixture.tabs.viewControllers = nil }
    expectNil(fixture.tabs.selectedViewController)
    expectNil(children[0].viewIfLoaded?.superview)
  }

  // MARK: Items

  @Test func settingTheTitleOfAScreenSetsTheTitlesOfItsItems() async {
    let fixture = await TabBarFixture()
    let child = fixture.children[0]
    child.title = "uno"
    expect(child.tabBarItem.title, equals: "uno")
    child.tabBarItem.title = "Home"
    child.navigationItem.title = "Inbox"
    expect(child.title, equals: "uno")
    child.title = "dos"
    expect(child.tabBarItem.title, equals: "dos")
    expect(child.navigationItem.title, equals: "dos")
  }

  @Test func aStandardItemKeepsItsTitle() async {
    let fixture = await TabBarFixture()
    let child = fixture.children[0]
    child.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let title = child.tabBarItem.title
    child.title = "uno"
    expect(child.tabBarItem.title, equals: title)
  }

  @Test func aNavigationControllerHasTheItemOfItsRoot() async throws {
    let fixture = await TabBarFixture(navigates: ["one"])
    let navigation = try fixture.navigation(0)
    expect(navigation.tabBarItem, isSameAs: navigation.viewControllers[0].tabBarItem)
    let other = UIViewController()
    other.title = "other"
    fixture.screen.perform { navigation.viewControllers = [other] }
    expect(fixture.tabs.tabBar.items?.first?.title, equals: "other")
    let own = UITabBarItem(title: "own", image: nil, tag: 7)
    navigation.tabBarItem = own
    expect(fixture.tabs.tabBar.items?.first, isSameAs: own)
    expect(own.tag, equals: 7)
    navigation.tabBarItem = nil
    expect(fixture.tabs.tabBar.items?.first?.title, equals: "other")
  }

  @Test func tabsAreAccessibilityElements() async throws {
    let fixture = await TabBarFixture()
    expect(fixture.tabs.tabBar.accessibilityTraits.contains(.tabBar))
    fixture.children[1].tabBarItem.badgeValue = "5"
    fixture.children[2].tabBarItem.isEnabled = false
    let (one, two) = (try fixture.button("one"), try fixture.button("two"))
    expect(one.isAccessibilityElement && two.isAccessibilityElement)
    expect(one.accessibilityTraits, equals: [.button, .selected])
    expect(two.accessibilityTraits, equals: .button)
    expect(two.accessibilityLabel, equals: "two")
    expect(two.accessibilityValue, equals: "5")
    try expect(fixture.button("three").accessibilityTraits, equals: [.button, .notEnabled])
    fixture.children[1].tabBarItem.accessibilityLabel = "Second"
    expect(two.accessibilityLabel, equals: "Second")
    let activated = fixture.screen.perform { two.accessibilityActivate() }
    expect(activated)
    expect(fixture.tabs.selectedIndex, equals: 1)
  }

  @Test func aStandaloneTabBarSelectsTheTappedItem() async throws {
    final class Delegate: NSObject, UITabBarDelegate {
      var tapped: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item.tag) }
    }
    let bar = UITabBar(frame: .zero)
    let delegate = Delegate()
    bar.delegate = delegate
    let screen = Screen {
      let controller = UIViewController()
      bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      for item in bar.items ?? [] { item.accessibilityIdentifier = "item.\(item.tag)" }
      bar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
      controller.view.addSubview(bar)
      return controller
    }
    expectNil(bar.selectedItem)
    try await screen.tap("item.2")
    expect(bar.selectedItem?.tag, equals: 2)
    expect(delegate.tapped, equals: [2])
    screen.perform { bar.setItems(Array((bar.items ?? []).prefix(2)), animated: false) }
    expectNil(bar.selectedItem)
  }

  // MARK: Geometry

  @Test func theBarAddsToTheSafeArea() async {
    let fixture = await TabBarFixture(navigates: ["two"])
    expect(fixture.tabs.tabBar.frame, equals: CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    let child = fixture.children[0]
    expect(child.view.frame.size, equals: CGSize(width: 390, height: 844))
    expect(child.view.safeAreaInsets, equals: UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    await fixture.screen.settle()
    let root = fixture.children[1].children[0]
    expect(root.view.safeAreaInsets, equals: UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
  }

  @Test func hiddenBarsFreeTheirSpace() async {
    let fixture = await TabBarFixture()
    fixture.screen.perform { fixture.tabs.setTabBarHidden(true, animated: true) }
    expect(fixture.tabs.isTabBarHidden)
    await fixture.screen.settle()
    expect(fixture.tabs.tabBar.isHidden)
    expect(fixture.children[0].view.safeAreaInsets.bottom, equals: 34)
    fixture.screen.perform { fixture.tabs.isTabBarHidden = false }
    await fixture.screen.settle()
    expect(!fixture.tabs.tabBar.isHidden)
    expect(abs(fixture.tabs.tabBar.frame.minY - (844 - 83)), isBelow: 0.01)
    expect(fixture.children[0].view.safeAreaInsets.bottom, equals: 83)
  }

  @Test func pushedScreensCanHideTheBar() async throws {
    let fixture = await TabBarFixture(navigates: ["one"])
    let navigation = try fixture.navigation(0)
    let root = navigation.viewControllers[0]
    let photo = UIViewController()
    photo.hidesBottomBarWhenPushed = true
    fixture.screen.perform { navigation.pushViewController(photo, animated: true) }
    await fixture.screen.advance(by: 0.15)
    // It moves with the screen that it belongs to.
    expect(!fixture.tabs.tabBar.isHidden)
    await fixture.screen.settle()
    expect(fixture.tabs.tabBar.isHidden)
    expect(photo.view.safeAreaInsets.bottom, equals: 34)
    // A presented controller hides the bar, too; another tab does not.
    let further = UIViewController()
    fixture.screen.perform { navigation.pushViewController(further, animated: false) }
    expect(further.view.safeAreaInsets.bottom, equals: 34)
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    expect(!fixture.tabs.tabBar.isHidden)
    expect(fixture.tabs.tabBar.frame.minX, equals: 0)
    fixture.screen.perform { fixture.tabs.selectedIndex = 0 }
    expect(fixture.tabs.tabBar.isHidden)
    fixture.screen.perform { _ = navigation.popToRootViewController(animated: true) }
    await fixture.screen.settle()
    expect(!fixture.tabs.tabBar.isHidden)
    expect(fixture.tabs.tabBar.frame.minX, equals: 0)
    expect(root.view.safeAreaInsets.bottom, equals: 83)
  }

  @Test func tabsStartAtTheLeadingEdge() async throws {
    for isRightToLeft in [false, true] {
      let fixture = await TabBarFixture(traits: ScreenTraits(isRightToLeft: isRightToLeft))
      let frames = try ["one", "two", "three"].map { try fixture.button($0).frame }
      expect(frames.map(\.width), equals: [130, 130, 130])
      expect(frames.map(\.minX), equals: (isRightToLeft ? [260, 130, 0] : [0, 130, 260]))
    }
  }

  @Test func wideBarsCenterTheirTabs() async throws {
    let wide = ScreenTraits(size: CGSize(width: 1000, height: 700))
    let fixture = await TabBarFixture(traits: wide)
    let frames = try ["one", "two", "three"].map { try fixture.button($0).frame }
    expect(abs((frames[0].minX + frames[2].maxX) / 2 - 500), isAtMost: 1)
    expect(frames.allSatisfy { $0.width < 200 })
    // Another width is another arrangement, with the same tab selected.
    fixture.screen.perform { fixture.tabs.selectedIndex = 2 }
    fixture.screen.change { $0.size = CGSize(width: 390, height: 700) }
    try expect(fixture.button("three").frame, equals: CGRect(x: 260, y: 0, width: 130, height: 49))
    expect(fixture.tabs.tabBar.frame, equals: CGRect(x: 0, y: 651, width: 390, height: 49))
    expect(fixture.tabs.selectedIndex, equals: 2)
  }

  @Test func controllersAreReleased() async {
    weak var tabs: UITabBarController?
    weak var child: UIViewController?
    do {
      let fixture = await TabBarFixture(navigates: ["one"])
      tabs = fixture.tabs
      child = fixture.children[0]
      fixture.screen.perform { fixture.screen.window.rootViewController = nil }
      await fixture.screen.settle()
    }
    expectNil(tabs)
    expectNil(child)
  }
}
