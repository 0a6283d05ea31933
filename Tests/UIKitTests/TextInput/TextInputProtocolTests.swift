import Foundation
import Testing
import UIKit

/// `UITextInput` of a text view.
@MainActor @Suite struct TextInputProtocolTests {
  private func range(_ view: UITextView, _ start: Int, _ end: Int) throws -> UITextRange {
    let from = try #require(view.position(from: view.beginningOfDocument, offset: start))
    let to = try #require(view.position(from: view.beginningOfDocument, offset: end))
    return try #require(view.textRange(from: from, to: to))
  }

  @Test func positionsCountUnits() throws {
    let view = TextViewFixture("ab👍c").view
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 5)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
    #expect(view.text(in: try range(view, 1, 4)) == "b👍")
    let right = view.position(from: view.beginningOfDocument, in: .right, offset: 3)
    #expect(right.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
    #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
  }

  @Test func replacingIsAnEditThatCanBeUndone() throws {
    let fixture = TextViewFixture("one two")
    fixture.view.replace(try range(fixture.view, 0, 3), withText: "1")
    #expect(fixture.view.text == "1 two")
    #expect(fixture.events == ["select 1+0", "change 1 two"])
    fixture.view.undoManager?.undo()
    #expect(fixture.view.text == "one two")
  }

  @Test func caretsAndPointsAgree() throws {
    let fixture = TextViewFixture("Some words that wrap over several lines 你好世界 and go on")
    let view = fixture.view
    for offset in 0...view.text.utf16.count {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: position)
      #expect(view.bounds.contains(caret))
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      #expect(view.offset(from: position, to: found) == 0)
    }
  }

  @Test func selectionCoversItsLines() throws {
    let view = TextViewFixture("alpha\nbeta\ngamma").view
    let rects = view.selectionRects(for: try range(view, 2, 13))
    #expect(rects.count == 3)
    #expect(rects[0].containsStart && !rects[0].containsEnd)
    #expect(rects[2].containsEnd && !rects[2].containsStart)
    // Lines that go on are covered to the edge.
    #expect(abs(rects[0].rect.maxX - 295) < 0.6)
    #expect(abs(rects[1].rect.minX - 5) < 0.6)
    #expect(rects[2].rect.maxX < 60)
    let first = view.firstRect(for: try range(view, 2, 13))
    #expect(first.maxY <= rects[1].rect.minY + 0.6)
  }

  @Test func mixedDirectionSelectionsHaveSeveralRectangles() throws {
    // The Arabic word runs to the left: its first letter is at its right end.
    let view = TextViewFixture("abc مرحبا def").view
    let rects = view.selectionRects(for: try range(view, 2, 6)).map(\.rect)
    #expect(rects.count == 2)
    let whole = view.selectionRects(for: try range(view, 0, 13)).map(\.rect)
    #expect(whole.count == 1)
    #expect(rects[0].minX > whole[0].minX)
    #expect(rects[1].minX > rects[0].maxX)
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .leftToRight)
  }

  @Test func emptyTextFollowsTheInterface() {
    let left = TextViewFixture("").view
    #expect(left.caretRect(for: left.beginningOfDocument).midX < 10)
    let right = TextViewFixture("", isRightToLeft: true).view
    #expect(right.caretRect(for: right.beginningOfDocument).midX > 290)
    let english = TextViewFixture("left", isRightToLeft: true).view
    #expect(english.caretRect(for: english.beginningOfDocument).midX < 10)
  }

  @Test func theTokenizerFindsUnits() throws {
    let view = TextViewFixture("Two words. Next one\nlast").view
    let tokenizer = view.tokenizer
    let forward = UITextDirection.storage(.forward)
    func unit(_ offset: Int, _ granularity: UITextGranularity) throws -> String? {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
        .flatMap { view.text(in: $0) }
    }
    #expect(try unit(5, .word) == "words")
    #expect(try unit(12, .sentence) == "Next one\nlast" || unit(12, .sentence) == "Next one")
    #expect(try unit(12, .paragraph) == "Two words. Next one\n")
    #expect(try unit(21, .line) == "last")
    #expect(try unit(3, .word) == nil)
    let start = view.beginningOfDocument
    let end = tokenizer.position(from: start, toBoundary: .word, inDirection: forward)
    #expect(end.map { view.offset(from: start, to: $0) } == 3)
  }

  @Test func composedTextIsMarkedUntilCommitted() {
    let fixture = TextViewFixture("你")
    fixture.focus()
    fixture.headless.host.sendMarkedText("hao", cursor: 3)
    fixture.headless.frame()
    #expect(fixture.view.text == "你hao")
    #expect(fixture.view.markedTextRange != nil)
    #expect(fixture.events == ["select 4+0", "change 你hao"])
    fixture.headless.host.sendText("好")
    fixture.headless.frame()
    #expect(fixture.view.text == "你好")
    #expect(fixture.view.markedTextRange == nil)
    fixture.view.undoManager?.undo()
    #expect(fixture.view.text == "你")
  }

  @Test func cancelledMarkedTextRestoresTheSelectedText() {
    let fixture = TextViewFixture("save this")
    fixture.focus()
    fixture.view.selectedRange = NSRange(location: 5, length: 4)
    fixture.headless.host.sendMarkedText("ni", cursor: 2)
    fixture.headless.frame()
    #expect(fixture.view.text == "save ni")
    fixture.headless.host.sendMarkedText("", cursor: 0)
    fixture.headless.frame()
    #expect(fixture.view.text == "save this")
    #expect(fixture.view.selectedRange == NSRange(location: 5, length: 4))
    #expect(fixture.view.undoManager?.canUndo == false)
  }

  @Test func endingEditingCommitsComposedText() {
    let fixture = TextViewFixture("")
    fixture.focus()
    fixture.headless.host.sendMarkedText("hao", cursor: 3)
    fixture.headless.frame()
    fixture.headless.run { _ = fixture.view.resignFirstResponder() }
    #expect(fixture.view.text == "hao")
    #expect(fixture.view.markedTextRange == nil)
  }

  @Test func inputMethodIsNotifiedOfOtherChangesOnly() {
    let fixture = TextViewFixture("abc")
    fixture.focus()
    _ = fixture.headless.host.takeNeedsInputReset()
    fixture.headless.host.sendText("d")
    fixture.headless.frame()
    #expect(!fixture.headless.host.takeNeedsInputReset())
    fixture.headless.press(.keyboardHome)
    #expect(fixture.headless.host.takeNeedsInputReset())
    #expect(!fixture.headless.host.takeNeedsInputReset())
  }

  @Test func inputMethodsReadAndDeleteInTheParagraph() {
    let fixture = TextViewFixture("erste\nзwei 👍x")
    fixture.focus()
    let text = fixture.headless.host.surroundingText()
    #expect(text?.text == "зwei 👍x")
    #expect(text?.caret == "зwei 👍x".utf8.count)
    #expect(text?.anchor == text?.caret)
    fixture.headless.host.sendDeletion(offset: -2, count: 2)
    fixture.headless.frame()
    #expect(fixture.view.text == "erste\nзwei ")
  }

  @Test func textInputStateExistsForAnEditableFirstResponderOnly() {
    let fixture = TextViewFixture("abc")
    #expect(fixture.headless.host.textInputState == nil)
    fixture.view.keyboardType = .emailAddress
    fixture.focus()
    let state = fixture.headless.host.textInputState
    #expect(state?.keyboardType == .emailAddress)
    #expect(state?.caret == fixture.view.caretRect(for: fixture.view.endOfDocument))
    fixture.view.isEditable = false
    #expect(fixture.headless.host.textInputState == nil)
  }
}
