import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Bar buttons that are selected, that choose from a menu, and that have a fixed width.
@MainActor @Suite struct BarButtonItemTests {
  private func screen(_ items: [UIBarButtonItem]) async -> Screen {
    for (index, item) in items.enumerated() { item.accessibilityIdentifier = "item.\(index)" }
    let screen = Screen {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItems = items
      return UINavigationController(rootViewController: controller)
    }
    await screen.settle()
    return screen
  }

  private func button(_ screen: Screen, _ index: Int = 0) throws -> UIButton {
    try require(try screen.view("item.\(index)") as? UIButton)
  }

  @Test func tappingTogglesTheButton() async throws {
    var states: [Bool] = []
    let item = UIBarButtonItem()
    item.primaryAction = UIAction(title: "Bold") {
      states.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false)
    }
    item.changesSelectionAsPrimaryAction = true
    let screen = await screen([item])
    try await screen.tap("item.0")
    expect(item.isSelected)
    try expect(button(screen).isSelected)
    try expect(button(screen).accessibilityTraits.contains(.selected))
    try expect(button(screen).titleLabel?.textColor, equals: .white)
    try await screen.tap("item.0")
    expect(!item.isSelected)
    expect(states, equals: [true, false], "the action finds the new state")
    try expect(button(screen).titleLabel?.textColor, equals: button(screen).tintColor)
  }

  @Test func tappingDoesNotSelectByDefault() async throws {
    let item = UIBarButtonItem(title: "Bold")
    item.isSelected = true
    let screen = await screen([item])
    try await screen.tap("item.0")
    expect(item.isSelected)
  }

  @Test func primarySelectionsShowTheSelectedElement() async throws {
    var chosen: [String] = []
    let actions = ["Day", "Week", "Year"].map { name in
      UIAction(title: name) { _ in chosen.append(name) }
    }
    let item = UIBarButtonItem(title: "Span", menu: UIMenu(children: actions))
    item.changesSelectionAsPrimaryAction = true
    let screen = await screen([item])
    try expect(button(screen).currentTitle, equals: "Day", "one of them always is on")
    try await screen.tap("item.0")
    await screen.settle()
    let panel = try require(screen.window.subviews.last)
    let row = try require(panel.labels.first { $0.text == "Week" })
    let center = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    await screen.tap(at: center)
    await screen.settle()
    expect(chosen, equals: ["Week"])
    try expect(button(screen).currentTitle, equals: "Week")
    expect(actions.map(\.state), equals: [.off, .on, .off])
    expect(item.title, equals: "Span")
  }

  @Test func possibleTitlesDetermineTheWidth() async throws {
    let item = UIBarButtonItem(title: "Go")
    item.possibleTitles = ["Go", "Download everything"]
    let screen = await screen([item])
    let width = try button(screen).frame.width
    expect(width, isAbove: 120)
    screen.perform { item.title = "Download everything" }
    await screen.settle()
    expect(abs(try button(screen).frame.width - width), isAtMost: 1)
    screen.perform { item.possibleTitles = nil }
    await screen.settle()
    try expect(button(screen).titleLabel?.text, equals: "Download everything")
  }

  @Test func imageInsetsApply() async throws {
    let item = UIBarButtonItem(systemItem: .add)
    let screen = await screen([item])
    let before = try require(try button(screen).imageView?.frame)
    screen.perform { item.imageInsets = UIEdgeInsets(top: 4, left: 2, bottom: -4, right: -2) }
    await screen.settle()
    try expect(button(screen).imageView?.frame, equals: before.offsetBy(dx: 2, dy: 4))
  }

  @Test func systemItemsForPlayersAndDocumentsExist() {
    for item in [UIBarButtonItem.SystemItem.organize, .camera, .pause, .rewind, .fastForward] {
      expect(UIBarButtonItem(systemItem: item).image != nil)
      expect(UIBarButtonItem(systemItem: item).accessibilityLabel?.isEmpty, equals: false)
    }
    expect(UIBarButtonItem(systemItem: .undo).title, equals: "Undo")
    expect(UIBarButtonItem(systemItem: .redo).title, equals: "Redo")
  }
}

extension UIView {
  /// The labels in the view, however deep.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
