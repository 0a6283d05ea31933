import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Tab bar controllers that are given tabs.
@MainActor @Suite struct TabTests {
  private final class Recorder: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: UITab?

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelectTab tab: UITab
    ) -> Bool {
      calls.append("should \(tab.identifier)")
      return tab !== refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
    }
  }

  private struct Fixture {
    let log = PresentationLog()
    let recorder = Recorder()
    let controller: UITabBarController
    let screen: Screen

    @MainActor init(_ make: (PresentationLog) -> [UITab]) async {
      let tabs = make(log)
      let controller = UITabBarController(tabs: tabs)
      controller.delegate = recorder
      self.controller = controller
      screen = Screen { controller }
      await screen.settle()
    }

    @MainActor var made: [String] {
      (controller.viewControllers ?? []).compactMap { ($0 as? LoggedController)?.name }
    }

    @MainActor var shown: String? { (controller.selectedViewController as? LoggedController)?.name }
  }

  private static func tab(_ name: String, _ log: PresentationLog) -> UITab {
    let tab = UITab(
      title: name.capitalized,
      image: UIImage(systemName: "heart"),
      identifier: name
    ) { tab in LoggedController(tab.identifier, log) }
    tab.accessibilityIdentifier = "tab.\(name)"
    return tab
  }

  private func three() async -> Fixture {
    await Fixture { log in ["one", "two", "three"].map { Self.tab($0, log) } }
  }

  @Test func controllersAreCreatedOnFirstSelection() async throws {
    let fixture = await three()
    expect(fixture.controller.tabs.map(\.identifier), equals: ["one", "two", "three"])
    expect(fixture.controller.tabBar.items?.map(\.title), equals: ["One", "Two", "Three"])
    expect(fixture.made, equals: ["one"])
    expect(fixture.controller.selectedTab?.identifier, equals: "one")
    expect(fixture.controller.selectedIndex, equals: 0)
    expectNil(fixture.controller.tabs[1].viewController)
    try await fixture.screen.tap("tab.three")
    expect(fixture.made, equals: ["one", "three"])
    expect(fixture.shown, equals: "three")
    expect(fixture.controller.selectedIndex, equals: 2)
    let screen = try require(fixture.controller.selectedViewController)
    expect(screen.tab, isSameAs: fixture.controller.tabs[2])
    expect(screen.tabBarController, isSameAs: fixture.controller)
    expect(fixture.controller.tabs[2].tabBarController, isSameAs: fixture.controller)
  }

  @Test func tapsCallTheDelegateWithTabs() async throws {
    let fixture = await three()
    try await fixture.screen.tap("tab.two")
    fixture.recorder.refused = fixture.controller.tabs[2]
    try await fixture.screen.tap("tab.three")
    try await fixture.screen.tap("tab.two")
    expect(
      fixture.recorder.calls,
      equals: [
        "should two", "did two after one", "should three", "should two", "did two after two",
      ]
    )
    expect(fixture.shown, equals: "two")
  }

  @Test func programmaticSelectionSkipsTheDelegate() async {
    let fixture = await three()
    fixture.screen.perform { fixture.controller.selectedTab = fixture.controller.tabs[1] }
    expect(fixture.shown, equals: "two")
    fixture.screen.perform { fixture.controller.selectedIndex = 2 }
    expect(fixture.controller.selectedTab?.identifier, equals: "three")
    expect(fixture.controller.tabBar.selectedItem?.title, equals: "Three")
    expect(fixture.recorder.calls, equals: [])
  }

  @Test func tabChangesUpdateTheItem() async {
    let fixture = await three()
    let tab = fixture.controller.tabs[1]
    fixture.screen.perform {
      tab.title = "Other"
      tab.badgeValue = "3"
    }
    expect(fixture.controller.tabBar.items?[1].title, equals: "Other")
    expect(fixture.controller.tabBar.items?[1].badgeValue, equals: "3")
    tab.userInfo = 7
    expect(tab.userInfo as? Int, equals: 7)
  }

  @Test func hiddenTabsAreNotInTheBar() async {
    let fixture = await three()
    fixture.screen.perform { fixture.controller.tabs[1].isHidden = true }
    expect(fixture.controller.tabBar.items?.map(\.title), equals: ["One", "Three"])
    fixture.screen.perform { fixture.controller.tabs[0].isHidden = true }
    await fixture.screen.settle()
    expect(fixture.shown, equals: "three")
    fixture.screen.perform { fixture.controller.tabs[0].isHidden = false }
    expect(fixture.controller.tabBar.items?.map(\.title), equals: ["One", "Three"])
    expect(fixture.shown, equals: "three")
  }

  @Test func replacingTabsKeepsTheSelection() async {
    let fixture = await three()
    let old = fixture.controller.tabs
    fixture.screen.perform {
      fixture.controller.selectedIndex = 1
      let four = Self.tab("four", fixture.log)
      fixture.controller.setTabs([four, old[1]], animated: false)
    }
    await fixture.screen.settle()
    expect(fixture.shown, equals: "two")
    expect(fixture.controller.selectedIndex, equals: 1)
    expect(fixture.controller.children.count, equals: 1)
    expectNil(old[0].tabBarController)
    fixture.screen.perform { fixture.controller.viewControllers = [UIViewController()] }
    expect(fixture.controller.tabs, equals: [])
    expectNil(fixture.controller.selectedTab)
    expect(fixture.controller.children.count, equals: 1)
  }

  @Test func aTabIsFoundByItsIdentifier() async {
    let fixture = await Fixture { log in
      let group = UITabGroup(
        title: "Library",
        image: nil,
        identifier: "library",
        children: [Self.tab("albums", log), Self.tab("artists", log)]
      )
      return [Self.tab("home", log), group]
    }
    expect(fixture.controller.tab(forIdentifier: "artists")?.title, equals: "Artists")
    expect(fixture.controller.tab(forIdentifier: "library") is UITabGroup)
    expectNil(fixture.controller.tab(forIdentifier: "none"))
  }

  @Test func groupsWithoutAControllerShowTheirChild() async throws {
    let fixture = await Fixture { log in
      let group = UITabGroup(
        title: "Library",
        image: nil,
        identifier: "library",
        children: [Self.tab("albums", log), Self.tab("artists", log)]
      )
      group.accessibilityIdentifier = "tab.library"
      group.defaultChildIdentifier = "artists"
      return [Self.tab("home", log), group]
    }
    let group = try require(fixture.controller.tabs[1] as? UITabGroup)
    expect(fixture.controller.tabBar.items?.count, equals: 2)
    try await fixture.screen.tap("tab.library")
    expect(fixture.shown, equals: "artists")
    expect(fixture.controller.selectedTab?.identifier, equals: "artists")
    expect(fixture.recorder.calls, equals: ["should library", "did artists after home"])
    fixture.screen.perform { fixture.controller.selectedTab = group.children[0] }
    await fixture.screen.settle()
    expect(fixture.shown, equals: "albums")
    expect(group.selectedChild, isSameAs: group.children[0])
    expect(group.children[0].parent, isSameAs: group)
    expect(fixture.controller.tabBar.selectedItem?.title, equals: "Library")
  }

  @Test func groupsWithAControllerShowIt() async {
    let fixture = await Fixture { log in
      let group = UITabGroup(
        title: "Library",
        image: nil,
        identifier: "library",
        children: [Self.tab("albums", log)]
      ) { _ in LoggedController("library", log) }
      return [group]
    }
    expect(fixture.shown, equals: "library")
    fixture.screen.perform {
      fixture.controller.selectedTab = fixture.controller.tab(forIdentifier: "albums")
    }
    expect(fixture.shown, equals: "library")
    expect(fixture.controller.selectedTab?.identifier, equals: "albums")
  }

  @Test func searchTabsHaveTheSystemAppearance() async {
    let fixture = await Fixture { log in
      [Self.tab("home", log), UISearchTab { _ in LoggedController("search", log) }]
    }
    expect(fixture.controller.tabBar.items?[1].title, equals: "Search")
    fixture.screen.perform { fixture.controller.selectedIndex = 1 }
    expect(fixture.shown, equals: "search")
  }
}
