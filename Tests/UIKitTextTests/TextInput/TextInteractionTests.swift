import Expectations
import Foundation
import Testing
import UIKit

/// Gestures for a text of the program's own, which here is that of a text view below.
@MainActor @Suite struct TextInteractionTests {
  private final class Delegate: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var isWilling = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      isWilling
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
  }

  private let fixture = TextViewFixture("one two three")
  private let cover = UIView()
  private let delegate = Delegate()

  private func add(_ mode: UITextInteractionMode) -> UITextInteraction {
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = fixture.view
    interaction.delegate = delegate
    cover.frame = fixture.window.bounds
    fixture.headless.run {
      fixture.window.addSubview(cover)
      cover.addInteraction(interaction)
    }
    fixture.headless.frame()
    return interaction
  }

  @Test func aTapPlacesTheCaret() {
    let interaction = add(.editable)
    expect(interaction.view, isSameAs: cover)
    expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view === cover })
    fixture.headless.tap(at: fixture.point(at: 6))
    expect(fixture.view.isFirstResponder)
    expect(fixture.view.selectedRange, equals: NSRange(location: 6, length: 0))
    expect(delegate.log, equals: ["begin", "end"])
  }

  @Test func aDoubleTapSelectsAWordAlsoOfATextThatIsNotEdited() {
    _ = add(.nonEditable)
    let point = fixture.point(at: 6)
    fixture.headless.tap(at: point)
    expect(delegate.log, equals: [])
    fixture.headless.tap(at: point)
    expect(fixture.view.selectedRange, equals: NSRange(location: 4, length: 3))
    expect(delegate.log, equals: ["begin", "end"])
  }

  @Test func theDelegateRefusesGestures() {
    _ = add(.editable)
    delegate.isWilling = false
    fixture.headless.tap(at: fixture.point(at: 6))
    expect(!fixture.view.isFirstResponder)
    expect(delegate.log, equals: [])
  }

  @Test func aRemovedInteractionLeavesNoRecognizers() {
    let interaction = add(.editable)
    cover.removeInteraction(interaction)
    expectNil(interaction.view)
    expect(cover.gestureRecognizers ?? [], equals: [])
  }
}
