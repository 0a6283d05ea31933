import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

nonisolated private let upright = CGSize(width: 390, height: 844)
nonisolated private let onItsSide = CGSize(width: 844, height: 390)
nonisolated private let largeOnItsSide = CGSize(width: 932, height: 430)
nonisolated private let sizes = [upright, onItsSide, largeOnItsSide]

/// The heights of bars, which are low on a phone on its side.
@MainActor @Suite struct BarHeightTests {
  private let content = UIViewController()

  private func show(_ size: CGSize, bottom: CGFloat = 0) -> Screen {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    return Screen(traits: ScreenTraits(size: size, safeAreaInsets: insets)) {
      let navigation = UINavigationController(rootViewController: content)
      navigation.isToolbarHidden = false
      return navigation
    }
  }

  private func showTabs(_ size: CGSize, bottom: CGFloat = 0) -> (Screen, UITabBarController) {
    let tabs = UITabBarController()
    content.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    let screen = Screen(traits: ScreenTraits(size: size, safeAreaInsets: insets)) {
      tabs.viewControllers = [content]
      return tabs
    }
    return (screen, tabs)
  }

  private func heights() -> [CGFloat?] {
    let navigation = content.navigationController
    return [navigation?.navigationBar.frame.height, navigation?.toolbar.frame.height]
  }

  @Test(arguments: zip(sizes, [44.0, 32, 44]))
  func barsOfANavigationControllerHave(size: CGSize, height: CGFloat) async {
    let screen = show(size, bottom: 21)
    await screen.settle()
    expect(heights(), equals: [height, height])
    expect(content.view.safeAreaInsets.top, equals: height)
    expect(content.view.safeAreaInsets.bottom, equals: height + 21)
  }

  @Test(arguments: zip(sizes, [49.0, 32, 49]))
  func theBarOfATabBarControllerHas(size: CGSize, height: CGFloat) async {
    let (screen, tabs) = showTabs(size, bottom: 21)
    await screen.settle()
    expect(tabs.tabBar.frame.height, equals: height + 21)
    expect(content.view.safeAreaInsets.bottom, equals: height + 21)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    expect(buttons.map(\.frame.height), equals: [height])
  }

  @Test func theyFollowTheTraitsOfTheirContainer() async throws {
    let screen = show(upright)
    await screen.settle()
    let navigation = try require(content.navigationController)
    navigation.traitOverrides.verticalSizeClass = .compact
    await screen.settle()
    expect(heights(), equals: [32, 32])
    expect(content.view.safeAreaInsets.top, equals: 32)
    expect(navigation.toolbar.frame.maxY, equals: 844)
    navigation.traitOverrides.remove(UITraitVerticalSizeClass.self)
    await screen.settle()
    expect(heights(), equals: [44, 44])
  }

  @Test func theTabBarFollowsTheTraitsOfItsContainer() async {
    let (screen, tabs) = showTabs(upright)
    await screen.settle()
    tabs.traitOverrides.verticalSizeClass = .compact
    await screen.settle()
    expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 812, width: 390, height: 32))
    expect(content.view.safeAreaInsets.bottom, equals: 32)
  }

  @Test func barsWithoutAContainerFitTheirTraits() async throws {
    let bars: [UIView] = [UINavigationBar(), UIToolbar(), UITabBar()]
    let screen = Screen(traits: ScreenTraits(size: onItsSide)) { content }
    for bar in bars { content.view.addSubview(bar) }
    await screen.settle()
    let space = CGSize(width: 844, height: 0)
    expect(bars.map { $0.sizeThatFits(space).height }, equals: [32, 32, 32])
    expect(bars[1].intrinsicContentSize.height, equals: 32)
  }

  @Test func theCompactAppearanceIsForLowBars() async throws {
    for (size, color) in [(onItsSide, UIColor.green), (largeOnItsSide, .red)] {
      let screen = show(size)
      let bar = try require(content.navigationController?.navigationBar)
      bar.standardAppearance.configureWithOpaqueBackground()
      bar.standardAppearance.backgroundColor = .red
      bar.scrollEdgeAppearance = bar.standardAppearance
      let compact = UINavigationBarAppearance()
      compact.configureWithOpaqueBackground()
      compact.backgroundColor = .green
      bar.compactAppearance = compact
      bar.compactScrollEdgeAppearance = compact
      await screen.settle()
      let hex: UInt32 = color == .red ? 0xFFFF_0000 : 0xFF00_FF00
      try expect(screen.snapshot().pixel(x: 400, y: 16), equals: hex)
    }
  }
}
