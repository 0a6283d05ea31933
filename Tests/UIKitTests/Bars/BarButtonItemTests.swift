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
    try #require(try screen.view("item.\(index)") as? UIButton)
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
    #expect(item.isSelected)
    #expect(try button(screen).isSelected)
    #expect(try button(screen).accessibilityTraits.contains(.selected))
    #expect(try button(screen).titleLabel?.textColor == .white)
    try await screen.tap("item.0")
    #expect(!item.isSelected)
    #expect(states == [true, false], "the action finds the new state")
    #expect(try button(screen).titleLabel?.textColor == button(screen).tintColor)
  }

  @Test func tappingDoesNotSelectByDefault() async throws {
    let item = UIBarButtonItem(title: "Bold")
    item.isSelected = true
    let screen = await screen([item])
    try await screen.tap("item.0")
    #expect(item.isSelected)
  }

  @Test func primarySelectionsShowTheSelectedElement() async throws {
    var chosen: [String] = []
    let actions = ["Day", "Week", "Year"].map { name in
      UIAction(title: name) { _ in chosen.append(name) }
    }
    let item = UIBarButtonItem(title: "Span", menu: UIMenu(children: actions))
    item.changesSelectionAsPrimaryAction = true
    let screen = await screen([item])
    #expect(try button(screen).currentTitle == "Day", "one of them always is on")
    try await screen.tap("item.0")
    await screen.settle()
    let panel = try #require(screen.window.subviews.last)
    let row = try #require(panel.labels.first { $0.text == "Week" })
    let center = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    await screen.tap(at: center)
    await screen.settle()
    #expect(chosen == ["Week"])
    #expect(try button(screen).currentTitle == "Week")
    #expect(actions.map(\.state) == [.off, .on, .off])
    #expect(item.title == "Span")
  }

  @Test func possibleTitlesDetermineTheWidth() async throws {
    let item = UIBarButtonItem(title: "Go")
    item.possibleTitles = ["Go", "Download everything"]
    let screen = await screen([item])
    let width = try button(screen).frame.width
    #expect(width > 120)
    screen.perform { item.title = "Download everything" }
    await screen.settle()
    #expect(abs(try button(screen).frame.width - width) <= 1)
    screen.perform { item.possibleTitles = nil }
    await screen.settle()
    #expect(try button(screen).titleLabel?.text == "Download everything")
  }

  @Test func imageInsetsApply() async throws {
    let item = UIBarButtonItem(systemItem: .add)
    let screen = await screen([item])
    let before = try #require(try button(screen).imageView?.frame)
    screen.perform { item.imageInsets = UIEdgeInsets(top: 4, left: 2, bottom: -4, right: -2) }
    await screen.settle()
    #expect(try button(screen).imageView?.frame == before.offsetBy(dx: 2, dy: 4))
  }

  @Test func systemItemsForPlayersAndDocumentsExist() {
    for item in [UIBarButtonItem.SystemItem.organize, .camera, .pause, .rewind, .fastForward] {
      #expect(UIBarButtonItem(systemItem: item).image != nil)
      #expect(UIBarButtonItem(systemItem: item).accessibilityLabel?.isEmpty == false)
    }
    #expect(UIBarButtonItem(systemItem: .undo).title == "Undo")
    #expect(UIBarButtonItem(systemItem: .redo).title == "Redo")
  }
}

extension UIView {
  /// The labels in the view, however deep.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
