import Expectations
import ScreenTesting
import Testing
import UIKit

/// Smart quotes, dashes and spaces when text is typed, pasted and cut.
@MainActor @Suite struct SmartTypingTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))

  private func makeScreen() async -> Screen {
    let screen = Screen {
      let controller = UIViewController()
      field.accessibilityIdentifier = "field"
      controller.view.addSubview(field)
      return controller
    }
    await screen.settle()
    return screen
  }

  private func typed(_ text: String) async throws -> String? {
    let screen = await makeScreen()
    try await screen.tap("field")
    try await screen.type(text)
    return field.text
  }

  @Test func smartTypingIsOffByDefault() async throws {
    try await expect(typed("\"a\" -- 'b'"), equals: "\"a\" -- 'b'")
  }

  @Test func quotesOpenAfterSpacesAndCloseAfterLetters() async throws {
    field.smartQuotesType = .yes
    try await expect(typed("\"it's (\"so\")\" 'x'"), equals: "“it’s (“so”)” ‘x’")
  }

  @Test func twoHyphensBecomeADash() async throws {
    field.smartDashesType = .yes
    try await expect(typed("a--b - c---"), equals: "a—b - c—-")
  }

  @Test func secureTextIsNotChanged() async throws {
    field.smartQuotesType = .yes
    field.smartDashesType = .yes
    field.isSecureTextEntry = true
    try await expect(typed("\"--"), equals: "\"--")
  }

  @Test func programmaticallyInsertedTextIsUnchanged() async throws {
    field.smartQuotesType = .yes
    let screen = await makeScreen()
    try await screen.tap("field")
    screen.perform { field.insertText("\"a\"") }
    expect(field.text, equals: "\"a\"")
  }

  @Test func pastedWordsGetSpaces() async throws {
    field.smartInsertDeleteType = .yes
    field.text = "onethree"
    let screen = await makeScreen()
    screen.perform { UIPasteboard.general.string = "two" }
    try await screen.select(3..<3, in: "field")
    await screen.press("v", modifiers: .control)
    expect(field.text, equals: "one two three")
  }

  @Test func cuttingAWordRemovesOneSpace() async throws {
    field.smartInsertDeleteType = .yes
    let screen = await makeScreen()
    for (text, range, left) in [
      ("one two three", 4..<7, "one three"),
      ("one two", 0..<3, "two"),
      ("one two.", 4..<7, "one."),
      // Part of a word is cut without a space.
      ("one two", 4..<6, "one o"),
    ] {
      field.text = text
      try await screen.select(range, in: "field")
      await screen.press("x", modifiers: .control)
      expect(field.text, equals: left)
    }
  }

  @Test func plainFieldsCutOnlyTheSelection() async throws {
    field.text = "one two three"
    let screen = await makeScreen()
    try await screen.select(4..<7, in: "field")
    await screen.press("x", modifiers: .control)
    expect(field.text, equals: "one  three")
  }

  @Test func searchBarsForwardInputTraits() {
    let bar = UISearchBar()
    expect(bar.returnKeyType, equals: .search)
    bar.textContentType = .location
    bar.smartQuotesType = .no
    bar.keyboardAppearance = .dark
    expect(bar.searchTextField.textContentType, equals: .location)
    expect(bar.searchTextField.smartQuotesType, equals: .no)
    expect(bar.searchTextField.keyboardAppearance, equals: .dark)
    expect(UITextContentType.postalCode.rawValue, equals: "postal-code")
    expect(UIReturnKeyType.continue.rawValue, equals: 11)
  }

  @Test func inputViewsFollowTheKeyboardAppearance() async throws {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    field.inputAccessoryView = accessory
    let screen = await makeScreen()
    let style = screen.window.traitCollection.userInterfaceStyle
    try await screen.tap("field")
    expect(accessory.traitCollection.userInterfaceStyle, equals: style)
    screen.perform { field.keyboardAppearance = .dark }
    await screen.settle()
    expect(accessory.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
