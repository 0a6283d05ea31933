import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Large titles: their height, how they collapse, and their behaviour in a stack.
@MainActor @Suite struct LargeTitleTests {
  private func fixture(rows: Int = 60) async -> NavigationFixture {
    await NavigationFixture(rows: rows) { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
    }
  }

  @Test func aLargeTitleAdds52PointsToBarAndSafeArea() async {
    let fixture = await fixture()
    expect(fixture.bar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 96))
    expect(fixture.table.view.safeAreaInsets.top, equals: 143)
    expect(fixture.inset, equals: 143)
    expect(fixture.offset, equals: -143)
  }

  @Test func scrollingCollapsesTheTitlePointByPoint() async {
    let fixture = await fixture()
    fixture.screen.perform { fixture.table.tableView.contentOffset.y = -123 }
    expect(fixture.bar.frame.height, equals: 76)
    expect(fixture.inset, equals: 123)
    expect(fixture.offset, equals: -123)
    fixture.screen.perform { fixture.table.tableView.contentOffset.y = 200 }
    expect(fixture.bar.frame.height, equals: 44)
    expect(fixture.table.view.safeAreaInsets.top, equals: 91)
    expect(fixture.offset, equals: 200)
    fixture.screen.perform { fixture.table.tableView.contentOffset.y = -143 }
    expect(fixture.bar.frame.height, equals: 96)
    expect(fixture.offset, equals: -143)
  }

  @Test func pullingDownMovesTheTitle() async {
    let fixture = await fixture()
    fixture.screen.perform { fixture.table.tableView.contentOffset.y = -173 }
    expect(fixture.bar.frame.height, equals: 126)
    expect(fixture.inset, equals: 143)
  }

  @Test(arguments: [(8.0, -143.0), (30.0, -91.0)])
  func dragsEndWithTheTitleExpandedOrCollapsed(way: CGFloat, rest: CGFloat) async {
    let fixture = await fixture()
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 500),
      to: CGPoint(x: 200, y: 490 - way),
      duration: 1
    )
    await fixture.screen.advance(by: 2)
    expect(fixture.offset, equals: rest)
  }

  @Test func draggingDownExpandsTheTitleFirst() async {
    let fixture = await fixture()
    await fixture.scroll(to: -91)
    expect(fixture.bar.frame.height, equals: 44)
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 200, y: 362),
      duration: 1
    )
    expect(fixture.bar.frame.height, isAtLeast: 96)
    await fixture.screen.settle()
    expect(fixture.offset, equals: -143)
  }

  @Test func aWheelStepCollapsesTheWholeTitle() async {
    let fixture = await fixture()
    await fixture.screen.turnWheel(by: 1, at: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(fixture.offset, isAtLeast: -91)
    await fixture.screen.turnWheel(by: -3, at: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(fixture.offset, equals: -143)
    expect(fixture.bar.frame.height, equals: 96)
  }

  @Test func contentThatFitsKeepsItsTitle() async {
    let fixture = await fixture(rows: 3)
    await fixture.screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    await fixture.screen.settle()
    expect(fixture.offset, equals: -143)
    expect(fixture.bar.frame.height, equals: 96)
  }

  @Test func itemsCanRefuseLargeTitlesAndTheNextInherits() async {
    let fixture = await fixture()
    await fixture.scroll(to: 100)
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    await fixture.push(small)
    expect(fixture.bar.frame.height, equals: 44)
    expect(small.view.safeAreaInsets.top, equals: 91)
    let next = UIViewController()
    await fixture.push(next)
    expect(fixture.bar.frame.height, equals: 44)
    next.navigationItem.largeTitleDisplayMode = .always
    await fixture.screen.settle()
    expect(fixture.bar.frame.height, equals: 96)
    expect(next.view.safeAreaInsets.top, equals: 143)
  }

  @Test func poppedToScreensRestoreTheirTitle() async {
    let fixture = await fixture()
    await fixture.scroll(to: 300)
    await fixture.push(UIViewController())
    expect(fixture.bar.frame.height, equals: 96)
    await fixture.pop()
    expect(fixture.bar.frame.height, equals: 44)
    expect(fixture.offset, equals: 300)
    await fixture.scroll(to: -143)
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    await fixture.push(small)
    await fixture.pop()
    expect(fixture.bar.frame.height, equals: 96)
    expect(fixture.offset, equals: -143)
  }

  @Test func theBarGrowsAndShrinksWithThePush() async {
    let fixture = await fixture()
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    fixture.screen.perform { fixture.navigation.pushViewController(small, animated: true) }
    await fixture.screen.advance(by: 0.15)
    let height = fixture.screen.perform { fixture.bar.layer.presentation()?.frame.height ?? 0 }
    expect(height > 44 && height < 96)
    await fixture.screen.settle()
    expect(fixture.bar.frame.height, equals: 44)
  }

  @Test func onlyOneOfTheTitlesIsReadAloud() async {
    let fixture = await fixture()
    expect(
      fixture.screen.accessibilityDescription().components(separatedBy: "Numbers").count,
      equals: 2
    )
    await fixture.scroll(to: 300)
    expect(
      fixture.screen.accessibilityDescription().components(separatedBy: "Numbers").count,
      equals: 2
    )
  }

  @Test func disablingLargeTitlesKeepsContentAtItsTop() async {
    let fixture = await fixture()
    fixture.screen.perform { fixture.bar.prefersLargeTitles = false }
    await fixture.screen.settle()
    expect(fixture.bar.frame.height, equals: 44)
    expect(fixture.offset, equals: -91)
  }

  @Test func aPhoneOnItsSideHasNoLargeTitle() async {
    let fixture = await fixture()
    fixture.screen.change {
      $0.size = CGSize(width: 844, height: 390)
      $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    await fixture.screen.settle()
    expect(fixture.bar.frame.height, equals: 32)
    expect(fixture.offset, equals: -32)
  }

  @Test func aWideSafeAreaIsTheMarginOfTheTitle() async throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let traits = ScreenTraits(size: CGSize(width: 844, height: 600), safeAreaInsets: insets)
    let fixture = await NavigationFixture(traits: traits) { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
    }
    let labels = fixture.bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let label = try require(labels.first { $0.text == "Numbers" })
    expect(label.convert(label.bounds, to: nil).minX, equals: 47)
  }
}
