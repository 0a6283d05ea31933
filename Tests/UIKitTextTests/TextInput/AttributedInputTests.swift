import Expectations
import Foundation
import Testing
import UIKit

/// Text with attributes through `UITextInput`, and the edit menu.
@MainActor @Suite struct AttributedInputTests {
  private let bold = UIFont.systemFont(ofSize: 20, weight: .bold)

  private func range(_ input: any UITextInput, _ from: Int, _ to: Int) throws -> UITextRange {
    let start = try require(input.position(from: input.beginningOfDocument, offset: from))
    let end = try require(input.position(from: input.beginningOfDocument, offset: to))
    return try require(input.textRange(from: start, to: end))
  }

  @Test func aRangeIsReplacedByTextWithAttributes() throws {
    let fixture = TextViewFixture("one two three")
    fixture.focus(at: 0)
    let view = fixture.view
    let word = NSAttributedString(string: "2", attributes: [.font: bold])
    fixture.headless.run {
      try? view.replace(range(view, 4, 7), withAttributedText: word)
    }
    expect(view.text, equals: "one 2 three")
    expect(
      view.attributedText.attribute(.font, at: 4, effectiveRange: nil) as? UIFont,
      equals: bold
    )
    expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont != bold)
    let part = try view.attributedText(in: range(view, 3, 6))
    expect(part.string, equals: " 2 ")
    expect(part.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, equals: bold)
    fixture.headless.run { view.undoManager?.undo() }
    expect(view.text, equals: "one two three")
  }

  @Test func insertedTextKeepsItsAttributesAndReplacesTheSelection() {
    let fixture = TextViewFixture("one two")
    fixture.focus(at: 0)
    let view = fixture.view
    fixture.headless.run {
      view.selectedRange = NSRange(location: 4, length: 3)
      view.insertAttributedText(
        NSAttributedString(string: "new", attributes: [.foregroundColor: UIColor.red])
      )
    }
    expect(view.text == "one new" && view.selectedRange == NSRange(location: 7, length: 0))
    let color = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    expect(color as? UIColor, equals: .red)
  }

  @Test func markedTextKeepsItsAttributes() {
    let fixture = TextViewFixture("a")
    fixture.focus(at: 1)
    let view = fixture.view
    fixture.headless.run {
      view.setAttributedMarkedText(
        NSAttributedString(string: "ni", attributes: [.font: bold]),
        selectedRange: NSRange(location: 2, length: 0)
      )
    }
    expect(view.text == "ani" && view.markedTextRange != nil)
    fixture.headless.run { view.unmarkText() }
    expect(
      view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont,
      equals: bold
    )
  }

  @Test func fieldsShowLineBreaksOfInsertedTextAsSpaces() {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 60))
    let window = headless.makeWindow()
    let field = headless.run {
      let field = UITextField(frame: window.bounds)
      window.addSubview(field)
      field.becomeFirstResponder()
      field.insertAttributedText(NSAttributedString(string: "a\nb"))
      return field
    }
    expect(field.text, equals: "a b")
  }

  private final class MenuView: UITextView {
    var events: [String] = []

    override func editMenu(
      for textRange: UITextRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      events.append("menu \(offset(from: textRange.start, to: textRange.end))")
      return UIMenu(children: [UIAction(title: "Own", identifier: .init("own")) { _ in }])
    }

    override func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
      super.willPresentEditMenu(animator: animator)
      events.append("present")
      animator.addCompletion { [weak self] in self?.events.append("presented") }
    }

    override func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
      super.willDismissEditMenu(animator: animator)
      events.append("dismiss")
    }
  }

  private final class Listener: NSObject, UITextViewDelegate {
    var events: [String] = []

    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { events.append("present") }

    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { events.append("dismiss") }
  }

  @Test func subclassesAndDelegatesAreNotifiedOfTheEditMenu() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
    let window = headless.makeWindow()
    let listener = Listener()
    let view = headless.run {
      let view = MenuView(frame: window.bounds)
      view.text = "one two"
      view.delegate = listener
      window.addSubview(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
      return view
    }
    headless.settle()
    headless.click(at: CGPoint(x: 40, y: 16), buttons: .secondary)
    headless.settle()
    expect(view.events, equals: ["menu 3", "present", "presented"])
    expect(listener.events, equals: ["present"])
    headless.tap(at: CGPoint(x: 250, y: 250))
    headless.settle()
    expect(view.events.last == "dismiss" && listener.events == ["present", "dismiss"])
  }
}
