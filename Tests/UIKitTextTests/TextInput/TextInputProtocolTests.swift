import Expectations
import Foundation
import Testing
import UIKit

/// `UITextInput` of a text view.
@MainActor @Suite struct TextInputProtocolTests {
  private func range(_ view: UITextView, _ start: Int, _ end: Int) throws -> UITextRange {
    let from = try require(view.position(from: view.beginningOfDocument, offset: start))
    let to = try require(view.position(from: view.beginningOfDocument, offset: end))
    return try require(view.textRange(from: from, to: to))
  }

  @Test func positionsCountUnits() throws {
    let view = TextViewFixture("ab👍c").view
    expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument), equals: 5)
    expectNil(view.position(from: view.endOfDocument, offset: 1))
    expectNil(view.position(from: view.beginningOfDocument, offset: -1))
    expect(view.text(in: try range(view, 1, 4)), equals: "b👍")
    let right = view.position(from: view.beginningOfDocument, in: .right, offset: 3)
    expect(right.map { view.offset(from: view.beginningOfDocument, to: $0) }, equals: 4)
    expect(
      view.compare(view.beginningOfDocument, to: view.endOfDocument),
      equals: .orderedAscending
    )
  }

  @Test func replacingIsAnEditThatCanBeUndone() throws {
    let fixture = TextViewFixture("one two")
    fixture.view.replace(try range(fixture.view, 0, 3), withText: "1")
    expect(fixture.view.text, equals: "1 two")
    expect(fixture.events, equals: ["select 1+0", "change 1 two"])
    fixture.view.undoManager?.undo()
    expect(fixture.view.text, equals: "one two")
  }

  @Test func caretsAndPointsAgree() throws {
    let fixture = TextViewFixture("Some words that wrap over several lines 你好世界 and go on")
    let view = fixture.view
    for offset in 0...view.text.utf16.count {
      let position = try require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: position)
      expect(view.bounds.contains(caret))
      let found = try require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      expect(view.offset(from: position, to: found), equals: 0)
    }
  }

  @Test func selectionCoversItsLines() throws {
    let view = TextViewFixture("alpha\nbeta\ngamma").view
    let rects = view.selectionRects(for: try range(view, 2, 13))
    expect(rects.count, equals: 3)
    expect(rects[0].containsStart && !rects[0].containsEnd)
    expect(rects[2].containsEnd && !rects[2].containsStart)
    // Lines that go on are covered to the edge.
    expect(abs(rects[0].rect.maxX - 295), isBelow: 0.6)
    expect(abs(rects[1].rect.minX - 5), isBelow: 0.6)
    expect(rects[2].rect.maxX, isBelow: 60)
    let first = view.firstRect(for: try range(view, 2, 13))
    expect(first.maxY, isAtMost: rects[1].rect.minY + 0.6)
  }

  @Test func mixedDirectionSelectionsHaveSeveralRectangles() throws {
    // The Arabic word runs to the left: its first letter is at its right end.
    let view = TextViewFixture("abc مرحبا def").view
    let rects = view.selectionRects(for: try range(view, 2, 6)).map(\.rect)
    expect(rects.count, equals: 2)
    let whole = view.selectionRects(for: try range(view, 0, 13)).map(\.rect)
    expect(whole.count, equals: 1)
    expect(rects[0].minX, isAbove: whole[0].minX)
    expect(rects[1].minX, isAbove: rects[0].maxX)
    expect(
      view.baseWritingDirection(for: view.beginningOfDocument, in: .forward),
      equals: .leftToRight
    )
  }

  @Test func emptyTextFollowsTheInterface() {
    let left = TextViewFixture("").view
    expect(left.caretRect(for: left.beginningOfDocument).midX, isBelow: 10)
    let right = TextViewFixture("", isRightToLeft: true).view
    expect(right.caretRect(for: right.beginningOfDocument).midX, isAbove: 290)
    let english = TextViewFixture("left", isRightToLeft: true).view
    expect(english.caretRect(for: english.beginningOfDocument).midX, isBelow: 10)
  }

  @Test func theTokenizerFindsUnits() throws {
    let view = TextViewFixture("Two words. Next one\nlast").view
    let tokenizer = view.tokenizer
    let forward = UITextDirection.storage(.forward)
    func unit(_ offset: Int, _ granularity: UITextGranularity) throws -> String? {
      let position = try require(view.position(from: view.beginningOfDocument, offset: offset))
      return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
        .flatMap { view.text(in: $0) }
    }
    try expect(unit(5, .word), equals: "words")
    try expect(unit(12, .sentence) == "Next one\nlast" || unit(12, .sentence) == "Next one")
    try expect(unit(12, .paragraph), equals: "Two words. Next one")
    try expect(unit(21, .line), equals: "last")
    try expectNil(unit(3, .word))
    let start = view.beginningOfDocument
    let end = tokenizer.position(from: start, toBoundary: .word, inDirection: forward)
    expect(end.map { view.offset(from: start, to: $0) }, equals: 3)
  }

  @Test func aParagraphIsEnclosedWithoutItsNewlineAtBothOfItsEnds() throws {
    let view = TextViewFixture("one\n\ntwo\n").view
    func paragraph(_ offset: Int, _ direction: UITextStorageDirection) throws -> NSRange? {
      let start = view.beginningOfDocument
      let position = try require(view.position(from: start, offset: offset))
      return view.tokenizer.rangeEnclosingPosition(
        position,
        with: .paragraph,
        inDirection: .storage(direction)
      )
      .map {
        NSRange(
          location: view.offset(from: start, to: $0.start),
          length: view.offset(from: $0.start, to: $0.end)
        )
      }
    }
    for direction in [UITextStorageDirection.forward, .backward] {
      for offset in 0...3 {
        try expect(paragraph(offset, direction), equals: NSRange(location: 0, length: 3))
      }
      try expect(paragraph(4, direction), equals: NSRange(location: 4, length: 0))
      try expect(paragraph(5, direction), equals: NSRange(location: 5, length: 3))
      try expect(paragraph(9, direction), equals: NSRange(location: 9, length: 0))
    }
  }

  @Test func composedTextIsMarkedUntilCommitted() {
    let fixture = TextViewFixture("你")
    fixture.focus()
    fixture.headless.host.sendMarkedText("hao", cursor: 3)
    fixture.headless.frame()
    expect(fixture.view.text, equals: "你hao")
    expect(fixture.view.markedTextRange != nil)
    expect(fixture.events, equals: ["select 4+0", "change 你hao"])
    fixture.headless.host.sendText("好")
    fixture.headless.frame()
    expect(fixture.view.text, equals: "你好")
    expectNil(fixture.view.markedTextRange)
    fixture.view.undoManager?.undo()
    expect(fixture.view.text, equals: "你")
  }

  @Test func cancelledMarkedTextRestoresTheSelectedText() {
    let fixture = TextViewFixture("save this")
    fixture.focus()
    fixture.view.selectedRange = NSRange(location: 5, length: 4)
    fixture.headless.host.sendMarkedText("ni", cursor: 2)
    fixture.headless.frame()
    expect(fixture.view.text, equals: "save ni")
    fixture.headless.host.sendMarkedText("", cursor: 0)
    fixture.headless.frame()
    expect(fixture.view.text, equals: "save this")
    expect(fixture.view.selectedRange, equals: NSRange(location: 5, length: 4))
    expect(fixture.view.undoManager?.canUndo, equals: false)
  }

  @Test func endingEditingCommitsComposedText() {
    let fixture = TextViewFixture("")
    fixture.focus()
    fixture.headless.host.sendMarkedText("hao", cursor: 3)
    fixture.headless.frame()
    fixture.headless.run { _ = fixture.view.resignFirstResponder() }
    expect(fixture.view.text, equals: "hao")
    expectNil(fixture.view.markedTextRange)
  }

  @Test func inputMethodIsNotifiedOfOtherChangesOnly() {
    let fixture = TextViewFixture("abc")
    fixture.focus()
    _ = fixture.headless.host.consumeNeedsInputReset()
    fixture.headless.host.sendText("d")
    fixture.headless.frame()
    expect(!fixture.headless.host.consumeNeedsInputReset())
    fixture.headless.press(.keyboardHome)
    expect(fixture.headless.host.consumeNeedsInputReset())
    expect(!fixture.headless.host.consumeNeedsInputReset())
  }

  @Test func inputMethodsReadAndDeleteInTheParagraph() {
    let fixture = TextViewFixture("erste\nзwei 👍x")
    fixture.focus()
    let text = fixture.headless.host.surroundingText()
    expect(text?.text, equals: "зwei 👍x")
    expect(text?.caret, equals: "зwei 👍x".utf8.count)
    expect(text?.anchor, equals: text?.caret)
    fixture.headless.host.sendDeletion(offset: -2, count: 2)
    fixture.headless.frame()
    expect(fixture.view.text, equals: "erste\nзwei ")
  }

  @Test func textInputStateExistsForAnEditableFirstResponderOnly() {
    let fixture = TextViewFixture("abc")
    expectNil(fixture.headless.host.textInputState)
    fixture.view.keyboardType = .emailAddress
    fixture.focus()
    let state = fixture.headless.host.textInputState
    expect(state?.keyboardType, equals: .emailAddress)
    expect(state?.caret, equals: fixture.view.caretRect(for: fixture.view.endOfDocument))
    fixture.view.isEditable = false
    expectNil(fixture.headless.host.textInputState)
  }

  @Test func aTextThatIsNotLaidOutYetIsWhereItWillBe() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.textContainerInset = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    view.font = .systemFont(ofSize: 17)
    view.text = "one two"
    let caret = view.caretRect(for: view.beginningOfDocument)
    let first = view.firstRect(for: try range(view, 0, 3))
    expect(first.minX, isAtLeast: 40)
    expect(first.minY, isAtLeast: 30)
    let found = try require(view.closestPosition(to: CGPoint(x: 46, y: 35)))
    expect(view.offset(from: view.beginningOfDocument, to: found), equals: 0)
    view.layoutIfNeeded()
    expect(view.caretRect(for: view.beginningOfDocument), equals: caret)
    expect(view.firstRect(for: try range(view, 0, 3)), equals: first)
  }
}
