import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit

@testable import MomentsComposer

/// Interaction with the composer.
@Suite struct ComposerInteractionTests {
  private func key(
    _ usage: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = [],
    on fixture: ComposerFixture
  ) async {
    await fixture.screen.press(UIKey(keyCode: usage, modifierFlags: modifiers))
    await fixture.screen.settle()
  }

  @Test func theCaretIsAfterTheMentions() async throws {
    let fixture = await ComposerFixture(.comment)
    let text = try require(fixture.composer?.textView)
    expect(text.isFirstResponder)
    expect(text.selectedRange, equals: NSRange(location: 5, length: 0))
    fixture.screen.perform { text.insertText("lovely") }
    expect(fixture.content.text, equals: "@ann lovely")
    expect(text.isFirstResponder)
  }

  @Test func typingGrowsTheTextAndHidesThePlaceholder() async throws {
    let fixture = await ComposerFixture()
    let text = try require(fixture.composer?.textView)
    let before = text.frame.height
    expect(text.showsPlaceholder)
    fixture.screen.perform { text.insertText("one\ntwo\nthree\nfour") }
    await fixture.screen.settle()
    expect(!text.showsPlaceholder)
    expect(text.frame.height, isAbove: before + 40)
    expect(text.contentSize.height, isAtMost: text.frame.height + 0.5)
  }

  @Test(arguments: AppLanguage.allCases)
  func theLanguageListOpensAtTheChosenOne(_ language: AppLanguage) async throws {
    let fixture = await ComposerFixture(language: language)
    let tag = fixture.content.language
    try await fixture.screen.tap("composer.language")
    await fixture.screen.settle()
    let row = try fixture.screen.view("choice.\(tag)")
    let frame = row.convert(row.bounds, to: nil)
    expect(frame.minY > 60 && frame.maxY < 844)
  }

  @Test func postingIsEnabledOnceThereIsContent() async throws {
    let fixture = await ComposerFixture()
    let post = try require(try fixture.screen.view("composer.post") as? UIButton)
    expect(!post.isEnabled)
    let text = try require(fixture.composer?.textView)
    fixture.screen.perform { text.insertText("hello") }
    expect(post.isEnabled)
    try await fixture.screen.tap("composer.post")
    await fixture.screen.settle()
    expect(fixture.viewModel.intents.last == "post" && !post.isEnabled)
  }

  @Test(arguments: [UIKeyModifierFlags.control, .command])
  func controlReturnPosts(_ modifier: UIKeyModifierFlags) async {
    let fixture = await ComposerFixture(.chinese)
    await key(.keyboardReturnOrEnter, modifier, on: fixture)
    expect(fixture.viewModel.intents.last, equals: "post")
  }

  @Test func escapeClosesAnEmptySheetAndConfirmsOtherwise() async throws {
    let empty = await ComposerFixture()
    await key(.keyboardEscape, on: empty)
    expect(empty.closings == 1 && !empty.isShown)

    let written = await ComposerFixture()
    written.screen.perform { written.viewModel.setText("half a thought") }
    await key(.keyboardEscape, on: written)
    expect(written.isShown)
    try await written.screen.tap("alert.Save draft")
    await written.screen.settle()
    await written.screen.settle()
    expect(written.closings == 1 && !written.isShown)
  }

  @Test func escapeOnAPagePopsIt() async throws {
    let fixture = await ComposerFixture(.chinese)
    try await fixture.screen.tap("composer.visibility")
    await fixture.screen.settle()
    expect(fixture.sheet.viewControllers.count, equals: 2)
    await key(.keyboardEscape, on: fixture)
    expect(fixture.sheet.viewControllers.count == 1 && fixture.isShown)
  }

  @Test func draggingTheSheetDownConfirmsBeforeDeletingADraft() async throws {
    let fixture = await ComposerFixture()
    fixture.screen.perform { fixture.viewModel.setText("half a thought") }
    await fixture.screen.drag(
      from: CGPoint(x: 150, y: 30),
      to: CGPoint(x: 150, y: 700),
      duration: 0.3
    )
    await fixture.screen.settle()
    expect(fixture.isShown)
    try await fixture.screen.tap("alert.Delete draft")
    await fixture.screen.settle()
    await fixture.screen.settle()
    expect(fixture.closings == 1 && !fixture.isShown)
  }

  @Test func draggingDismissesAnEmptySheet() async {
    let fixture = await ComposerFixture()
    await fixture.screen.drag(
      from: CGPoint(x: 150, y: 30),
      to: CGPoint(x: 150, y: 700),
      duration: 0.3
    )
    await fixture.screen.settle()
    expect(fixture.closings == 1 && !fixture.isShown)
  }

  @Test func togglingTheWarningMovesTheCaret() async throws {
    let fixture = await ComposerFixture()
    try await fixture.screen.tap("composer.warning")
    await fixture.screen.settle()
    let field = try require(fixture.composer?.warningField)
    expect(field.isFirstResponder && fixture.content.warning == "")
    fixture.screen.perform { field.insertText("Spiders") }
    expect(fixture.content.warning, equals: "Spiders")
    await key(.keyboardReturnOrEnter, on: fixture)
    expect(fixture.composer?.textView.isFirstResponder, equals: true)
    try await fixture.screen.tap("composer.warning")
    expectNil(fixture.content.warning)
  }

  @Test func visibilityAndLanguageCanBeChosen() async throws {
    let fixture = await ComposerFixture()
    try await fixture.screen.tap("composer.visibility")
    await fixture.screen.settle()
    try await fixture.screen.tap("choice.followers")
    await fixture.screen.settle()
    expect(fixture.content.visibility, equals: .followers)
    try await fixture.screen.tap("composer.language")
    await fixture.screen.settle()
    try await fixture.screen.tap("choice.es")
    await fixture.screen.settle()
    expect(fixture.content.language, equals: "es")
    expect(fixture.sheet.viewControllers.count, equals: 1)
  }

  @Test func theQuotePolicyIsChosenOnTheVisibilityPage() async throws {
    let fixture = await ComposerFixture(.quote)
    expect(fixture.content.quotePolicy, equals: .everyone)
    for tap in ["composer.visibility", "choice.quotes", "choice.followers"] {
      try await fixture.screen.tap(tap)
      await fixture.screen.settle()
    }
    expect(fixture.content.quotePolicy, equals: .followers)
    // The choice closes its page.
    expect(!fixture.screen.layoutDescription().contains("choice.nobody"))
  }

  @Test func aDraftCanBeContinued() async throws {
    let fixture = await ComposerFixture()
    try await fixture.screen.tap("composer.drafts")
    await fixture.screen.settle()
    try await fixture.screen.tap("draft.ferry")
    await fixture.screen.settle()
    expect(fixture.composer?.textView.text, equals: "The ferry leaves at seven, so we ")
    expect(fixture.sheet.viewControllers.count, equals: 1)
  }

  // MARK: Photos

  @Test func photosCanBeAddedAndRemoved() async throws {
    let fixture = await ComposerFixture()
    let photo = PickedPhoto(data: Data([1]), type: "image/jpeg")
    fixture.picker.answer = .success([photo, photo])
    try await fixture.screen.tap("composer.photos")
    await fixture.screen.advance(by: 2)
    await fixture.screen.settle()
    expect(fixture.picker.limits, equals: [4])
    expect(fixture.content.photos.map(\.state), equals: [.ready, .ready])
    let first = try require(fixture.content.photos.first?.id)
    try await fixture.screen.tap("composer.photo.\(first).remove")
    await fixture.screen.settle()
    expect(fixture.content.photos.count, equals: 1)
    #expect(throws: (any Error).self) { try fixture.screen.view("composer.photo.\(first)") }
  }

  /// The remove button of a photo has the size of a touch target, which a photo on a narrow sheet
  /// barely has.
  @Test func tappingTheMiddleOfASmallPhotoOpensIt() async throws {
    let narrow = ScreenTraits(size: CGSize(width: 320, height: 568))
    let fixture = await ComposerFixture(.ninePhotos, traits: narrow)
    let photos = fixture.content.photos.map(\.id)
    try await fixture.screen.tap("composer.photo.\(photos[4])")
    await fixture.screen.settle()
    expect(fixture.content.photos.map(\.id), equals: photos)
    expect(fixture.sheet.topViewController is ComposerAltTextViewController)
  }

  @Test func photosThatCannotBeLoadedAreReported() async throws {
    let fixture = await ComposerFixture()
    fixture.picker.answer = .failure(.unreadable)
    try await fixture.screen.tap("composer.photos")
    await fixture.screen.settle()
    expect(
      fixture.viewModel.message.value?.text,
      equals: "A photo could not be added. The file could not be read."
    )
  }

  @Test func withoutAPickerThereIsNoButtonForPhotos() async {
    let fixture = await ComposerFixture(canPickPhotos: false)
    #expect(throws: (any Error).self) { try fixture.screen.view("composer.photos") }
  }

  @Test func aFullSheetRejectsMorePhotos() async throws {
    let fixture = await ComposerFixture(.ninePhotos)
    let button = try require(try fixture.screen.view("composer.photos") as? UIButton)
    expect(!button.isEnabled)
  }

  @Test func aLongPressMovesAPhoto() async throws {
    let fixture = await ComposerFixture(.ninePhotos)
    let ids = fixture.content.photos.map(\.id)
    let first = try fixture.screen.view("composer.photo.photo-1")
    let third = try fixture.screen.view("composer.photo.photo-3")
    let from = first.convert(CGPoint(x: 40, y: 60), to: nil)
    let to = third.convert(CGPoint(x: 60, y: 60), to: nil)
    await fixture.screen.drag(from: from, to: to, after: 0.6, duration: 0.5)
    await fixture.screen.settle()
    expect(fixture.content.photos.map(\.id), equals: [ids[1], ids[2], ids[0]] + ids[3...])
    let moved = try fixture.screen.view("composer.photo.photo-1")
    let other = try fixture.screen.view("composer.photo.photo-3")
    expect(moved.frame.midX, isAbove: other.frame.midX)
  }

  @Test func accessibilityActionsMovePhotos() async throws {
    let fixture = await ComposerFixture(.ninePhotos)
    let first = try fixture.screen.view("composer.photo.photo-1")
    let actions = try require(first.accessibilityCustomActions)
    expect(actions.map(\.name), equals: ["Move later", "Remove photo"])
    _ = actions.first?.actionHandler?(try require(actions.first))
    expect(fixture.content.photos.prefix(2).map(\.id), equals: ["photo-2", "photo-1"])
  }

  /// After a page of the sheet the reader types on.
  @Test(arguments: ["composer.language", "composer.visibility", "composer.drafts"])
  func poppingAPageFocusesTheText(button: String) async throws {
    let fixture = await ComposerFixture(.empty)
    let composer = try require(fixture.composer)
    fixture.screen.perform {
      composer.textView.insertText("abc")
      composer.textView.selectedRange = NSRange(location: 1, length: 0)
    }
    try await fixture.screen.tap(button)
    await fixture.screen.settle()
    expect(composer.navigationController?.topViewController !== composer)
    expect(!composer.textView.isFirstResponder)
    fixture.screen.perform {
      _ = composer.navigationController?.popViewController(animated: true)
    }
    await fixture.screen.settle()
    expect(composer.textView.isFirstResponder)
    expect(composer.textView.selectedRange.location, equals: 1)
  }

  @Test func tappingAPhotoEditsItsAltText() async throws {
    let fixture = await ComposerFixture(.ninePhotos)
    try await fixture.screen.tap("composer.photo.photo-2")
    await fixture.screen.settle()
    let text = try require(try fixture.screen.view("composer.alt") as? UITextView)
    expect(text.isFirstResponder)
    fixture.screen.perform { text.insertText("A skyline") }
    try await fixture.screen.tap("composer.alt.done")
    await fixture.screen.settle()
    expect(fixture.content.photos[1].altText, equals: "A skyline")
    let tile = try fixture.screen.view("composer.photo.photo-2")
    expect(tile.accessibilityValue, equals: "A skyline")
    expect(fixture.composer?.textView.isFirstResponder, equals: true)
  }

  // MARK: Failures

  @Test func aFailedComposerCanBeRetried() async throws {
    let fixture = await ComposerFixture(.failed)
    let before = fixture.viewModel.intents.count
    try await fixture.screen.tap("list.retry")
    await fixture.screen.settle()
    expect(fixture.viewModel.intents.dropFirst(before), equals: ["load"])
    fixture.screen.perform { fixture.viewModel.show(.writing) }
    await fixture.screen.settle()
    expect(fixture.composer?.textView.text.hasPrefix("The Sunday market"), equals: true)
  }

  @Test func aRejectedPostKeepsItsText() async throws {
    let fixture = await ComposerFixture(.refused)
    try await fixture.screen.tap("composer.post")
    await fixture.screen.settle()
    fixture.screen.perform { fixture.viewModel.show(.writing) }
    await fixture.screen.settle()
    expect(fixture.isShown && fixture.content.canPost)
    expect(fixture.composer?.textView.text, equals: "This one will not be taken.")
  }
}
