import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Bars that hide on taps, on drags, for the keyboard and in low windows.
@MainActor @Suite struct NavigationBarHidingTests {
  private func isUp(_ fixture: NavigationFixture) -> Bool {
    fixture.navigation.isNavigationBarHidden
  }

  @Test func nothingHidesTheBarsByDefault() async {
    let fixture = await NavigationFixture { _, _ in }
    expect(!fixture.navigation.hidesBarsOnTap)
    expect(!fixture.navigation.hidesBarsOnSwipe)
    expect(!fixture.navigation.hidesBarsWhenKeyboardAppears)
    expect(!fixture.navigation.hidesBarsWhenVerticallyCompact)
    expect(UINavigationController.hideShowBarDuration, equals: 0.2)
    await fixture.screen.tap(at: CGPoint(x: 200, y: 700))
    expect(!isUp(fixture))
  }

  @Test func tappingTogglesTheBars() async {
    let fixture = await NavigationFixture { navigation, table in
      navigation.hidesBarsOnTap = true
      navigation.isToolbarHidden = false
      table.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    }
    let inset = fixture.inset
    await fixture.screen.tap(at: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(isUp(fixture))
    expect(fixture.navigation.isToolbarHidden)
    expect(fixture.inset, equals: inset - 44)
    await fixture.screen.tap(at: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(!isUp(fixture))
    expect(!fixture.navigation.isToolbarHidden)
    expect(fixture.inset, equals: inset)
  }

  @Test func tappingTheBarKeepsIt() async {
    let fixture = await NavigationFixture { navigation, _ in navigation.hidesBarsOnTap = true }
    await fixture.screen.tap(at: CGPoint(x: 195, y: 69))
    await fixture.screen.settle()
    expect(!isUp(fixture))
    expect(fixture.navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test func draggingUpHidesTheBarsAndDownShowsThem() async {
    let fixture = await NavigationFixture { navigation, _ in navigation.hidesBarsOnSwipe = true }
    await fixture.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(isUp(fixture))
    // The content moved as well.
    expect(fixture.offset, isAbove: 0)
    await fixture.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 480))
    await fixture.screen.settle()
    expect(!isUp(fixture))
    fixture.navigation.hidesBarsOnSwipe = false
    await fixture.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(!isUp(fixture))
  }

  @Test func theKeyboardHidesTheBarsAndATapShowsThem() async throws {
    let fixture = await NavigationFixture { navigation, table in
      navigation.hidesBarsWhenKeyboardAppears = true
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "field"
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      table.tableView.tableHeaderView = field
    }
    try await fixture.screen.tap("field")
    await fixture.screen.settle()
    expect(isUp(fixture))
    await fixture.screen.tap(at: CGPoint(x: 200, y: 400))
    await fixture.screen.settle()
    expect(!isUp(fixture))
    await fixture.screen.tap(at: CGPoint(x: 200, y: 400))
    await fixture.screen.settle()
    expect(!isUp(fixture))
  }

  @Test func verticallyCompactWindowsHideTheBars() async {
    let fixture = await NavigationFixture { navigation, _ in
      navigation.hidesBarsWhenVerticallyCompact = true
    }
    expect(!isUp(fixture))
    fixture.screen.change { $0.size = CGSize(width: 844, height: 390) }
    await fixture.screen.settle()
    let isCompact = fixture.navigation.traitCollection.verticalSizeClass == .compact
    expect(isUp(fixture), equals: isCompact)
    fixture.screen.change { $0.size = CGSize(width: 390, height: 844) }
    await fixture.screen.settle()
    expect(!isUp(fixture))
  }

  @Test func theBarMovesOutOfTheView() async {
    let fixture = await NavigationFixture { _, _ in }
    let before = fixture.navigation.view.subviews.count
    fixture.screen.perform { fixture.navigation.setNavigationBarHidden(true, animated: true) }
    expect(fixture.bar.isHidden)
    await fixture.screen.advance(by: 0.1)
    // A snapshot of it is moving.
    expect(fixture.navigation.view.subviews.count, equals: before + 1)
    await fixture.screen.settle()
    expect(fixture.navigation.view.subviews.count, equals: before)
    fixture.screen.perform { fixture.navigation.setNavigationBarHidden(false, animated: true) }
    await fixture.screen.advance(by: 0.1)
    let shown = fixture.screen.perform { fixture.bar.layer.presentation()?.frame.minY ?? 47 }
    expect(shown, isBelow: 47)
    await fixture.screen.settle()
    expect(fixture.bar.frame.minY, equals: 47)
  }
}
