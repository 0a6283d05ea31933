import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Bar button groups and title menus.
@MainActor @Suite struct ItemGroupTests {
  private let content = UIViewController()

  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    let identifier = UIAction.Identifier(title)
    let action = UIAction(identifier: identifier) { _ in action() }
    return UIBarButtonItem(title: title, primaryAction: action)
  }

  private func screen(_ traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 400)))
    async -> Screen
  {
    var traits = traits
    traits.verticalSizeClass = .regular
    content.view.backgroundColor = .systemBackground
    let screen = Screen(traits: traits) { UINavigationController(rootViewController: content) }
    await screen.settle()
    return screen
  }

  private var titles: [String] {
    let bar = content.navigationController?.navigationBar
    let buttons = bar?.subviews.compactMap { $0 as? UIButton } ?? []
    return buttons.filter { !$0.isHidden && $0.window != nil }
      .sorted { $0.frame.minX < $1.frame.minX }.map { $0.currentTitle ?? "·" }
  }

  @Test func buttonsAndTheirGroupsSayTheSame() {
    let navigationItem = UINavigationItem(title: "")
    expect(navigationItem.leadingItemGroups, satisfies: \.isEmpty)
    let (a, b, c) = (item("a"), item("b"), item("c"))
    navigationItem.trailingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
    expect(navigationItem.rightBarButtonItems, equals: [c, b, a])
    expect(navigationItem.rightBarButtonItem, isSameAs: c)
    navigationItem.rightBarButtonItems = [a, b]
    expect(navigationItem.trailingItemGroups.map(\.barButtonItems), equals: [[b, a]])
    navigationItem.leadingItemGroups = [.fixedGroup(items: [a, b])]
    expect(navigationItem.leftBarButtonItems, equals: [a, b])
    navigationItem.leadingItemGroups[0].isHidden = true
    expect(navigationItem.leftBarButtonItems, equals: [])
  }

  @Test func groupsStandInTheOrderOfReading() async {
    content.title = "T"
    content.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("a"), item("b")])]
    content.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [item("c")]), .fixedGroup(items: [item("d")]),
    ]
    content.navigationItem.pinnedTrailingGroup = item("pin").creatingFixedGroup()
    let screen = await screen()
    expect(titles, equals: ["a", "b", "c", "d", "pin"])
    expect(screen.window.rootViewController, isSameAs: content.navigationController)
  }

  @Test func aGroupGivesWayToItsRepresentative() async throws {
    content.title = "A title that needs room"
    var done: [String] = []
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: UIBarButtonItem(title: "More"),
      items: ["Copy", "Move", "Delete"].map { name in item(name) { done.append(name) } }
    )
    content.navigationItem.trailingItemGroups = [group]
    let screen = await screen()
    expect(group.isDisplayingRepresentativeItem)
    expect(titles, equals: ["More"])
    let more = try require(
      content.navigationController?.navigationBar.subviews.compactMap { $0 as? UIButton }
        .first { $0.currentTitle == "More" }
    )
    await screen.tap(at: more.convert(more.bounds, to: nil).middle)
    await screen.settle()
    expectLook(screen, "representative")
    await screen.press(.keyboardDownArrow)
    await screen.press(.keyboardDownArrow)
    await screen.press(.keyboardReturnOrEnter)
    await screen.settle()
    expect(done.count, equals: 1)
  }

  @Test func withRoomItShowsAllButtons() async {
    content.title = "T"
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: UIBarButtonItem(title: "More"),
      items: [item("Copy"), item("Move"), item("Delete")]
    )
    content.navigationItem.trailingItemGroups = [group]
    let screen = await screen(ScreenTraits(size: CGSize(width: 1000, height: 400)))
    expect(!group.isDisplayingRepresentativeItem)
    expect(titles, equals: ["Copy", "Move", "Delete"])
    content.title = "Another"
    await screen.settle()
    expect(titles, equals: ["Copy", "Move", "Delete"])
  }

  @Test(arguments: ["light", "dark", "arabic"]) func aBrowserLooks(_ look: String) async {
    var traits = ScreenTraits(size: CGSize(width: 1000, height: 160), scale: 1)
    if look == "dark" { traits.style = .dark }
    traits.isRightToLeft = look == "arabic"
    let isArabic = look == "arabic"
    content.title = isArabic ? "المستندات" : "Documents"
    content.navigationItem.style = .browser
    content.navigationItem.titleMenuProvider = { _ in
      UIMenu(children: [UIAction(title: "Rename") { _ in }])
    }
    content.navigationItem.leadingItemGroups = [
      UIBarButtonItem(image: UIImage(systemName: "sidebar.left")).creatingFixedGroup()
    ]
    content.navigationItem.centerItemGroups = [
      .fixedGroup(
        items: ["magnifyingglass", "heart", "trash"].map {
          UIBarButtonItem(image: UIImage(systemName: $0))
        }
      )
    ]
    content.navigationItem.trailingItemGroups = [
      UIBarButtonItem(image: UIImage(systemName: "plus")).creatingFixedGroup()
    ]
    let screen = await screen(traits)
    expectLook(screen, "browser-\(look)")
  }

  @Test func inANarrowBarTheMiddleIsAMenu() async throws {
    content.title = "T"
    content.navigationItem.style = .browser
    content.navigationItem.centerItemGroups = [.fixedGroup(items: [item("Find"), item("Like")])]
    content.navigationItem.trailingItemGroups = [item("Add").creatingFixedGroup()]
    let screen = await screen()
    expect(screen.window.rootViewController, isSameAs: content.navigationController)
    expect(titles, equals: ["·", "Add"])
    let button = content.navigationController?.navigationBar.subviews
      .compactMap { $0 as? UIButton }.first { $0.currentTitle == nil && $0.menu != nil }
    expect(button?.menu?.children.map(\.title), equals: ["Find", "Like"])
  }

  @Test func theTitleOpensAMenu() async throws {
    content.title = "Report"
    var renamed = 0
    content.navigationItem.titleMenuProvider = { suggested in
      expect(suggested, satisfies: \.isEmpty)
      return UIMenu(children: [UIAction(title: "Rename") { _ in renamed += 1 }])
    }
    let screen = await screen()
    await screen.tap(at: CGPoint(x: 195, y: 22))
    await screen.settle()
    await screen.press(.keyboardDownArrow)
    await screen.press(.keyboardReturnOrEnter)
    await screen.settle()
    expect(renamed, equals: 1)
  }

  @Test func anItemIsAnElementOfAMenu() throws {
    let plain = item("Edit")
    plain.isEnabled = false
    let action = try require(plain.menuRepresentation as? UIAction)
    expect(action.title, equals: "Edit")
    expect(action.attributes.contains(.disabled))
    let menu = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [UIAction(title: "A") { _ in }])
    )
    expect((menu.menuRepresentation as? UIMenu)?.children.map(\.title), equals: ["A"])
    expectNil(UIBarButtonItem.flexibleSpace().menuRepresentation)
    plain.menuRepresentation = UIMenu(title: "Own")
    expect(plain.menuRepresentation?.title, equals: "Own")
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
