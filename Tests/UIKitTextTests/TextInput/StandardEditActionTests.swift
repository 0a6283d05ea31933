import Expectations
import Foundation
import Testing
import UIKit

/// The standard edit actions of responders that are not texts.
@MainActor struct StandardEditActionTests {
  private final class CopyableLabel: UILabel {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []
    override func cut(_ sender: Any?) { calls.append("cut") }
    override func selectAll(_ sender: Any?) { calls.append("selectAll") }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let label = CopyableLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let screen = Screen()

  init() {
    let (host, label, screen) = (host, label, screen)
    let window = host.makeWindow()
    host.run {
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.view.addSubview(label)
    }
  }

  @Test func keysSendThemToTheFirstResponder() {
    host.press("c", modifiers: .control)
    expect(label.calls, satisfies: \.isEmpty)
    host.run { _ = label.becomeFirstResponder() }
    host.press("c", modifiers: .control)
    host.press("v", modifiers: .command)
    expect(label.calls, equals: ["copy", "paste"])
  }

  @Test func thoseThatAResponderDoesNotSupportGoToTheNext() {
    host.run { _ = label.becomeFirstResponder() }
    host.press("x", modifiers: .control)
    host.press("a", modifiers: .control)
    expect(screen.calls, equals: ["cut", "selectAll"])
    expect(label.calls, satisfies: \.isEmpty)
    label.delete(nil)
    label.select(nil)
  }

  @Test func aViewCallsThoseOfItsSuperview() {
    let part = UIView()
    label.addSubview(part)
    part.copy(nil)
    expect(label.calls, equals: ["copy"])
  }

  @Test func aTextInsideKeepsItsOwn() {
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    host.run {
      screen.view.addSubview(field)
      field.text = "Text"
      _ = field.becomeFirstResponder()
    }
    host.press("a", modifiers: .control)
    host.press("x", modifiers: .control)
    expect(field.text, equals: "")
    expect(screen.calls, satisfies: \.isEmpty)
  }
}
