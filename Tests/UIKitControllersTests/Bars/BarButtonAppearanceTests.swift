import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Buttons of a navigation bar with an appearance, and with their own attributes.
@MainActor @Suite struct BarButtonAppearanceTests {
  private let plain = UIBarButtonItem(title: "Plain")
  private let done = UIBarButtonItem(systemItem: .done)

  private func fixture(_ appearance: UINavigationBarAppearance?) async -> NavigationFixture {
    plain.accessibilityIdentifier = "plain"
    done.accessibilityIdentifier = "done"
    return await NavigationFixture { [plain, done] navigation, table in
      if let appearance {
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
      }
      table.navigationItem.rightBarButtonItems = [done, plain]
    }
  }

  private func label(_ name: String, _ fixture: NavigationFixture) throws -> UILabel {
    let button = try require(try fixture.screen.view(name) as? UIButton)
    fixture.screen.perform { button.layoutIfNeeded() }
    return try require(button.titleLabel)
  }

  @Test func plainAndDoneButtonsHaveSeparateAttributes() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
    ]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let fixture = await fixture(appearance)
    try expect(label("plain", fixture).textColor, equals: .red)
    try expect(label("plain", fixture).font, equals: .systemFont(ofSize: 12))
    try expect(label("done", fixture).textColor, equals: .green)
    try expect(label("done", fixture).font, equals: .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func disabledButtonsAreDimmedUnlessTheyHaveAColor() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    plain.isEnabled = false
    let fixture = await fixture(appearance)
    try expect(label("plain", fixture).textColor, equals: UIColor.red.withAlphaComponent(0.4))
    fixture.screen.perform {
      fixture.bar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [
        .foregroundColor: UIColor.blue
      ]
      fixture.bar.scrollEdgeAppearance = fixture.bar.standardAppearance
    }
    try expect(label("plain", fixture).textColor, equals: .blue)
    fixture.screen.perform { plain.isEnabled = true }
    try expect(label("plain", fixture).textColor, equals: .red)
  }

  @Test func pressedButtonsHaveTheirOwnColor() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let fixture = await fixture(appearance)
    let label = try label("plain", fixture)
    let before = label.textColor
    try await fixture.screen.press("plain") {
      expect(label.textColor, equals: .blue)
      expect(label.alpha, equals: 1)
    }
    await fixture.screen.settle()
    expect(label.textColor, equals: before)
  }

  @Test func itemAppearancesOverrideTheBar() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
    ]
    let fixture = await fixture(appearance)
    fixture.screen.perform {
      plain.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    }
    try expect(label("plain", fixture).textColor, equals: .green)
    try expect(label("plain", fixture).font, equals: .systemFont(ofSize: 12))
    expect(plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .green)
    expectNil(plain.titleTextAttributes(for: .disabled))
    fixture.screen.perform { plain.setTitleTextAttributes(nil, for: .normal) }
    try expect(label("plain", fixture).textColor, equals: .red)
  }

  @Test func allTitleAttributesApply() async throws {
    let fixture = await fixture(nil)
    let width = try label("plain", fixture).frame.width
    fixture.screen.perform { plain.setTitleTextAttributes([.kern: 4], for: .normal) }
    await fixture.screen.settle()
    try expect(label("plain", fixture).frame.width, isAbove: width + 10)
    fixture.screen.perform { plain.setTitleTextAttributes(nil, for: .normal) }
    await fixture.screen.settle()
    try expect(label("plain", fixture).frame.width, equals: width)
  }

  @Test func titleAndBackgroundOffsetsApply() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 28)).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 28))
    }
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = image
    let fixture = await fixture(appearance)
    let button = try fixture.screen.view("plain")
    let frame = try label("plain", fixture).frame
    let ground = try require(button.subviews.compactMap { $0 as? UIImageView }.first)
    expect(ground.frame, equals: CGRect(x: 0, y: 8, width: button.bounds.width, height: 28))
    fixture.screen.perform {
      let normal = appearance.buttonAppearance.normal
      normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
      normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
      fixture.bar.scrollEdgeAppearance = appearance
    }
    await fixture.screen.settle()
    try expect(label("plain", fixture).frame, equals: frame.offsetBy(dx: 3, dy: -2))
    expect(ground.frame.minY, equals: 12)
  }

  @Test func barAppearancesCanBeChangedInPlace() async throws {
    let fixture = await fixture(nil)
    let before = try label("plain", fixture).textColor
    fixture.screen.perform { _ = fixture.bar.standardAppearance }
    await fixture.scroll(to: 100)
    try expect(label("plain", fixture).textColor, equals: before, "reading changes nothing")
    fixture.screen.perform {
      fixture.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.red
      ]
    }
    try expect(label("plain", fixture).textColor, equals: .red)
  }

  @Test func itemsMovedToAnotherBarUseItsAppearance() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let fixture = await fixture(appearance)
    try expect(label("plain", fixture).textColor, equals: .red)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fixture.screen.perform {
      fixture.table.navigationItem.rightBarButtonItems = nil
      fixture.table.view.addSubview(toolbar)
      toolbar.items = [plain]
    }
    await fixture.screen.settle()
    let button = try require(toolbar.subviews.compactMap { $0 as? UIButton }.first)
    expect(button.titleLabel?.textColor, equals: button.tintColor)
  }

  // MARK: The back button

  private func push(_ fixture: NavigationFixture) async throws -> UIButton {
    await fixture.push(UIViewController())
    return try require(try fixture.screen.view("navigation.back") as? UIButton)
  }

  @Test func theBackButtonShowsItsTitle() async throws {
    let fixture = await fixture(nil)
    fixture.table.navigationItem.backButtonTitle = "Away"
    let back = try await push(fixture)
    expect(back.currentTitle, equals: "Away")
    let title = try require(back.titleLabel)
    let image = try require(back.imageView)
    expect(title.frame.minX, isAtLeast: image.frame.maxX + 4)
    expect(back.bounds.contains(title.frame))
  }

  @Test(
    arguments: [
      (UINavigationItem.BackButtonDisplayMode.generic, "Back"), (.minimal, nil), (.default, "Away"),
    ] as [(UINavigationItem.BackButtonDisplayMode, String?)]
  )
  func theDisplayModeDeterminesTheBackButtonTitle(
    _ mode: UINavigationItem.BackButtonDisplayMode,
    title: String?
  ) async throws {
    let fixture = await fixture(nil)
    fixture.table.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away")
    fixture.table.navigationItem.backButtonDisplayMode = mode
    let back = try await push(fixture)
    expect(back.currentTitle, equals: title)
    expect(back.accessibilityLabel, equals: "Away")
  }

  @Test func theMinimalModeShowsOnlyTheChevron() async throws {
    let fixture = await fixture(nil)
    fixture.table.navigationItem.backButtonDisplayMode = .minimal
    let back = try await push(fixture)
    expectNil(back.currentTitle)
    let arrowhead = fixture.screen.perform { UIImage(systemName: "chevron.backward") }
    expect(back.currentImage, equals: arrowhead)
    expect(back.accessibilityLabel, equals: "Numbers")
  }

  @Test func theBackButtonFallsBackToPlainButtonAppearance() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
    ]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let fixture = await fixture(appearance)
    fixture.table.navigationItem.backButtonTitle = "Away"
    let back = try await push(fixture)
    expect(back.titleLabel?.textColor, equals: .green)
    expect(back.titleLabel?.font, equals: .systemFont(ofSize: 12))
  }

  @Test func theBackIndicatorNeedsATransitionMask() async throws {
    let heart = UIImage(systemName: "heart")
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(heart, transitionMaskImage: nil)
    expectNil(appearance.backIndicatorImage)
    appearance.setBackIndicatorImage(heart, transitionMaskImage: heart)
    expect(appearance.backIndicatorTransitionMaskImage, isSameAs: heart)
    let fixture = await fixture(appearance)
    try await expect(push(fixture).currentImage, isSameAs: heart)
  }

  @Test func barsWithoutAnAppearanceHaveABackIndicatorImage() async throws {
    let heart = UIImage(systemName: "heart")
    let fixture = await fixture(nil)
    fixture.screen.perform { fixture.bar.backIndicatorImage = heart }
    let back = try await push(fixture)
    expect(back.currentImage !== heart)
    fixture.screen.perform { fixture.bar.backIndicatorTransitionMaskImage = heart }
    expect(back.currentImage, isSameAs: heart)
  }
}
