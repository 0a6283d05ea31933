import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Undoing edits, and the pasteboard and the menu that go with editing.
@MainActor @Suite struct TextUndoTests {
  @Test func continuousTypingIsOneUndoStep() {
    let fixture = TextViewFixture("")
    fixture.focus()
    fixture.headless.type("hello")
    fixture.headless.press(.keyboardLeftArrow)
    fixture.headless.type("!")
    expect(fixture.view.text, equals: "hell!o")
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.view.text, equals: "hello")
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.view.text, equals: "")
    fixture.headless.press("z", modifiers: .control)
    fixture.headless.press("z", modifiers: [.control, .shift])
    fixture.headless.press("y", modifiers: .control)
    expect(fixture.view.text, equals: "hell!o")
    expect(fixture.view.selectedRange.location, equals: 5)
  }

  @Test func continuousDeletingIsOneUndoStep() {
    let fixture = TextViewFixture("one two three")
    fixture.focus()
    for _ in 0..<5 { fixture.headless.press(.keyboardDeleteOrBackspace) }
    fixture.headless.type("3")
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.view.text, equals: "one two ")
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.view.text, equals: "one two three")
  }

  @Test func undoNotifiesTheDelegate() {
    let fixture = TextViewFixture("")
    fixture.focus()
    fixture.headless.type("a")
    fixture.events = []
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.events, equals: ["select 0+0", "change "])
  }

  @Test func newChangesClearTheRedoStack() {
    let fixture = TextViewFixture("")
    fixture.focus()
    fixture.headless.type("a")
    fixture.headless.press("z", modifiers: .control)
    fixture.headless.type("b")
    expect(fixture.view.undoManager?.canRedo, equals: false)
  }

  @Test func theManagerUndoesGroups() {
    final class Counter { var value = 0 }
    let counter = Counter()
    let manager = UndoManager()
    @MainActor func set(_ value: Int) {
      let old = counter.value
      manager.registerUndo(withTarget: counter) { _ in set(old) }
      counter.value = value
    }
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(1)
    set(2)
    manager.setActionName("count")
    manager.endUndoGrouping()
    set(3)
    expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    expect(counter.value, equals: 2)
    expect(manager.undoActionName, equals: "count")
    manager.undo()
    expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    expect(counter.value, equals: 2)
    manager.redo()
    expect(counter.value, equals: 3)
    manager.removeAllActions(withTarget: counter)
    expect(!manager.canUndo)
  }

  @Test func theManagerDropsTheOldestStep() {
    final class Counter { var value = 0 }
    let counter = Counter()
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for value in 1...4 {
      manager.registerUndo(withTarget: counter) { $0.value = value }
    }
    manager.undo()
    manager.undo()
    expect(counter.value == 3 && !manager.canUndo)
  }

  @Test func cutsCopiesAndPastes() {
    let fixture = TextViewFixture("one two")
    fixture.focus()
    fixture.view.selectedRange = NSRange(location: 0, length: 4)
    fixture.headless.press("x", modifiers: .control)
    expect(fixture.view.text, equals: "two")
    expect(fixture.headless.host.pasteboard.string, equals: "one ")
    fixture.headless.press(.keyboardEnd)
    fixture.headless.press("v", modifiers: .control)
    fixture.headless.press("v", modifiers: .control)
    expect(fixture.view.text, equals: "twoone one ")
    fixture.headless.press("z", modifiers: .control)
    expect(fixture.view.text, equals: "twoone ")
    fixture.headless.press("a", modifiers: .control)
    fixture.headless.press("c", modifiers: .control)
    expect(fixture.headless.run { UIPasteboard.general.string }, equals: "twoone ")
    expect(fixture.headless.host.pasteboard.changeCount, equals: 2)
  }

  @Test func everyHostHasItsOwnPasteboard() {
    let (first, second) = (TextViewFixture(), TextViewFixture())
    first.headless.run { UIPasteboard.general.string = "mine" }
    expect(second.headless.run { UIPasteboard.general.hasStrings }, equals: false)
    expect(first.headless.run { UIPasteboard.general.types }, equals: ["public.utf8-plain-text"])
  }

  @Test func theSecondaryButtonOpensAMenu() throws {
    let fixture = TextViewFixture("one two three")
    fixture.headless.host.pasteboard.string = "four"
    fixture.focus(at: 0)
    fixture.view.selectedRange = NSRange(location: 4, length: 3)
    // On the selection, which stays.
    fixture.headless.click(at: fixture.point(at: 5), buttons: .secondary)
    fixture.headless.settle()
    expect(fixture.view.selectedRange, equals: NSRange(location: 4, length: 3))
    let panel = try require(fixture.window.subviews.last as? MenuView)
    let paste = try require(row("paste", in: panel))
    fixture.headless.click(at: paste.convert(CGPoint(x: 20, y: 10), to: nil))
    expect(fixture.view.text, equals: "one four three")
    expectNil(panel.superview)
  }

  @Test func touchingOutsideDismissesTheMenu() {
    let fixture = TextViewFixture("one two three")
    fixture.focus(at: 0)
    fixture.headless.click(at: fixture.point(at: 5), buttons: .secondary)
    expect(fixture.view.menu.interaction.isShown)
    fixture.headless.tap(at: CGPoint(x: 290, y: 190))
    expect(!fixture.view.menu.interaction.isShown)
    fixture.headless.click(at: fixture.point(at: 5), buttons: .secondary)
    fixture.headless.press(.keyboardEscape)
    expect(!fixture.view.menu.interaction.isShown)
    expect(fixture.view.isFirstResponder)
  }

  @Test func longPressSelectsAWordAndOpensTheMenu() {
    let fixture = TextViewFixture("one two three")
    let point = fixture.point(at: 5)
    fixture.headless.touch(.began, at: point)
    fixture.headless.advance(by: 0.6)
    fixture.headless.touch(.ended, at: point)
    expect(fixture.view.selectedRange, equals: NSRange(location: 4, length: 3))
    expect(fixture.view.menu.interaction.isShown)
  }

  private func row(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == "menu.\(name)" { return view }
    for subview in view.subviews {
      if let found = row(name, in: subview) { return found }
    }
    return nil
  }
}
