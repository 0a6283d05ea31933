import Expectations
import Foundation
import Testing
import UIKit

/// Attributes of text that is copied and pasted.
@MainActor @Suite struct PastedAttributesTests {
  private let bold = UIFont.systemFont(ofSize: 20, weight: .bold)

  /// A text view with a bold word, which is in the pasteboard, and the caret at its start.
  private func makeFixture() -> TextViewFixture {
    let fixture = TextViewFixture("one two")
    fixture.headless.run {
      fixture.view.textStorage.addAttribute(
        .font,
        value: bold,
        range: NSRange(location: 4, length: 3)
      )
    }
    fixture.focus(at: 0)
    fixture.headless.run {
      fixture.view.selectedRange = NSRange(location: 4, length: 3)
      fixture.view.copy(nil)
      fixture.view.selectedRange = NSRange(location: 0, length: 0)
    }
    return fixture
  }

  private func font(_ view: UITextView, at index: Int) -> UIFont? {
    view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test func pastedTextKeepsItsAttributesIfTheyMayBeEdited() {
    let fixture = makeFixture()
    expect(!fixture.view.allowsEditingTextAttributes)
    fixture.view.allowsEditingTextAttributes = true
    fixture.headless.run { fixture.view.paste(nil) }
    expect(fixture.view.text.hasPrefix("two"))
    expect(font(fixture.view, at: 0), equals: bold)
  }

  @Test func pastedTextTakesTheAttributesAroundItOtherwise() {
    let fixture = makeFixture()
    fixture.headless.run { fixture.view.paste(nil) }
    expect(fixture.view.text.hasPrefix("two"))
    expect(font(fixture.view, at: 0) != bold)
  }

  @Test func otherTextInThePasteboardHasNoAttributes() {
    let fixture = makeFixture()
    fixture.view.allowsEditingTextAttributes = true
    fixture.headless.run {
      fixture.headless.host.pasteboard.string = "six"
      fixture.view.paste(nil)
    }
    expect(fixture.view.text.hasPrefix("six"))
    expect(font(fixture.view, at: 0) != bold)
  }
}
