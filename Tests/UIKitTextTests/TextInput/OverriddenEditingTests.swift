import Expectations
import Foundation
import Testing
import UIKit

/// Subclasses of text fields and text views receive the standard edit actions, from keys and menus,
/// and the requests of the input method.
@MainActor @Suite struct OverriddenEditingTests {
  private final class Field: UITextField {
    var calls: [String] = []
    var allowsPaste = true

    override func cut(_ sender: Any?) {
      calls.append("cut")
      super.cut(sender)
    }
    override func copy(_ sender: Any?) {
      calls.append("copy")
      super.copy(sender)
    }
    override func paste(_ sender: Any?) {
      calls.append("paste")
      if allowsPaste { super.paste(sender) }
    }
    override func selectAll(_ sender: Any?) {
      calls.append("selectAll")
      super.selectAll(sender)
    }
    override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set {
        calls.append("select")
        super.selectedTextRange = newValue
      }
    }
    override func closestPosition(
      to point: CGPoint,
      within range: UITextRange
    ) -> UITextPosition? { range.end }
    override func unmarkText() {
      calls.append("unmark")
      super.unmarkText()
    }
  }

  private final class View: UITextView {
    var calls: [String] = []
    override func paste(_ sender: Any?) {
      calls.append("paste")
      insertText("pasted")
    }
    override var endOfDocument: UITextPosition { beginningOfDocument }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))

  @Test func keysSendTheActionsOfATextField() {
    let window = host.makeWindow()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(field)
    host.run { _ = field.becomeFirstResponder() }
    host.type("word")
    host.press("a", modifiers: .control)
    host.press("c", modifiers: .control)
    host.press("x", modifiers: .control)
    expect(field.calls, equals: ["selectAll", "copy", "cut"])
    expect(field.text?.isEmpty, equals: true)
    host.press("v", modifiers: .control)
    expect(field.text, equals: "word")
    field.allowsPaste = false
    host.press("v", modifiers: .control)
    expect(field.text, equals: "word")
    expect(field.calls, equals: ["selectAll", "copy", "cut", "paste", "paste"])
  }

  @Test func actionsThatDoNotApplyAreNotSent() {
    let window = host.makeWindow()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(field)
    host.run { _ = field.becomeFirstResponder() }
    host.press("c", modifiers: .control)
    host.press("x", modifiers: .control)
    expect(field.calls, satisfies: \.isEmpty)
  }

  @Test func textViewsCanOverridePaste() {
    let window = host.makeWindow()
    let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    host.run { _ = view.becomeFirstResponder() }
    host.run { UIPasteboard.general.string = "other" }
    host.press("v", modifiers: .control)
    expect(view.text, equals: "pasted")
    expect(view.calls, equals: ["paste"])
    expect(view.compare(view.endOfDocument, to: view.beginningOfDocument), equals: .orderedSame)
  }

  @Test func textInputUsesSubclassOverrides() throws {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "some words"
    let input: any UITextInput = field
    let start = input.beginningOfDocument
    let middle = try require(input.position(from: start, offset: 4))
    let range = try require(input.textRange(from: start, to: middle))
    input.selectedTextRange = range
    input.unmarkText()
    expect(field.calls, equals: ["select", "unmark"])
    expect(input.text(in: range), equals: "some")
    let closest = try require(input.closestPosition(to: .zero, within: range))
    expect(input.compare(closest, to: middle), equals: .orderedSame)
  }

  @Test func notificationNamesAreNonisolated() async {
    let names = await Task.detached {
      [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
    }.value
    expect(names[0] != names[1])
  }
}
