import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsComposer

/// Interaction with several posts in one sheet.
@Suite struct ComposerPartsInteractionTests {
  private func write(_ text: String, in fixture: ComposerFixture) throws {
    let view = try require(fixture.composer?.textView)
    fixture.screen.perform { view.insertText(text) }
  }

  @Test func anotherPartIsOfferedAfterTextAndGetsTheCaret() async throws {
    let fixture = await ComposerFixture()
    #expect(throws: (any Error).self) { try fixture.screen.view("composer.part.add") }
    try write("one", in: fixture)
    await fixture.screen.settle()
    try await fixture.screen.tap("composer.part.add")
    await fixture.screen.settle()
    let text = try require(fixture.composer?.textView)
    expect(text.text.isEmpty && text.isFirstResponder)
    try write("two", in: fixture)
    expect(fixture.content.parts.map(\.text), equals: ["one", "two"])
    try expect(fixture.screen.view("composer.part.0").accessibilityLabel, equals: "Post 1 of 2")
  }

  @Test func tappingAPartEditsIt() async throws {
    let fixture = await ComposerFixture(.thread)
    expect(fixture.content.part, equals: 1)
    try await fixture.screen.tap("composer.part.0")
    await fixture.screen.settle()
    let text = try require(fixture.composer?.textView)
    expect(fixture.content.part == 0 && text.isFirstResponder)
    expect(text.text, equals: fixture.content.parts[0].text)
    expect(text.selectedRange.location, equals: text.text.utf16.count)
    try expect(fixture.screen.view("composer.part.2").accessibilityLabel, equals: "Post 3 of 3")
  }

  @Test func removingANonemptyPartRequiresConfirmation() async throws {
    let fixture = await ComposerFixture(.thread)
    try await fixture.screen.tap("composer.part.remove")
    await fixture.screen.settle()
    expect(fixture.content.parts.count, equals: 3)
    let alert = try require(fixture.composer?.presentedViewController as? UIAlertController)
    expect(alert.actions.map(\.title), equals: ["Remove post", "Cancel"])

    let blank = await ComposerFixture()
    try write("one", in: blank)
    blank.screen.perform { blank.viewModel.changeParts(.add) }
    await blank.screen.settle()
    try await blank.screen.tap("composer.part.remove")
    await blank.screen.settle()
    expect(blank.content.parts.map(\.text), equals: ["one"])
  }

  @Test func accessibilityActionsRemoveAPart() async throws {
    let fixture = await ComposerFixture()
    try write("one", in: fixture)
    fixture.screen.perform {
      fixture.viewModel.changeParts(.add)
      fixture.viewModel.changeParts(.add)
      fixture.viewModel.changeParts(.choose(0))
    }
    await fixture.screen.settle()
    let part = try fixture.screen.view("composer.part.1")
    let action = try require(part.accessibilityCustomActions?.first)
    fixture.screen.perform { _ = action.actionHandler?(action) }
    expect(fixture.content.parts.count, equals: 2)
  }
}
