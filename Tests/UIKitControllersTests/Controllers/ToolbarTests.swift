import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Toolbars: their items, and how a navigation controller shows and hides one.
@MainActor @Suite struct ToolbarTests {
  private func items() -> [UIBarButtonItem] {
    [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .edit),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  private func fixture() async -> NavigationFixture {
    await NavigationFixture { [items = items()] navigation, table in
      navigation.isToolbarHidden = false
      table.toolbarItems = items
    }
  }

  private func bar(_ items: [UIBarButtonItem], width: CGFloat = 320) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func frames(_ bar: UIToolbar) -> [CGRect] {
    bar.subviews.filter { $0 is UIButton || $0 is UISwitch }.map(\.frame)
  }

  @Test func theToolbarIs44PointsTall() {
    expect(UIToolbar().intrinsicContentSize.height, equals: 44)
    expect(UIToolbar().sizeThatFits(CGSize(width: 320, height: 0)).height, equals: 44)
  }

  @Test func itemsAreLeadingWithoutFlexibleSpaces() {
    let bar = bar([UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)])
    expect(frames(bar).map(\.minX), equals: [8, 52])
  }

  @Test func flexibleSpacesShareTheRemainingWidth() {
    let bar = bar([
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .search),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ])
    expect(frames(bar).map(\.midX), equals: [30, 160, 290])
  }

  @Test func fixedSpacesHaveTheirWidth() {
    let bar = bar([
      UIBarButtonItem(systemItem: .add), .fixedSpace(30), UIBarButtonItem(systemItem: .trash),
    ])
    expect(frames(bar).map(\.minX), equals: [8, 82])
  }

  /// As in navigation bars.
  @Test func outermostTitlesAreAtTheMargins() throws {
    let bar = bar([
      UIBarButtonItem(title: "Undo", primaryAction: UIAction { _ in }), .flexibleSpace(),
      UIBarButtonItem(customView: UISwitch()),
    ])
    let label = try require(bar.subviews.compactMap { $0 as? UIButton }.first?.titleLabel)
    expect(abs(label.convert(label.bounds, to: bar).minX - 16), isAtMost: 1)
    expect(frames(bar).last?.maxX, equals: 304)
  }

  @Test func rightToLeftToolbarsStartAtTheRight() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = [UIBarButtonItem(systemItem: .add)]
    bar.layoutIfNeeded()
    expect(frames(bar).map(\.maxX), equals: [312])
  }

  @Test func customViewItemsShowTheirView() {
    let control = UISwitch()
    let item = UIBarButtonItem(customView: control)
    let bar = bar([item])
    expect(control.superview, isSameAs: bar)
    expect(abs(control.frame.midY - 22), isAtMost: 0.5)
    expect(bar.items?.first, isSameAs: item)
  }

  @Test func hiddenItemsTakeNoSpace() {
    let hidden = UIBarButtonItem(systemItem: .add)
    let bar = bar([hidden, UIBarButtonItem(systemItem: .trash)])
    hidden.isHidden = true
    bar.layoutIfNeeded()
    expect(frames(bar).last?.minX, equals: 8)
  }

  @Test func navigationControllersHideTheToolbarByDefault() async {
    let fixture = await NavigationFixture { _, _ in }
    expect(fixture.navigation.isToolbarHidden)
    expect(fixture.table.view.safeAreaInsets.bottom, equals: 34)
  }

  @Test func aNavigationControllersToolbarAddsToTheSafeArea() async {
    let fixture = await fixture()
    expect(fixture.navigation.toolbar.frame, equals: CGRect(x: 0, y: 766, width: 390, height: 44))
    expect(fixture.table.view.safeAreaInsets.bottom, equals: 78)
    expect(fixture.navigation.toolbar.items?.count, equals: 5)
  }

  @Test func theToolbarAnimatesOutAndIn() async {
    let fixture = await fixture()
    fixture.screen.perform { fixture.navigation.setToolbarHidden(true, animated: true) }
    expect(!fixture.navigation.toolbar.isHidden)
    await fixture.screen.settle()
    expect(fixture.navigation.toolbar.isHidden)
    expect(fixture.table.view.safeAreaInsets.bottom, equals: 34)
    fixture.screen.perform { fixture.navigation.setToolbarHidden(false, animated: true) }
    await fixture.screen.settle()
    expect(!fixture.navigation.toolbar.isHidden)
    expect(fixture.table.view.safeAreaInsets.bottom, equals: 78)
  }

  @Test func eachScreenHasItsToolbarItems() async {
    let fixture = await fixture()
    let next = UIViewController()
    await fixture.push(next)
    expectNil(fixture.navigation.toolbar.items)
    fixture.screen.perform {
      next.setToolbarItems([UIBarButtonItem(systemItem: .search)], animated: true)
    }
    expect(fixture.navigation.toolbar.items?.count, equals: 1)
    await fixture.pop()
    expect(fixture.navigation.toolbar.items?.count, equals: 5)
  }

  @Test func screensHidingTheBottomBarHideTheToolbar() async {
    let fixture = await fixture()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    await fixture.push(next)
    expect(fixture.navigation.toolbar.isHidden)
    expect(next.view.safeAreaInsets.bottom, equals: 34)
    expect(!fixture.navigation.isToolbarHidden)
    await fixture.pop()
    expect(!fixture.navigation.toolbar.isHidden)
  }

  @Test func systemItemsHaveTitlesAndStyles() {
    expect(UIBarButtonItem(systemItem: .done).style, equals: .done)
    expect(UIBarButtonItem(systemItem: .cancel).title, equals: "Cancel")
    expect(UIBarButtonItem(systemItem: .cancel).style, equals: .plain)
    expect(UIBarButtonItem(systemItem: .trash).image != nil)
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func looks(_ look: String) async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 260), scale: 2)
    traits.verticalSizeClass = .regular
    traits.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    if look == "dark" { traits.style = .dark }
    if look == "arabic-largest" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    let fixture = await NavigationFixture(traits: traits) { [items = items()] navigation, table in
      navigation.isToolbarHidden = false
      table.toolbarItems = items
      items[2].isEnabled = false
    }
    expectLook(fixture.screen, look)
  }
}
