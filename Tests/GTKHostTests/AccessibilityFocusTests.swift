import Expectations
import Foundation
import Testing
import UIKit

@testable import GTKHost

/// The keyboard focus, as assistive technologies read and move it.
@Suite struct AccessibilityFocusTests {
  private let headless = HeadlessHost(size: CGSize(width: 200, height: 400))
  private let window: UIWindow
  private let bridge: AccessibilityBridge

  init() {
    window = headless.makeWindow()
    window.makeKeyAndVisible()
    bridge = AccessibilityBridge(headless.host, title: "Window")
  }

  private func add<View: UIView>(_ view: View, y: CGFloat) -> View {
    view.frame = CGRect(x: 0, y: y, width: 150, height: 44)
    window.addSubview(view)
    return view
  }

  private func addButton(_ title: String, y: CGFloat) -> UIButton {
    let button = add(UIButton(type: .system), y: y)
    button.setTitle(title, for: .normal)
    return button
  }

  private func readAgain() {
    headless.frame()
    bridge.frameDidEnd()
    bridge.readIfStale()
  }

  private func number(of view: UIView) throws -> Int {
    try require(bridge.objects.number(around: view))
  }

  private func states(of view: UIView) throws -> AccessibilityVocabulary.States {
    bridge.states(of: try number(of: view), focused: bridge.focused)
  }

  @Test func tabMovesTheAccessibilityFocus() throws {
    let first = addButton("first", y: 0)
    let second = addButton("second", y: 50)
    readAgain()
    expectNil(bridge.focused)
    headless.press(.keyboardTab)
    readAgain()
    expect(bridge.focused, equals: (try number(of: first)))
    headless.press(.keyboardTab)
    readAgain()
    expect(bridge.focused, equals: (try number(of: second)))
    try expect(states(of: second).contains(.focused))
    try expect(!states(of: first).contains(.focused))
  }

  @Test func grabbingTheFocusMovesItThere() throws {
    _ = addButton("first", y: 0)
    let second = addButton("second", y: 50)
    readAgain()
    try expect(states(of: second).contains(.focusable))
    expect(headless.host.focus(second))
    readAgain()
    expect(second.isFocused)
    try expect(states(of: second).contains(.focused))
    // Keys go on from there.
    headless.press(.keyboardTab, modifiers: .shift)
    expect(!second.isFocused)
  }

  @Test func grabbingTheFocusBeginsTypingInAField() throws {
    let button = addButton("button", y: 0)
    let field = add(UITextField(), y: 50)
    readAgain()
    expect(headless.host.focus(field))
    readAgain()
    expect(field.isFirstResponder)
    try expect(states(of: field).contains(.focused))
    expect(headless.host.focus(button))
    readAgain()
    expect(!field.isFirstResponder)
    expect(bridge.focused, equals: (try number(of: button)))
  }

  @Test func aTappedTextFieldHasTheAccessibilityFocus() throws {
    let field = add(UITextField(), y: 50)
    readAgain()
    headless.tap(at: CGPoint(x: 20, y: 70))
    readAgain()
    expect(field.isFirstResponder)
    try expect(states(of: field).contains(.focused))
  }

  @Test func disabledAndReadOnlyViewsAreNotFocusable() throws {
    let disabled = addButton("off", y: 0)
    disabled.isEnabled = false
    let label = add(UILabel(), y: 50)
    label.text = "words"
    readAgain()
    try expect(!states(of: disabled).contains(.focusable))
    try expect(!states(of: label).contains(.focusable))
    expect(!headless.host.focus(disabled))
    expect(!headless.host.focus(label))
    expectNil(bridge.focused)
  }

  /// A focusable row that labels its parts: its own label is first.
  private final class Row: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func aFocusedRowReadByItsPartsFocusesItsSummary() throws {
    let row = add(Row(), y: 0)
    let summary = UIAccessibilityElement(accessibilityContainer: row)
    summary.accessibilityLabel = "What it says"
    summary.accessibilityFrame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    button.setTitle("Like", for: .normal)
    row.addSubview(button)
    row.accessibilityElements = [summary, button]
    readAgain()
    headless.press(.keyboardTab)
    readAgain()
    expect(row.isFocused)
    let focused = try require(bridge.focused)
    expect(bridge.objects.entries[focused]?.node.label, equals: "What it says")
    expect(bridge.states(of: focused, focused: focused).contains(.focusable))
    headless.press(.keyboardTab)
    readAgain()
    expect(bridge.focused, equals: (try number(of: button)))
    expect(headless.host.focus(summary))
    expect(row.isFocused)
  }

  @Test func aFocusedTextReadByItsRowFocusesTheRowsSummary() throws {
    let row = add(UIView(), y: 0)
    let text = Row(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    row.addSubview(text)
    let summary = UIAccessibilityElement(accessibilityContainer: row)
    summary.accessibilityLabel = "What it says"
    summary.accessibilityFrame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let button = UIButton(frame: CGRect(x: 110, y: 10, width: 40, height: 20))
    button.setTitle("Like", for: .normal)
    row.addSubview(button)
    row.accessibilityElements = [button, summary]
    readAgain()
    headless.press(.keyboardTab)
    readAgain()
    expect(text.isFocused)
    let focused = try require(bridge.focused)
    expect(bridge.objects.entries[focused]?.node.label, equals: "What it says")
  }
}
