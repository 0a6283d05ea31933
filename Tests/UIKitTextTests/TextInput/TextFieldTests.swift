import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitValues

/// A text field as it is typed into.
@MainActor @Suite final class TextFieldTests: NSObject, UITextFieldDelegate {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 200))
  private let window: UIWindow
  private let field = UITextField()
  private var events: [String] = []
  private var limit = Int.max

  override init() {
    window = headless.makeWindow()
    super.init()
    headless.run {
      field.borderStyle = .roundedRect
      field.frame = CGRect(x: 10, y: 20, width: 200, height: 34)
      field.delegate = self
      window.addSubview(field)
    }
    headless.frame()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    events.append("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    events.append("shouldEnd")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("didEnd") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    events.append("should \(range.location)+\(range.length) \(string)")
    let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    return length <= limit
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { events.append("select") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    return true
  }

  @Test("a long text is truncated until it is edited, with the same fitting size")
  func ellipsis() throws {
    let long = "a line of text that is far too long for the field that it stands in"
    headless.run { field.text = long }
    headless.frame()
    expect(field.editor.body.blocks[0].isTruncated)
    let canvas = field.canvas
    expect(canvas.frame.maxX, isAtMost: field.textRect(forBounds: field.bounds).width + 2)
    let wanted = field.intrinsicContentSize
    expect(wanted.width, isAbove: 300)
    headless.tap(at: CGPoint(x: 60, y: 35))
    expect(field.isEditing && !field.editor.body.blocks[0].isTruncated)
    expect(field.intrinsicContentSize, equals: wanted)
    expect(canvas.bounds.width, isAbove: 300)
    headless.run { _ = field.resignFirstResponder() }
    headless.frame()
    expect(field.editor.body.blocks[0].isTruncated && field.text == long)
    headless.run { field.frame.size.width = wanted.width + 20 }
    headless.frame()
    expect(!field.editor.body.blocks[0].isTruncated)
    headless.run { field.text = "short" }
    headless.frame()
    expect(!field.editor.body.blocks[0].isTruncated)
  }

  @Test func typingNotifiesDelegateAndActions() {
    field.addAction(UIAction { _ in self.events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in self.events.append("begin") }, for: .editingDidBegin)
    headless.tap(at: CGPoint(x: 60, y: 35))
    expect(events, equals: ["shouldBegin", "begin", "didBegin"])
    events = []
    headless.type("a")
    expect(events, equals: ["should 0+0 a", "select", "changed"])
    expect(field.text == "a" && field.isEditing)
    events = []
    headless.type("\n")
    expect(events, equals: ["return"])
    expect(field.text == "a" && field.isEditing)
  }

  @Test func returnEndsEditingWithAPrimaryAction() {
    field.addAction(UIAction { _ in self.events.append("primary") }, for: .primaryActionTriggered)
    field.addAction(UIAction { _ in self.events.append("exit") }, for: .editingDidEndOnExit)
    headless.tap(at: CGPoint(x: 60, y: 35))
    events = []
    headless.type("\n")
    expect(events, equals: ["return", "primary", "exit", "shouldEnd", "didEnd"])
    expect(!field.isEditing)
  }

  @Test func delegateLimitsTheLength() {
    limit = 3
    headless.tap(at: CGPoint(x: 60, y: 35))
    headless.type("abcdef")
    expect(field.text, equals: "abc")
    headless.host.pasteboard.string = "more"
    headless.press("v", modifiers: .control)
    expect(field.text, equals: "abc")
  }

  @Test func pastedBreaksBecomeSpaces() {
    headless.tap(at: CGPoint(x: 60, y: 35))
    headless.host.pasteboard.string = "one\ntwo\n"
    headless.press("v", modifiers: .control)
    expect(field.text, equals: "one two")
  }

  @Test func longTextScrollsToTheCaret() {
    headless.tap(at: CGPoint(x: 60, y: 35))
    headless.type("A text that is much longer than the field is wide")
    let end = field.caretRect(for: field.endOfDocument)
    expect(field.bounds.contains(end))
    expect(end.maxX, isAbove: 180)
    headless.press(.keyboardHome)
    headless.frame()
    let start = field.caretRect(for: field.beginningOfDocument)
    expect(field.bounds.contains(start))
    expect(start.minX, isBelow: 10)
  }

  @Test func secureTextIsNotShownOrCopied() {
    headless.tap(at: CGPoint(x: 60, y: 35))
    field.isSecureTextEntry = true
    headless.type("pass👍")
    expect(field.text, equals: "pass👍")
    expect(field.accessibilityValue, equals: "•••••")
    headless.press("a", modifiers: .control)
    headless.press("c", modifiers: .control)
    expect(!headless.host.pasteboard.hasStrings)
    expectNil(headless.host.surroundingText())
    expect(headless.host.textInputState?.isSecure, equals: true)
    headless.press(.keyboardEnd)
    let width = field.caretRect(for: field.endOfDocument).minX
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.text, equals: "pass")
    expect(field.caretRect(for: field.endOfDocument).minX, isBelow: width - 4)
  }

  @Test func placeholderShowsWithoutText() {
    field.placeholder = "Name"
    headless.frame()
    expect(!field.placeholderLabel.isHidden)
    expect(field.accessibilityValue, equals: "Name")
    headless.tap(at: CGPoint(x: 60, y: 35))
    headless.type("x")
    expect(field.placeholderLabel.isHidden)
    headless.press(.keyboardDeleteOrBackspace)
    headless.frame()
    expect(!field.placeholderLabel.isHidden)
  }

  @Test func theClearButtonClears() {
    field.clearButtonMode = .whileEditing
    field.text = "words"
    headless.tap(at: CGPoint(x: 60, y: 35))
    headless.frame()
    let button = field.clearButtonRect(forBounds: field.bounds)
    expect(!field.clearButton.isHidden)
    expect(field.editingRect(forBounds: field.bounds).maxX, isBelow: button.minX)
    headless.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    expect(field.text, equals: "")
    headless.frame()
    expect(field.clearButton.isHidden)
    headless.press("z", modifiers: .control)
    expect(field.text, equals: "words")
  }

  @Test func theClearButtonAsksShouldClearAlone() {
    final class Refusal: NSObject, UITextFieldDelegate {
      var clears = 0
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        clears += 1
        return true
      }
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let refusal = Refusal()
    field.delegate = refusal
    field.clearButtonMode = .always
    field.text = "words"
    headless.frame()
    let button = field.clearButtonRect(forBounds: field.bounds)
    headless.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    expect(field.text, equals: "")
    expect(refusal.clears, equals: 1)
  }

  @Test func sideViewsInsetTheText() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = view
    expect(field.textRect(forBounds: field.bounds).minX, equals: 7)
    field.leftViewMode = .always
    headless.frame()
    expect(field.textRect(forBounds: field.bounds).minX, equals: 36)
    expect(view.frame, equals: CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  @Test func sizesFollowTextAndBorder() {
    let empty = field.intrinsicContentSize
    expect(empty.height, equals: 34)
    field.text = "Some words"
    expect(field.intrinsicContentSize.width, isAbove: empty.width + 60)
    field.borderStyle = .none
    expect(field.intrinsicContentSize.height, equals: 22)
  }
}
