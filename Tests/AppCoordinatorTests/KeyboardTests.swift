import AppCoordinator
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Operating the app with the keyboard.
@Suite struct KeyboardTests {
  private let strings = Strings(.english)

  private func focused(_ app: DemoApp) -> UIView? {
    UIFocusSystem(for: app.screen.window)?.focusedItem as? UIView
  }

  private func perform(_ title: String, _ app: DemoApp) async -> Bool {
    let isDone = app.screen.perform {
      app.coordinator.keyboardShortcuts.first { $0.title == title }?.perform() ?? false
    }
    await app.screen.settle()
    return isDone
  }

  @Test func jAndKMoveBetweenMomentsAndLLikes() async throws {
    let app = await DemoApp()
    await app.screen.press("j")
    await app.screen.settle()
    let first = try require(focused(app) as? UITableViewCell)
    await app.screen.press("j")
    await app.screen.settle()
    let second = try require(focused(app) as? UITableViewCell)
    expect(first !== second)
    expect(second.frame.minY, isAbove: first.frame.minY)
    let heart = try require(
      second.firstDescendant { $0.accessibilityIdentifier?.hasPrefix("like.") == true }
    )
    let before = (heart as? UIButton)?.isSelected
    await app.screen.press("l")
    await app.screen.settle()
    expect((heart as? UIButton)?.isSelected != before)
    await app.screen.press("k")
    await app.screen.settle()
    expect(focused(app), isSameAs: first)
  }

  @Test func rRepliesToTheFocusedMoment() async throws {
    let app = await DemoApp()
    await app.screen.press("j")
    await app.screen.press("r")
    await app.screen.settle()
    try expect(!app.screen.view("composer.text").isHidden)
  }

  @Test func rRepliesToTheMomentOfAThread() async throws {
    let app = await DemoApp(first: .moment("moment-1"))
    await app.screen.press("r")
    await app.screen.settle()
    try expect(!app.screen.view("composer.text").isHidden)
  }

  @Test func returnOpensTheFocusedMomentAndBackRestoresTheFocus() async throws {
    let app = await DemoApp()
    await app.screen.press("j")
    let row = try require(focused(app))
    await app.screen.press(.keyboardReturnOrEnter)
    await app.screen.settle()
    try expect(!app.screen.view("thread.text").isHidden)
    expect(focused(app) !== row)
    await expect(perform(strings.shortcutBack, app))
    expect(focused(app), isSameAs: row)
  }

  @Test func jMovesInTheListBesideAThread() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 1200, height: 800)))
    // By pointer: nothing is focused, and keys go to the last column first.
    await app.screen.tap(at: CGPoint(x: 450, y: 545))
    await app.screen.settle()
    try expect(!app.screen.view("thread.text").isHidden)
    await app.screen.press("j")
    await app.screen.settle()
    let row = try require(focused(app) as? UITableViewCell)
    expect(row.firstDescendant { $0.accessibilityIdentifier == "like.moment-1" } != nil)
  }

  @Test func tabFocusesPhotosAndReturnOpensThem() async throws {
    let app = await DemoApp()
    await app.screen.press("j")
    for _ in 0..<4 where focused(app)?.accessibilityIdentifier != "photo.0.moment-1" {
      await app.screen.press(.keyboardTab)
    }
    expect(focused(app)?.accessibilityIdentifier, equals: "photo.0.moment-1")
    await app.screen.press(.keyboardReturnOrEnter)
    await app.screen.settle()
    try expect(!app.screen.view("photos.close").isHidden)
  }

  @Test func theSheetListsShortcutsAndClosesOnEscape() async throws {
    let app = await DemoApp()
    await expect(perform(strings.shortcutsTitle, app))
    let text = app.screen.layoutDescription()
    for title in [
      strings.shortcutNextMoment, strings.shortcutLike, strings.shortcutRefresh,
      strings.composerOpen,
    ] {
      expect(text.contains(title))
    }
    await app.screen.press(.keyboardEscape)
    await app.screen.settle()
    expect(!app.screen.layoutDescription().contains(strings.shortcutNextMoment))
  }

  @Test func tabReachesEveryControlOfEveryScreen() async throws {
    for first in [Route.tab(.timeline), .moment("moment-1"), .tab(.explore), .tab(.wall)] {
      let app = await DemoApp(first: first)
      var stops: [String] = []
      for _ in 0..<25 {
        await app.screen.press(.keyboardTab)
        let view = try require(focused(app), "\(first)")
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? "\(type(of: view))"
        let frame = view.convert(view.bounds, to: nil)
        // Cells are reused, so the same view may show another row.
        let places = view.scrollViews.map { view.convert(view.bounds, to: $0) }
        stops.append("\(name) \(places)")
        await app.screen.settle()
        expect(frame.width > 0 && frame.height > 0, "\(name) on \(first)")
      }
      expect(Set(stops).count, equals: stops.count, "\(first): \(stops)")
    }
  }

  @Test(
    arguments: [
      (UIUserInterfaceStyle.light, AppLanguage.english), (.dark, .simplifiedChinese),
      (.dark, .arabic),
    ]
  )
  func theSheetAndTheFocusRingMatchTheirSnapshots(
    style: UIUserInterfaceStyle,
    language: AppLanguage
  ) async throws {
    let app = await DemoApp(traits: ScreenTraits(style: style), language: language)
    await app.screen.press("j")
    await app.screen.settle()
    let name = "\(language.rawValue)-\(style == .dark ? "dark" : "light")"
    if language != .simplifiedChinese { expectLook(app.screen, "ring-\(name)") }
    app.screen.perform { _ = app.coordinator.keyboardShortcuts.first { $0.key == "?" }?.perform() }
    await app.screen.settle()
    expectLook(app.screen, "shortcuts-\(name)")
  }

}

extension UIView {
  /// The lists that the view is in: that of the screen, and shelves in it.
  fileprivate var scrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).compactMap { $0 as? UIScrollView }
  }

  fileprivate func firstDescendant(where isWanted: (UIView) -> Bool) -> UIView? {
    for subview in subviews {
      if isWanted(subview) { return subview }
      if let found = subview.firstDescendant(where: isWanted) { return found }
    }
    return nil
  }
}
