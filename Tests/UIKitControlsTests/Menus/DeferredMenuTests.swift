import Expectations
import Foundation
import Testing
import UIKit

/// Deferred elements, and sizes and order of elements.
@MainActor @Suite struct DeferredMenuTests {
  typealias Fixture = ContextMenuTests.Fixture

  @Test func deferredElementsAreLoadedOnceAndCached() {
    let fixture = Fixture()
    var provide: [([UIMenuElement]) -> Void] = []
    let deferred = UIDeferredMenuElement { provide.append($0) }
    fixture.makeMenu = { UIMenu(children: [$0.action("Copy"), deferred]) }
    fixture.headless.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    expect(fixture.row("loading") != nil)
    expect(provide.count, equals: 1)
    fixture.headless.run { provide.first?([fixture.action("People")]) }
    expectNil(fixture.row("loading"))
    expect(fixture.row("People") != nil)
    // Only the first result is used.
    fixture.headless.run { provide.first?([fixture.action("Other")]) }
    expectNil(fixture.row("Other"))
    fixture.headless.press(.keyboardEscape)
    fixture.open()
    expect(provide.count, equals: 1)
    expect(fixture.row("People") != nil)
  }

  @Test func uncachedElementsAreRequestedEachTime() {
    let fixture = Fixture()
    var count = 0
    let deferred = UIDeferredMenuElement.uncached { completion in
      count += 1
      completion([fixture.action("Number \(count)")])
    }
    fixture.makeMenu = { _ in UIMenu(children: [deferred]) }
    fixture.open()
    expect(fixture.row("Number 1") != nil)
    expectNil(fixture.row("loading"))
    fixture.headless.press(.keyboardEscape)
    fixture.open()
    expect(fixture.row("Number 2") != nil)
    expectNil(fixture.row("Number 1"))
  }

  @Test func elementsLoadedAfterDismissalAreCached() {
    let fixture = Fixture()
    var provide: (([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement { provide = $0 }
    fixture.makeMenu = { UIMenu(children: [$0.action("Copy"), deferred]) }
    fixture.headless.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    fixture.headless.press(.keyboardEscape)
    fixture.headless.run { provide?([fixture.action("People")]) }
    fixture.open()
    expect(fixture.row("People") != nil)
  }

  @Test func menusThatBecomeEmptyClose() {
    let fixture = Fixture()
    var provide: (([UIMenuElement]) -> Void)?
    fixture.makeMenu = { _ in UIMenu(children: [UIDeferredMenuElement { provide = $0 }]) }
    fixture.headless.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    fixture.headless.run { provide?([]) }
    expectNil(fixture.row("loading"))
    expect(fixture.interaction.menuAppearance, equals: .unknown)
  }

  @Test func loadingElementsKeepsTheFocus() {
    let fixture = Fixture()
    var provide: (([UIMenuElement]) -> Void)?
    fixture.makeMenu = {
      UIMenu(children: [
        UIDeferredMenuElement { provide = $0 }, $0.action("Copy"), $0.action("Share"),
      ])
    }
    let copy = fixture.headless
    copy.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    copy.press(.keyboardEnd)
    expect(fixture.focused, equals: "menu.Share")
    copy.run { provide?([fixture.action("First")]) }
    copy.press(.keyboardUpArrow)
    expect(fixture.focused, equals: "menu.Copy")
  }

  @Test func smallElementsAreSideBySide() throws {
    let fixture = Fixture()
    let image = UIImage(systemName: "heart")
    func action(_ name: String) -> UIAction {
      UIAction(title: name, image: image, identifier: .init(name)) { _ in
        fixture.chosen.append(name)
      }
    }
    fixture.makeMenu = { fixture in
      UIMenu(children: [
        UIMenu(
          options: .displayInline,
          preferredElementSize: .small,
          children: ["A", "B", "C", "D", "E"].map(action)
        ),
        UIMenu(
          options: .displayInline,
          preferredElementSize: .medium,
          children: ["M", "N"].map(action)
        ),
        fixture.action("Row"),
      ])
    }
    fixture.open()
    func frame(_ name: String) throws -> CGRect { try require(fixture.row(name)).frame }
    let (a, d, e) = (try frame("A"), try frame("D"), try frame("E"))
    expect(a.minY, equals: d.minY)
    expect(a.maxX, isBelow: d.minX)
    expect(e.minY == a.maxY && e.minX == a.minX)
    let (m, n, row) = (try frame("M"), try frame("N"), try frame("Row"))
    expect(m.minY == n.minY && m.minY > e.maxY && row.minY > m.maxY)
    expect(n.maxX, equals: row.maxX)
    expect(m.height, isAbove: a.height)
    // Arrows move along the tiles.
    fixture.headless.press(.keyboardHome)
    fixture.headless.press(.keyboardRightArrow)
    expect(fixture.focused, equals: "menu.B")
    try fixture.tap("C")
    expect(fixture.chosen, equals: ["C"])
  }

  @Test func titleLinesFollowTheDisplayPreferences() throws {
    let fixture = Fixture()
    let long = String(repeating: "A long title that needs lines ", count: 6)
    func height(_ lines: Int) throws -> CGFloat {
      fixture.makeMenu = { fixture in
        let menu = UIMenu(children: [
          UIAction(title: long, identifier: .init("long")) { _ in }
        ])
        menu.displayPreferences = UIMenuDisplayPreferences()
        menu.displayPreferences?.maximumNumberOfTitleLines = lines
        return menu
      }
      fixture.open()
      defer { fixture.headless.press(.keyboardEscape) }
      return try require(fixture.row("long")).frame.height
    }
    let (one, two, all) = (try height(1), try height(2), try height(0))
    expect(one < two && two < all)
  }

  @Test(arguments: [UIContextMenuConfiguration.ElementOrder.priority, .fixed, .automatic])
  func priorityOrderPutsTheFirstElementNearest(
    order: UIContextMenuConfiguration.ElementOrder
  ) throws {
    let fixture = Fixture()
    let button = fixture.headless.run {
      let button = UIButton(frame: CGRect(x: 20, y: 430, width: 100, height: 44))
      button.menu = UIMenu(children: ["A", "B"].map { fixture.action($0) })
      button.showsMenuAsPrimaryAction = true
      button.preferredMenuElementOrder = order
      fixture.window.addSubview(button)
      return button
    }
    fixture.headless.tap(at: CGPoint(x: 40, y: 450))
    let (a, b) = (try require(fixture.row("A")), try require(fixture.row("B")))
    expect((a.frame.minY > b.frame.minY), equals: (order == .priority))
    fixture.headless.press(.keyboardEscape)
    fixture.headless.run { button.frame.origin.y = 20 }
    fixture.headless.tap(at: CGPoint(x: 40, y: 40))
    let (c, d) = (try require(fixture.row("A")), try require(fixture.row("B")))
    expect(c.frame.minY, isBelow: d.frame.minY)
  }

  @Test func anActionThatKeepsTheMenuShowsItsNewState() throws {
    let fixture = Fixture()
    let action = UIAction(
      title: "Bold",
      identifier: .init("Bold"),
      attributes: .keepsMenuPresented
    ) { action in
      fixture.chosen.append(action.title)
      action.state = .on
    }
    fixture.makeMenu = { _ in UIMenu(children: [action]) }
    fixture.open()
    try fixture.tap("Bold")
    expect(fixture.chosen, equals: ["Bold"])
    expect(fixture.row("Bold")?.accessibilityTraits.contains(.selected), equals: true)
    try fixture.tap("Bold")
    expect(fixture.chosen, equals: ["Bold", "Bold"])
  }
}
