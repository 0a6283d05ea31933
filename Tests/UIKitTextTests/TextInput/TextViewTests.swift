import Expectations
import Foundation
import Testing
import UIKit

/// A text view as it is typed into.
@MainActor @Suite struct TextViewTests {
  @Test func typingNotifiesTheDelegateInOrder() {
    let fixture = TextViewFixture()
    fixture.headless.tap(at: CGPoint(x: 100, y: 50))
    expect(fixture.events, equals: ["shouldBegin", "didBegin"])
    expect(fixture.view.isFirstResponder)
    fixture.events = []
    fixture.headless.type("a")
    expect(fixture.events, equals: ["should 0+0 a", "select 1+0", "change a"])
    expect(fixture.view.text, equals: "a")
    fixture.events = []
    fixture.headless.press(.keyboardDeleteOrBackspace)
    expect(fixture.events, equals: ["should 0+1 ", "select 0+0", "change "])
    fixture.events = []
    fixture.headless.run { _ = fixture.view.resignFirstResponder() }
    expect(fixture.events, equals: ["shouldEnd", "didEnd"])
    expect(!fixture.view.isFirstResponder)
  }

  @Test func delegatesCanRefuseChangesAndEndingEditing() {
    let fixture = TextViewFixture("abc")
    fixture.focus()
    fixture.mayChange = false
    fixture.headless.type("d")
    expect(fixture.view.text, equals: "abc")
    expect(fixture.events, equals: ["should 3+0 d"])
    fixture.mayEnd = false
    expect(!fixture.headless.run { fixture.view.resignFirstResponder() })
    expect(fixture.view.isFirstResponder)
  }

  @Test func settingTheTextIsNotAnEdit() {
    let fixture = TextViewFixture()
    fixture.focus()
    fixture.headless.run { fixture.view.text = "hello" }
    expect(fixture.events, equals: ["select 5+0"])
    expect(fixture.view.undoManager?.canUndo, equals: false)
  }

  @Test(arguments: [
    ("👨‍👩‍👧", 1), ("e\u{301}", 1), ("🇨🇳🇩🇪", 2), ("한국", 2), ("你好", 2), ("नि", 1), ("a\r\nb", 3),
  ])
  func backspaceDeletesALetter(_ text: String, _ count: Int) {
    let fixture = TextViewFixture(text)
    fixture.focus()
    for left in (0..<count).reversed() {
      fixture.headless.press(.keyboardDeleteOrBackspace)
      expect(fixture.view.text.count, equals: left)
    }
    expect(fixture.view.text, satisfies: \.isEmpty)
  }

  @Test func arrowsMoveByCharacterAndWord() {
    let fixture = TextViewFixture("one 👨‍👩‍👧 three")
    fixture.focus(at: 0)
    fixture.headless.press(.keyboardRightArrow, modifiers: .control)
    expect(fixture.view.selectedRange.location, equals: 3)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(.keyboardRightArrow)
    expect(fixture.view.selectedRange.location, equals: 12)
    fixture.headless.press(.keyboardRightArrow, modifiers: [.control, .shift])
    expect(fixture.view.selectedRange, equals: NSRange(location: 12, length: 6))
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.view.selectedRange, equals: NSRange(location: 12, length: 0))
    fixture.headless.press(.keyboardEnd)
    fixture.headless.press(.keyboardDeleteOrBackspace, modifiers: .control)
    expect(fixture.view.text, equals: "one 👨‍👩‍👧 ")
  }

  @Test func upAndDownKeepTheColumn() {
    let fixture = TextViewFixture("wide wide wide\nx\nwide wide wide")
    fixture.focus(at: 10)
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.view.selectedRange.location, equals: 16)
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.view.selectedRange.location, equals: 27)
    fixture.headless.press(.keyboardUpArrow)
    fixture.headless.press(.keyboardUpArrow)
    expect(fixture.view.selectedRange.location, equals: 10)
    fixture.headless.press(.keyboardUpArrow)
    expect(fixture.view.selectedRange.location, equals: 0)
  }

  @Test func arrowsFollowTheParagraphDirection() {
    let fixture = TextViewFixture("مرحبا بك")
    fixture.focus(at: 0)
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.view.selectedRange.location, equals: 1)
    fixture.headless.press(.keyboardRightArrow)
    expect(fixture.view.selectedRange.location, equals: 0)
    let view = fixture.view
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    expect(start.minX, isAbove: 280)
    expect(end.minX, isBelow: start.minX - 40)
  }

  @Test func clicksSelectWordsAndParagraphs() {
    let fixture = TextViewFixture("alpha beta\ngamma")
    fixture.headless.click(at: fixture.point(at: 8))
    expect(fixture.view.selectedRange, equals: NSRange(location: 8, length: 0))
    fixture.headless.advance(by: 1)
    fixture.headless.click(at: fixture.point(at: 8), count: 2)
    expect(fixture.view.selectedRange, equals: NSRange(location: 6, length: 4))
    fixture.headless.advance(by: 1)
    fixture.headless.click(at: fixture.point(at: 8), count: 3)
    expect(fixture.view.selectedRange, equals: NSRange(location: 0, length: 11))
    fixture.headless.click(at: fixture.point(at: 2))
    fixture.headless.click(at: fixture.point(at: 13), modifiers: .shift)
    expect(fixture.view.selectedRange, equals: NSRange(location: 2, length: 11))
  }

  @Test func twoClicksSelectTheWordUnderThePointer() {
    let fixture = TextViewFixture("alpha beta")
    // On the right half of the last letter, which is nearer to the space.
    let end = fixture.point(at: 5)
    fixture.headless.click(at: CGPoint(x: end.x - 2, y: end.y), count: 2)
    expect(fixture.view.selectedRange, equals: NSRange(location: 0, length: 5))
    fixture.headless.advance(by: 1)
    fixture.headless.click(at: CGPoint(x: end.x + 2, y: end.y), count: 2)
    expect(fixture.view.selectedRange, equals: NSRange(location: 5, length: 1))
  }

  @Test func draggingThePointerSelects() {
    let fixture = TextViewFixture("alpha beta gamma")
    fixture.headless.pointer(.began, at: fixture.point(at: 1))
    fixture.headless.pointer(.moved, at: fixture.point(at: 7))
    fixture.headless.pointer(.ended, at: fixture.point(at: 7))
    expect(fixture.view.selectedRange, equals: NSRange(location: 1, length: 6))
    expect(fixture.view.contentOffset, equals: .zero)
  }

  @Test func growsWithItsTextIfScrollingIsDisabled() {
    let fixture = TextViewFixture("one")
    fixture.view.isScrollEnabled = false
    let one = fixture.view.sizeThatFits(CGSize(width: 200, height: 0))
    fixture.focus()
    fixture.headless.type("\ntwo")
    let two = fixture.view.sizeThatFits(CGSize(width: 200, height: 0))
    let line = fixture.view.font?.lineHeight ?? 0
    expect(abs(two.height - one.height - line), isBelow: 0.6)
    expect(fixture.view.intrinsicContentSize.height, equals: two.height)
  }

  @Test func scrollsToKeepTheCaretVisible() {
    let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"))
    fixture.focus()
    fixture.headless.type("!")
    let caret = fixture.view.caretRect(for: fixture.view.endOfDocument)
    expect(fixture.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    expect(fixture.view.contentOffset.y, isAbove: 500)
    fixture.headless.press(.keyboardHome, modifiers: .control)
    expect(fixture.view.contentOffset.y, equals: 0)
  }

  @Test func isAsHighAsItsLines() {
    let fixture = TextViewFixture("one\ntwo\n")
    let line = fixture.view.font?.lineHeight ?? 0
    expect(abs(fixture.view.contentSize.height - 3 * line - 16), isBelow: 0.6)
    let caret = fixture.view.caretRect(for: fixture.view.endOfDocument)
    expect(abs(caret.minY - 8 - 2 * line), isBelow: 1)
    expect(caret.minX, isBelow: 7)
  }
}
