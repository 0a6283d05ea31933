import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsComposer

/// The sheet of emoji over the composer.
@Suite("The sheet of emoji")
struct EmojiPickerTests {
  /// The sheet to write in, with a text, where the caret is in it, and the sheet of emoji over it.
  private func open(
    _ text: String = "",
    at selection: NSRange? = nil,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async throws -> ComposerFixture {
    let fixture = await ComposerFixture(traits: traits, language: language)
    let textView = try require(fixture.composer?.textView)
    fixture.screen.perform {
      textView.insertText(text)
      if let selection { textView.selectedRange = selection }
    }
    await fixture.screen.settle()
    try await fixture.screen.tap("composer.emoji")
    await settle(fixture)
    return fixture
  }

  private func settle(_ fixture: ComposerFixture) async {
    await fixture.screen.advance(by: 1)
    await fixture.screen.settle()
  }

  private func isOpen(_ fixture: ComposerFixture) -> Bool {
    fixture.sheet.presentedViewController != nil
  }

  private func search(_ text: String, in fixture: ComposerFixture) async throws {
    try await fixture.screen.tap("emoji.search")
    try await fixture.screen.type(text)
    await settle(fixture)
  }

  // MARK: What moves

  @Test("custom emoji animate under the pointer, and then stop")
  func moving() async throws {
    let fixture = try await open()
    let item = try fixture.screen.view("emoji.custom..:cat:")
    let label = try require(item.subviews.compactMap { $0 as? ImageLabel }.first)
    func frames() async -> Int {
      var seen: Set<ObjectIdentifier> = []
      for _ in 0..<30 {
        await fixture.screen.advance(by: 1.0 / 60)
        let text = label.attributedText
        let place = text?.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
        if let image = place?.image { seen.insert(ObjectIdentifier(image)) }
      }
      return seen.count
    }
    await expect(frames(), equals: 1)
    try await fixture.screen.movePointer(over: "emoji.custom..:cat:")
    await expect(frames(), isAbove: 5)
    try await fixture.screen.movePointer(over: "emoji.smileys.😀")
    await expect(frames(), equals: 1)
  }

  // MARK: What is written

  @Test("a tap inserts an emoji at the caret, and the sheet stays open")
  func writing() async throws {
    let fixture = try await open("Hello world", at: NSRange(location: 5, length: 0))
    try await fixture.screen.tap("emoji.smileys.😀")
    expect(fixture.content.text, equals: "Hello😀 world")
    expect(isOpen(fixture))
    try await fixture.screen.tap("emoji.smileys.😃")
    expect(fixture.content.text, equals: "Hello😀😃 world")
    try await fixture.screen.tap("emoji.done")
    await settle(fixture)
    expect(!isOpen(fixture))
    let textView = try require(fixture.composer?.textView)
    expect(textView.isFirstResponder)
    expect(textView.selectedRange, equals: NSRange(location: 9, length: 0))
  }

  @Test("the selection is replaced")
  func replacing() async throws {
    let fixture = try await open("Hello world", at: NSRange(location: 6, length: 5))
    try await fixture.screen.tap("emoji.recent.🌊")
    expect(fixture.content.text, equals: "Hello 🌊")
  }

  @Test("a custom emoji is inserted as its shortcode, with the required spaces")
  func custom() async throws {
    let fixture = try await open("Helloworld", at: NSRange(location: 5, length: 0))
    try await fixture.screen.tap("emoji.custom..:cat:")
    expect(fixture.content.text, equals: "Hello :cat: world")
    expect(ComposerViewController.written(":cat:", after: nil, before: nil), equals: ":cat: ")
    expect(ComposerViewController.written(":cat:", after: " ", before: " "), equals: ":cat:")
    expect(ComposerViewController.written("🌊", after: "o", before: "w"), equals: "🌊")
  }

  @Test("emoji are inserted into the warning while it is edited")
  func warning() async throws {
    let fixture = await ComposerFixture(.warning)
    let field = try require(fixture.composer?.warningField)
    fixture.screen.perform { _ = field.becomeFirstResponder() }
    let (before, text) = (fixture.content.warning ?? "", fixture.content.text)
    try await fixture.screen.tap("composer.emoji")
    await settle(fixture)
    try await fixture.screen.tap("emoji.recent.🌊")
    expect(fixture.content.warning, equals: before + "🌊")
    expect(fixture.content.text, equals: text)
    try await fixture.screen.tap("emoji.done")
    await settle(fixture)
    expect(field.isFirstResponder)
  }

  // MARK: Finding

  @Test("a name finds emoji; Return inserts the first and closes the sheet")
  func searching() async throws {
    let fixture = try await open("A ")
    try await search("grape", in: fixture)
    #expect(throws: (any Error).self) { try fixture.screen.view("emoji.smileys.😀") }
    await fixture.screen.press(.keyboardReturnOrEnter)
    await settle(fixture)
    expect(fixture.content.text, equals: "A 🍇")
    expect(!isOpen(fixture))
    expect(fixture.composer?.textView.isFirstResponder, equals: true)
  }

  @Test("names in the reader's language and in English find emoji")
  func languages() async throws {
    let fixture = try await open(language: .simplifiedChinese)
    try await search("葡萄", in: fixture)
    try expect(fixture.screen.view("emoji.found.🍇").accessibilityLabel, equals: "葡萄")
    let other = try await open(language: .arabic)
    try await search("grape", in: other)
    try expect(other.screen.view("emoji.found.🍇").accessibilityLabel, equals: "عنب")
  }

  @Test("Return inserts nothing if nothing was found")
  func findingNothing() async throws {
    let fixture = try await open("A ")
    try await search("qqq", in: fixture)
    await fixture.screen.press(.keyboardReturnOrEnter)
    await settle(fixture)
    expect(fixture.content.text, equals: "A ")
    expect(isOpen(fixture))
  }

  // MARK: Moving about

  @Test("the bar scrolls to a category")
  func categories() async throws {
    let fixture = try await open()
    #expect(throws: (any Error).self) { try fixture.screen.view("emoji.food.🍇") }
    try await fixture.screen.tap("category.emoji.food")
    await settle(fixture)
    let row = try fixture.screen.view("emoji.food.🍇")
    expect(row.convert(row.bounds, to: nil).maxY, isBelow: fixture.screen.window.bounds.maxY)
  }

  @Test("arrows and Return choose one without a mouse, and Escape closes the sheet")
  func keyboard() async throws {
    let fixture = try await open()
    for _ in 0..<12 where fixture.content.text.isEmpty {
      await fixture.screen.press(.keyboardTab)
      await fixture.screen.press(.keyboardRightArrow)
      await fixture.screen.press(.keyboardReturnOrEnter)
    }
    expect(fixture.content.text, equals: "🌊")
    await fixture.screen.press(.keyboardEscape)
    await settle(fixture)
    expect(!isOpen(fixture))
    expect(fixture.content.text, equals: "🌊")
  }

  @Test("emoji are buttons labelled with their names")
  func accessibility() async throws {
    let fixture = try await open()
    let row = try fixture.screen.view("emoji.recent.🌊")
    expect(row.accessibilityLabel, equals: "water wave")
    expect(row.accessibilityTraits.contains(.button))
    let category = try fixture.screen.view("category.emoji.flags")
    expect(category.accessibilityLabel, equals: "Flags")
  }

  // MARK: How it looks

  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic])
  func everyScript(_ language: AppLanguage) async throws {
    expectLook(try await open(language: language).screen, "\(language.rawValue)")
    expectLook(
      try await open(traits: ScreenTraits(style: .dark), language: language).screen,
      "\(language.rawValue)-dark"
    )
  }

  @Test func otherSizes() async throws {
    let narrow = CGSize(width: 320, height: 568)
    expectLook(
      try await open(traits: ScreenTraits(size: narrow)).screen,
      "narrow",
      showing: ["emoji.recent.🌊", "category.emoji.people"]
    )
    expectLook(
      try await open(traits: ScreenTraits(size: CGSize(width: 1024, height: 768))).screen,
      "wide"
    )
    let largest = ScreenTraits.largest(height: 900)
    expectLook(
      try await open(traits: largest).screen,
      "largest",
      showing: ["emoji.recent.🌊", "category.emoji.people"]
    )
  }

  @Test func searchShowsFoundEmojiOrNone() async throws {
    let fixture = try await open()
    try await search("cat", in: fixture)
    expectLook(fixture.screen, "found")
    let nothing = try await open(language: .arabic)
    try await search("qqq", in: nothing)
    expectLook(nothing.screen, "none-arabic")
  }
}
