import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Alerts, and the effects of their actions.
@Suite struct AlertTests {
  private func makeAlert(
    _ fixture: PresentationFixture,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    fixture.headless.run {
      let alert = UIAlertController(title: "Keep it?", message: nil, preferredStyle: style)
      for (title, kind) in [
        ("Keep", UIAlertAction.Style.default), ("Delete", .destructive), ("Stay", .cancel),
      ] {
        alert.addAction(
          UIAlertAction(title: title, style: kind) { [log = fixture.log] action in
            log.lines.append("\(action.title ?? "")")
          }
        )
      }
      return alert
    }
  }

  private func tap(_ alert: UIAlertController, _ index: Int, _ fixture: PresentationFixture) {
    let button = alert.actions[index].button
    let bounds = button?.bounds ?? .zero
    let middle = button?.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) ?? .zero
    fixture.headless.tap(at: middle)
    fixture.headless.settle()
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func handlersRunAfterDismissal(style: UIAlertController.Style) {
    let fixture = PresentationFixture()
    let alert = makeAlert(fixture, style: style)
    fixture.present(alert)
    tap(alert, 1, fixture)
    expect(fixture.log.lines, equals: ["presented", "Delete"])
    expectNil(fixture.root.presentedViewController)
  }

  @Test func handlersCanPresentAnotherAlert() {
    let fixture = PresentationFixture()
    let next = makeAlert(fixture)
    let first = fixture.headless.run {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    first.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        fixture.root.present(next, animated: true)
      }
    )
    fixture.present(first)
    tap(first, 0, fixture)
    expect(fixture.root.presentedViewController, isSameAs: next)
  }

  @Test func escapeCancelsAndReturnPerformsThePreferredAction() {
    let fixture = PresentationFixture()
    let alert = makeAlert(fixture)
    fixture.present(alert)
    fixture.press(.keyboardReturnOrEnter)
    expect(fixture.root.presentedViewController, isSameAs: alert, "there is no preferred action")
    alert.preferredAction = alert.actions[0]
    fixture.press(.keyboardReturnOrEnter)
    expect(fixture.log.lines, equals: ["presented", "Keep"])
    let other = makeAlert(fixture)
    fixture.present(other)
    fixture.press(.keyboardEscape)
    expect(fixture.log.lines.last, equals: "Stay")
  }

  @Test func tappingOutsideCancelsActionSheetsButNotAlerts() {
    let fixture = PresentationFixture()
    let sheet = makeAlert(fixture, style: .actionSheet)
    fixture.present(sheet)
    fixture.headless.tap(at: CGPoint(x: 100, y: 100))
    fixture.headless.settle()
    expect(fixture.log.lines, equals: ["presented", "Stay"])
    let alert = makeAlert(fixture)
    fixture.present(alert)
    fixture.headless.tap(at: CGPoint(x: 100, y: 100))
    fixture.headless.settle()
    expect(fixture.root.presentedViewController, isSameAs: alert)
  }

  @Test func disabledActionsDoNothing() {
    let fixture = PresentationFixture()
    let alert = makeAlert(fixture)
    alert.actions[0].isEnabled = false
    fixture.present(alert)
    tap(alert, 0, fixture)
    expect(fixture.root.presentedViewController, isSameAs: alert)
  }

  @Test func twoShortActionsAreSideBySideWithCancelFirst() throws {
    let fixture = PresentationFixture()
    let alert = fixture.headless.run {
      UIAlertController(title: "Go?", message: "Now.", preferredStyle: .alert)
    }
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    fixture.present(alert)
    let go = try require(alert.actions[0].button)
    let stay = try require(alert.actions[1].button)
    expect(stay.frame.minX == 0 && go.frame.minX == 135)
    expect(go.frame.minY, equals: stay.frame.minY)
    expect(fixture.frame(of: alert).midX, equals: 195)
  }

  private func makeQuestion(_ fixture: PresentationFixture) -> UIAlertController {
    fixture.headless.run {
      let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      let go = UIAlertAction(title: "Go", style: .default) { [log = fixture.log, weak alert] _ in
        log.lines.append(alert?.textFields?.map { $0.text ?? "" }.joined(separator: "/") ?? "")
      }
      alert.addAction(go)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      alert.preferredAction = go
      return alert
    }
  }

  @Test func alertActionsReadTheTypedText() throws {
    let fixture = PresentationFixture()
    let alert = makeQuestion(fixture)
    expect(alert.textFields?.map(\.placeholder), equals: ["Name", nil])
    fixture.present(alert)
    let fields = try require(alert.textFields)
    expect(fields[0].isFirstResponder)
    fixture.headless.type("ana")
    fixture.press(.keyboardReturnOrEnter)
    expect(fields[1].isFirstResponder, "Return goes to the next field")
    fixture.headless.type("secret")
    fixture.press(.keyboardReturnOrEnter)
    expect(fixture.log.lines, equals: ["presented", "ana/secret"])
    expectNil(fixture.root.presentedViewController)
  }

  @Test func anAlertStaysAboveTheKeyboard() {
    let fixture = PresentationFixture()
    fixture.headless.keyboardHeight = 420
    let alert = makeQuestion(fixture)
    fixture.present(alert)
    expect(fixture.frame(of: alert).maxY, isAtMost: 844 - 420)
    expect(alert.textFields?.first?.isFirstResponder, equals: true)
  }

  @Test func alertsOverASheetKeepTheSheet() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    let alert = makeAlert(fixture)
    fixture.present(alert, over: sheet)
    expect(fixture.window.subviews.count, equals: 3)
    tap(alert, 0, fixture)
    expect(fixture.root.presentedViewController, isSameAs: sheet)
    fixture.press(.keyboardEscape)
    expectNil(fixture.root.presentedViewController)
  }
}
