import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Tab bars and their items with appearances, and with their own attributes.
@MainActor @Suite struct TabBarAppearanceTests {
  private func appearance(_ color: UIColor? = .white) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func show(_ appearance: UITabBarAppearance, _ fixture: TabBarFixture) async {
    fixture.screen.perform {
      fixture.tabs.tabBar.standardAppearance = appearance
      fixture.tabs.tabBar.scrollEdgeAppearance = appearance
    }
    await fixture.screen.settle()
  }

  private func label(_ name: String, _ fixture: TabBarFixture) throws -> UILabel {
    try require(try fixture.button(name).subviews.compactMap { $0 as? UILabel }.first)
  }

  private func icon(_ name: String, _ fixture: TabBarFixture) throws -> UIImageView {
    try require(try fixture.button(name).subviews.compactMap { $0 as? UIImageView }.first)
  }

  private func badge(_ name: String, _ fixture: TabBarFixture) throws -> UIView {
    try require(try fixture.button(name).subviews.last)
  }

  @Test func tabsHaveTheColorsOfTheirState() async throws {
    let fixture = await TabBarFixture()
    let appearance = appearance()
    let tabs = appearance.stackedLayoutAppearance
    tabs.normal.iconColor = .red
    tabs.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    tabs.selected.iconColor = .green
    tabs.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
    tabs.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    fixture.children[2].tabBarItem.isEnabled = false
    await show(appearance, fixture)
    try expect(label("one", fixture).textColor, equals: .blue)
    try expect(icon("one", fixture).tintColor, equals: .green)
    try expect(label("two", fixture).textColor, equals: .orange)
    try expect(icon("two", fixture).tintColor, equals: .red)
    try expect(label("three", fixture).textColor, equals: .brown)
    try await fixture.screen.tap("tab.two")
    try expect(label("one", fixture).textColor, equals: .orange)
    try expect(label("two", fixture).textColor, equals: .blue)
  }

  @Test func theUnselectedColorDoesNotAffectTheSelectedTab() async throws {
    let fixture = await TabBarFixture()
    let appearance = appearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 14),
    ]
    await show(appearance, fixture)
    try expect(label("one", fixture).textColor, equals: fixture.tabs.tabBar.tintColor)
    try expect(icon("one", fixture).tintColor, equals: fixture.tabs.tabBar.tintColor)
    try expect(label("one", fixture).font, equals: .systemFont(ofSize: 14), "the font is for all")
  }

  @Test func badgesHaveColorsAndOffsets() async throws {
    let fixture = await TabBarFixture()
    fixture.children[1].tabBarItem.badgeValue = "7"
    await fixture.screen.settle()
    let before = try badge("two", fixture).frame
    let appearance = appearance()
    let normal = appearance.stackedLayoutAppearance.normal
    normal.badgeBackgroundColor = .green
    normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 3)
    normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: -1)
    await show(appearance, fixture)
    let badge = try badge("two", fixture)
    expect(badge.backgroundColor, equals: .green)
    expect(badge.frame, equals: before.offsetBy(dx: 4, dy: 3))
    let text = try require(badge.subviews.first as? UILabel)
    expect(text.textColor, equals: .black)
    expect(text.frame.origin, equals: CGPoint(x: 1, y: -1))
    fixture.screen.perform {
      let item = fixture.children[1].tabBarItem
      item?.badgeColor = .purple
      item?.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    }
    expect(badge.backgroundColor, equals: .purple, "what an item says wins")
    expect(text.textColor, equals: .yellow)
  }

  @Test func itemTitleAttributesOverrideTheAppearance() async throws {
    let fixture = await TabBarFixture()
    let before = try label("two", fixture).frame
    fixture.screen.perform {
      let item = fixture.children[1].tabBarItem
      item?.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      item?.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      item?.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    }
    await fixture.screen.settle()
    try expect(label("two", fixture).textColor, equals: .red)
    try expect(label("two", fixture).frame, equals: before.offsetBy(dx: 0, dy: -3))
    try await fixture.screen.tap("tab.two")
    try expect(label("two", fixture).textColor, equals: .green)
  }

  @Test func balancedInsetsMoveTheImage() async throws {
    let fixture = await TabBarFixture()
    let before = try icon("one", fixture).frame
    fixture.screen.perform {
      fixture.children[0].tabBarItem.imageInsets =
        UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    }
    await fixture.screen.settle()
    try expect(icon("one", fixture).frame, equals: before.offsetBy(dx: 0, dy: 6))
  }

  @Test func theBarHasItsBackgroundAndEdge() async throws {
    let fixture = await TabBarFixture()
    let appearance = appearance(.red)
    appearance.shadowColor = .blue
    await show(appearance, fixture)
    let top = Int(fixture.tabs.tabBar.frame.minY)
    try expect(fixture.screen.snapshot().pixel(x: 4, y: top + 40), equals: 0xFFFF_0000)
    let hairline = fixture.tabs.tabBar.subviews.first { $0.frame.height <= 1 }
    expect(hairline?.backgroundColor, equals: .blue)
  }

  @Test func wideBarsUseTheInlineAppearance() async throws {
    let fixture = await TabBarFixture(
      traits: ScreenTraits(size: CGSize(width: 900, height: 700))
    )
    let appearance = appearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.inlineLayoutAppearance.normal.iconColor = .green
    await show(appearance, fixture)
    try expect(icon("two", fixture).tintColor, equals: .green)
  }

  @Test func phonesInLandscapeUseTheCompactInlineAppearance() async throws {
    let fixture = await TabBarFixture(traits: ScreenTraits(size: CGSize(width: 844, height: 390)))
    let appearance = appearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.compactInlineLayoutAppearance.normal.iconColor = .green
    await show(appearance, fixture)
    try expect(icon("two", fixture).tintColor, equals: .green)
    try expect(label("two", fixture).frame.minX, isAbove: icon("two", fixture).frame.maxX)
  }

  // MARK: Where the content ends

  private final class ScrollController: UIViewController {
    let scroll = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 3000)
      view.addSubview(scroll)
    }
  }

  @Test func theBackgroundIsHiddenAtTheScrollEdge() async throws {
    let content = ScrollController()
    let tabs = UITabBarController()
    let screen = Screen {
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      tabs.tabBar.standardAppearance = appearance(.red)
      return tabs
    }
    await screen.settle()
    let y = Int(tabs.tabBar.frame.minY) + 40
    try expect(screen.snapshot().pixel(x: 4, y: y), equals: 0xFFFF_0000)
    screen.perform { content.scroll.contentOffset.y = 10_000 }
    screen.perform {
      let scroll = content.scroll
      scroll.contentOffset.y =
        scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 4, y: y), equals: 0xFFFF_FFFF)
    screen.perform { content.scroll.contentOffset.y -= 50 }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 4, y: y), equals: 0xFFFF_0000)
    screen.perform { content.scroll.contentSize.height = 100 }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 4, y: y), equals: 0xFFFF_FFFF, "short content ends at it")
    screen.perform { tabs.tabBar.scrollEdgeAppearance = appearance(.blue) }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 4, y: y), equals: 0xFF00_00FF)
  }

  @Test func itemAppearancesApplyWhileSelected() async throws {
    let fixture = await TabBarFixture()
    fixture.screen.perform {
      let item = fixture.children[1].tabBarItem
      item?.standardAppearance = appearance(.green)
      item?.scrollEdgeAppearance = appearance(.green)
    }
    let y = Int(fixture.tabs.tabBar.frame.minY) + 40
    let before = try fixture.screen.snapshot().pixel(x: 4, y: y)
    try await fixture.screen.tap("tab.two")
    await fixture.screen.settle()
    try expect(fixture.screen.snapshot().pixel(x: 4, y: y), equals: 0xFF00_FF00)
    try await fixture.screen.tap("tab.one")
    await fixture.screen.settle()
    try expect(fixture.screen.snapshot().pixel(x: 4, y: y), equals: before)
  }

  @Test func barsCopyAppearancesAndUpdate() {
    let bar = UITabBar()
    let given = appearance(.red)
    given.stackedLayoutAppearance.normal.iconColor = .green
    bar.standardAppearance = given
    given.stackedLayoutAppearance.normal.iconColor = .blue
    expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor, equals: .green)
    expect(bar.standardAppearance.backgroundColor, equals: .red)
    expectNil(bar.scrollEdgeAppearance)
    let tabs = UITabBarItemAppearance(style: .inline)
    tabs.selected.iconColor = .red
    let copy = tabs.copy() as? UITabBarItemAppearance
    tabs.configureWithDefault(for: .inline)
    expect(copy?.selected.iconColor == .red && tabs.selected.iconColor == nil)
  }

  // MARK: Without an appearance

  private func bar(_ count: Int, width: CGFloat = 320) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.setItems(
      (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) },
      animated: false
    )
    return bar
  }

  private func frames(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame)
  }

  @Test func tabsCanBeCentered() {
    let bar = bar(2)
    expect(frames(bar).map(\.width), equals: [160, 160])
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    expect(frames(bar).map(\.minX), equals: [90, 170])
    expect(frames(bar).map(\.width), equals: [60, 60])
    bar.itemSpacing = 500
    expect(frames(bar).first?.minX, equals: 0, "what does not fit shrinks")
    expect(frames(bar).last?.maxX, equals: 320)
  }

  @Test func anImageIsDrawnBehindTheSelectedTab() throws {
    let bar = bar(2)
    let items = try require(bar.items)
    bar.selectionIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    bar.selectedItem = items[1]
    _ = frames(bar)
    let image = try require(bar.subviews.compactMap { $0 as? UIImageView }.first)
    expect(image.frame, equals: CGRect(x: 230, y: 20, width: 20, height: 10))
    bar.selectedItem = items[0]
    _ = frames(bar)
    expect(image.frame.midX, equals: 80)
  }

  @Test func anEmptyBackgroundImageMakesItTransparent() async throws {
    let fixture = await TabBarFixture()
    fixture.screen.perform {
      fixture.tabs.view.backgroundColor = .red
      fixture.children[0].view.backgroundColor = .red
      fixture.tabs.tabBar.backgroundImage = UIImage()
      fixture.tabs.tabBar.shadowImage = UIImage()
    }
    await fixture.screen.settle()
    let top = Int(fixture.tabs.tabBar.frame.minY)
    try expect(fixture.screen.snapshot().pixel(x: 4, y: top), equals: 0xFFFF_0000)
    try expect(fixture.screen.snapshot().pixel(x: 4, y: top + 40), equals: 0xFFFF_0000)
  }

  @Test func systemItemsHaveAnImageAndATitle() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    expect(item.title == "Search" && item.tag == 4)
    expect(item.image, equals: UIImage(systemName: "magnifyingglass"))
    for kind in [UITabBarItem.SystemItem.more, .favorites, .history, .downloads, .mostViewed] {
      expect(UITabBarItem(tabBarSystemItem: kind, tag: 0).image != nil)
    }
  }

  @Test func titlesThatAreTooLongForNarrowTabsBecomeSmaller() async throws {
    let names = ["one", "two", "three", "four", "Powiadomienia"]
    let traits = ScreenTraits(size: CGSize(width: 320, height: 568))
    let fixture = await TabBarFixture(names, traits: traits)
    let label = try label("Powiadomienia", fixture)
    let width = label.sizeThatFits(CGSize(width: 1_000, height: 100)).width
    expect(label.bounds.width, isAtMost: 64)
    expect(width, isAbove: label.bounds.width)
    expect(label.adjustsFontSizeToFitWidth)
    expect(width * label.minimumScaleFactor, isAtMost: label.bounds.width)
  }
}
