import Expectations
import Foundation
import Testing
import UIKit

/// Text inserted by the program: the delegate is only asked when the reader types.
@MainActor @Suite final class TypedByCodeTests: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
  private var asked: [String] = []
  private var answer = true
  private var clears = true
  private var onAsked: (() -> Void)?

  override init() {
    window = host.makeWindow()
    super.init()
    window.addSubview(field)
    window.addSubview(view)
    field.delegate = self
    view.delegate = self
    host.frame()
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append(string)
    onAsked?()
    return answer
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    asked.append(text)
    return answer
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }

  @Test func insertTextDoesNotAskTheDelegate() {
    answer = false
    field.insertText("12")
    view.insertText("ab")
    expect(field.text, equals: "12")
    expect(view.text, equals: "ab")
    expect(asked, satisfies: \.isEmpty)
  }

  @Test func deleteBackwardDoesNotAskTheDelegate() {
    field.text = "12"
    view.text = "ab"
    answer = false
    field.deleteBackward()
    view.deleteBackward()
    expect(field.text, equals: "1")
    expect(view.text, equals: "a")
    expect(asked, satisfies: \.isEmpty)
  }

  @Test func replacingARangeDoesNotAskTheDelegate() throws {
    field.text = "12"
    answer = false
    let all = try require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    field.replace(all, withText: "345")
    expect(field.text, equals: "345")
    expect(asked, satisfies: \.isEmpty)
  }

  @Test func theReadersKeysAskOnceForEach() {
    host.run { _ = field.becomeFirstResponder() }
    host.host.sendText("1")
    host.frame()
    host.host.sendText("2")
    host.frame()
    answer = false
    host.host.sendText("3")
    host.frame()
    expect(field.text, equals: "12")
    expect(asked, equals: ["1", "2", "3"])
  }

  @Test func aDelegateThatFormatsByReplacingIsNotAskedAgain() {
    host.run { _ = field.becomeFirstResponder() }
    answer = false
    onAsked = { [field] in
      guard let end = field.textRange(from: field.endOfDocument, to: field.endOfDocument) else {
        return
      }
      field.replace(end, withText: "1-")
    }
    host.host.sendText("1")
    host.frame()
    expect(field.text, equals: "1-")
    expect(asked, equals: ["1"])
  }

  @Test func anOverriddenInsertTextStillTypesAsTheReader() {
    final class Upper: UITextField {
      override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }
    let upper = Upper(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
    upper.delegate = self
    window.addSubview(upper)
    host.run { _ = upper.becomeFirstResponder() }
    host.host.sendText("a")
    host.frame()
    expect(upper.text, equals: "A")
    expect(asked, equals: ["A"])
  }

  @Test func clearingOnBeginningAsksWhetherToClear() {
    field.text = "12"
    field.clearsOnBeginEditing = true
    clears = false
    host.run { _ = field.becomeFirstResponder() }
    expect(field.text, equals: "12")
    host.run { _ = field.resignFirstResponder() }
    clears = true
    host.run { _ = field.becomeFirstResponder() }
    expect(field.text, equals: "")
  }

  @Test func aPlainPlaceholderIsAnAttributedOneToo() throws {
    expectNil(field.attributedPlaceholder)
    field.placeholder = "Name"
    let placeholder = try require(field.attributedPlaceholder)
    expect(placeholder.string, equals: "Name")
    let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    expect(color, equals: .placeholderText)
    field.placeholder = nil
    expectNil(field.attributedPlaceholder)
  }
}
