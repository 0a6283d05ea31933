import DemoViewModels
import DesignKit
import Expectations
import ListModel
import MomentsContracts
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsComposer

/// Interaction with polls and completions.
@Suite struct ComposerPollInteractionTests {
  private func key(_ usage: UIKeyboardHIDUsage, on fixture: ComposerFixture) async {
    await fixture.screen.press(UIKey(keyCode: usage, modifierFlags: []))
    await fixture.screen.settle()
  }

  @Test func aPollCanBeAddedEditedAndRemoved() async throws {
    let fixture = await ComposerFixture()
    try await fixture.screen.tap("composer.poll")
    await fixture.screen.settle()
    expect(fixture.content.poll?.options.count, equals: 2)
    let first = try require(try fixture.screen.view("composer.poll.option.0") as? UITextField)
    expect(first.isFirstResponder)
    fixture.screen.perform { first.insertText("Tea") }
    expect(fixture.content.poll?.options.first, equals: "Tea")
    // Return leads to the next answer, and from the last one to another.
    await key(.keyboardReturnOrEnter, on: fixture)
    await key(.keyboardReturnOrEnter, on: fixture)
    expect(fixture.content.poll?.options.count, equals: 3)
    try await fixture.screen.tap("composer.poll.remove.2")
    expect(fixture.content.poll?.options.count, equals: 2)
    try await fixture.screen.tap("composer.poll.several")
    expect(fixture.content.poll?.allowsSeveral, equals: true)
    try await fixture.screen.tap("composer.poll")
    expectNil(fixture.content.poll)
  }

  private func ring(in layer: CALayer) -> CALayer? {
    if layer.name == "focus ring" { return layer }
    return layer.sublayers?.lazy.compactMap(ring).first
  }

  /// The field is as large as its text: a ring would cut through the box of the answer.
  @Test func theCaretShowsTheFocusOfAnAnswer() async throws {
    let fixture = await ComposerFixture(.poll)
    let field = try fixture.screen.view("composer.poll.option.0")
    // Control and Tab leave the text, which takes tabs.
    for _ in 0..<12 where !field.isFocused {
      await fixture.screen.press(.keyboardTab, modifiers: .control)
    }
    expect(field.isFocused)
    expect(field.isFirstResponder)
    expectNil(ring(in: fixture.screen.window.layer))
    await fixture.screen.press(.keyboardTab)
    try expect(fixture.screen.view("composer.poll.remove.0").isFocused)
    expect(ring(in: fixture.screen.window.layer) != nil)
  }

  /// The color of the system's placeholders has a contrast of 1.7 to 1.
  @Test(arguments: [
    (DemoComposerScenario.poll, "composer.poll.option.2"), (.warning, "composer.warningField"),
  ])
  func placeholdersAreReadable(scenario: DemoComposerScenario, identifier: String) async throws {
    let fixture = await ComposerFixture(scenario)
    let field = try require(try fixture.screen.view(identifier) as? UITextField)
    let placeholder = try require(field.attributedPlaceholder)
    let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    expect(color, equals: Palette.secondaryText)
  }

  @Test func largeSuggestionsHaveTheAddressBelowTheName() async throws {
    let fixture = await ComposerFixture(.completePeople, traits: .largest(height: 900))
    let suggestion = try require(fixture.viewModel.suggestions.value.first)
    let row = try fixture.screen.view("suggestion.\(suggestion.id)")
    var labels: [UILabel] = []
    func search(_ view: UIView) {
      if let label = view as? UILabel { labels.append(label) }
      view.subviews.forEach(search)
    }
    search(row)
    let frames = labels.map { $0.convert($0.bounds, to: row) }
    expect(frames.count, equals: 2)
    expect(frames.last?.minY ?? 0, isAtLeast: frames.first?.maxY ?? .infinity)
    expect(frames.last?.minX, equals: frames.first?.minX)
  }

  @Test func theDurationIsChosenOnAPage() async throws {
    let fixture = await ComposerFixture(.poll)
    try await fixture.screen.tap("composer.poll.duration")
    await fixture.screen.settle()
    try await fixture.screen.tap("choice.3600")
    await fixture.screen.settle()
    expect(fixture.content.poll?.seconds, equals: 3_600)
  }

  /// A field may keep the caret when its option is removed.
  @Test func textOfARemovedOptionIsIgnored() async throws {
    let fixture = await ComposerFixture()
    try await fixture.screen.tap("composer.poll")
    await fixture.screen.settle()
    await key(.keyboardReturnOrEnter, on: fixture)
    await key(.keyboardReturnOrEnter, on: fixture)
    let third = try require(try fixture.screen.view("composer.poll.option.2") as? UITextField)
    try await fixture.screen.tap("composer.poll.remove.2")
    fixture.screen.perform { third.sendActions(for: .editingChanged) }
    expect(fixture.content.poll?.options, equals: ["", ""])
  }

  @Test func theDurationLeavesTextCommittedSince() async throws {
    let fixture = await ComposerFixture(.poll)
    try await fixture.screen.tap("composer.poll.duration")
    await fixture.screen.settle()
    var typed = try require(fixture.content.poll)
    typed.options[0] = "Green tea"
    fixture.viewModel.setPoll(typed)
    try await fixture.screen.tap("choice.3600")
    await fixture.screen.settle()
    expect(fixture.content.poll?.options.first, equals: "Green tea")
    expect(fixture.content.poll?.seconds, equals: 3_600)
  }

  @Test func keysChooseSuggestions() async throws {
    let fixture = await ComposerFixture(.completePeople)
    await key(.keyboardDownArrow, on: fixture)
    await key(.keyboardReturnOrEnter, on: fixture)
    expect(fixture.content.text, equals: "Tea at the pier with @mochi ")
    let text = try require(fixture.composer?.textView)
    expect(text.selectedRange.location, equals: fixture.content.text.utf16.count)
    expect(text.isFirstResponder)
    // The list is closed: Return is a line break again.
    await key(.keyboardReturnOrEnter, on: fixture)
    expect(fixture.content.text.hasSuffix("\n"))
  }

  @Test func escapeClosesTheListAndNotTheSheet() async {
    let fixture = await ComposerFixture(.completeEmoji)
    await key(.keyboardEscape, on: fixture)
    expect(fixture.viewModel.suggestions.value, satisfies: \.isEmpty)
    expect(fixture.isShown && fixture.closings == 0)
  }

  @Test func tappingChoosesASuggestion() async throws {
    let fixture = await ComposerFixture(.completeEmoji)
    try await fixture.screen.tap("suggestion.emoji.fox")
    expect(fixture.content.text, equals: "Look who came :fox: ")
  }
}
