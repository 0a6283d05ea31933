import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Controllers that cover a part of the screen, with a presentation context.
@MainActor @Suite struct PresentationContextTests {
  private let log = PresentationLog()

  private func make(_ name: String, _ style: UIModalPresentationStyle) -> LoggedController {
    let controller = LoggedController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  private func fixture() async throws -> (TabBarFixture, UINavigationController, UIViewController) {
    let fixture = await TabBarFixture(["one", "two"], navigates: ["one"])
    let navigation = try fixture.navigation(0)
    return (fixture, navigation, try require(navigation.topViewController))
  }

  private func present(
    _ controller: UIViewController,
    over presenter: UIViewController,
    _ fixture: TabBarFixture
  ) async {
    fixture.screen.perform { presenter.present(controller, animated: true) }
    await fixture.screen.settle()
  }

  @Test func aNavigationControllerDefinesAContextAndAPlainControllerDoesNot() {
    expect(UINavigationController().definesPresentationContext)
    expect(!UIViewController().definesPresentationContext)
  }

  @Test func overCurrentContextCoversTheNearestControllerThatDefinesOne() async throws {
    let (fixture, navigation, one) = try await fixture()
    let card = make("card", .overCurrentContext)
    await present(card, over: one, fixture)
    expect(card.presentingViewController, isSameAs: navigation)
    expect(one.presentedViewController, isSameAs: card)
    expectNil(fixture.tabs.presentedViewController)
    expect(one.view.window != nil)
    // The tab bar is outside of the context and stays usable.
    await fixture.screen.tap(at: CGPoint(x: 300, y: 790))
    expect(fixture.tabs.selectedIndex, equals: 1)
  }

  @Test func currentContextRemovesTheViewBelow() async throws {
    let (fixture, _, one) = try await fixture()
    one.definesPresentationContext = true
    fixture.log.lines.removeAll()
    let card = make("card", .currentContext)
    await present(card, over: one, fixture)
    expect(card.presentingViewController, isSameAs: one)
    expectNil(one.view.window)
    expect(fixture.log.lines, equals: ["one willDisappear in", "one didDisappear out"])
    fixture.screen.perform { card.dismiss(animated: true) }
    await fixture.screen.settle()
    expect(one.view.window != nil)
    expectNil(card.view.window)
  }

  @Test func withoutAContextTheWholeWindowIsCovered() async throws {
    let fixture = await TabBarFixture(["one", "two"])
    let card = make("card", .overCurrentContext)
    await present(card, over: fixture.children[0], fixture)
    expect(card.presentingViewController, isSameAs: fixture.tabs)
    expect(card.view.frame.size, equals: fixture.screen.window.bounds.size)
  }

  @Test func aCurrentContextScreenLeavesAndReturnsWithItsPresenter() async throws {
    let (fixture, navigation, one) = try await fixture()
    one.definesPresentationContext = true
    let card = make("card", .currentContext)
    await present(card, over: one, fixture)
    log.lines.removeAll()
    fixture.screen.perform { navigation.pushViewController(UIViewController(), animated: true) }
    await fixture.screen.settle()
    expect(log.lines, equals: ["card willDisappear in", "card didDisappear out"])
    fixture.screen.perform { _ = navigation.popViewController(animated: true) }
    await fixture.screen.settle()
    expect(card.view.window != nil)
    expectNil(one.view.window)
    expect(log.lines.suffix(1), equals: ["card didAppear in"])
  }

  @Test func aSheetOverACurrentContextScreenGetsTheKeys() async throws {
    let (fixture, _, one) = try await fixture()
    await present(make("card", .overCurrentContext), over: one, fixture)
    let sheet = make("sheet", .pageSheet)
    await present(sheet, over: one.presentedViewController ?? one, fixture)
    await fixture.screen.press(.keyboardEscape)
    await fixture.screen.settle()
    expectNil(sheet.view.window)
    expect(one.presentedViewController != nil)
  }
}
