import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Tokens in search fields.
@MainActor @Suite struct SearchTokenTests {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 120))
  private let window: UIWindow
  private let field: UISearchTextField

  init() {
    let window = headless.makeWindow()
    self.window = window
    field = headless.run {
      window.backgroundColor = .systemBackground
      let field = UISearchTextField(frame: CGRect(x: 10, y: 20, width: 300, height: 36))
      field.placeholder = "Search"
      window.addSubview(field)
      return field
    }
    headless.settle()
  }

  private func token(_ text: String, _ symbol: String? = nil) -> UISearchToken {
    UISearchToken(icon: symbol.flatMap { UIImage(systemName: $0) }, text: text)
  }

  @Test func tokensAreBeforeTheText() {
    let start = field.textRect(forBounds: field.bounds).minX
    headless.run {
      field.tokens = [token("Anna", "person"), token("Photos")]
      field.text = "beach"
    }
    headless.settle()
    let rect = field.textRect(forBounds: field.bounds)
    expect(rect.minX, isAbove: start + 80)
    expect(field.text, equals: "beach")
    expect(field.textualRange.isEmpty, equals: false)
    expectLook(window, on: headless, "tokens")
    headless.run { field.removeToken(at: 0) }
    headless.settle()
    expect(field.tokens.count, equals: 1)
    expect(field.textRect(forBounds: field.bounds).minX, isBelow: rect.minX)
    headless.run { field.tokens = [] }
    expect(field.textRect(forBounds: field.bounds).minX, equals: start)
  }

  @Test func tokensFromRightToLeftAndManyOfThem() {
    headless.run {
      field.semanticContentAttribute = .forceRightToLeft
      field.tokens = ["Alexander", "Konstantinopel", "Photographs", "2026"].map { token($0) }
      field.text = "x"
    }
    headless.settle()
    expectLook(window, on: headless, "tokens-many")
  }

  @Test func backspacesBeforeTheTextSelectAndDeleteTheLastToken() {
    headless.run {
      field.tokens = [token("Anna"), token("Photos")]
      _ = field.becomeFirstResponder()
    }
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    headless.type("ab")
    headless.press(.keyboardDeleteOrBackspace)
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.text?.isEmpty == true && field.tokens.count == 2)
    changes = 0
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count == 2 && changes == 0)
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count == 1 && changes == 1)
    // Typing removes the selection.
    headless.press(.keyboardDeleteOrBackspace)
    headless.type("c")
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count == 1 && field.text?.isEmpty == true)
    field.allowsDeletingTokens = false
    headless.press(.keyboardDeleteOrBackspace)
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count, equals: 1)
  }

  @Test func textRangesCanBecomeTokens() throws {
    headless.run {
      field.text = "from:anna beach"
      if let end = field.position(from: field.beginningOfDocument, offset: 10),
        let range = field.textRange(from: field.beginningOfDocument, to: end)
      {
        let anna = token("Anna")
        anna.representedObject = 7
        field.replaceTextualPortion(of: range, with: anna, at: 0)
      }
    }
    headless.settle()
    expect(field.text, equals: "beach")
    expect(field.tokens.first?.representedObject as? Int, equals: 7)
  }

  @Test func tappingSelectsAToken() throws {
    headless.run { field.tokens = [token("Anna"), token("Photos")] }
    headless.settle()
    headless.tap(at: CGPoint(x: 60, y: 38))
    headless.settle()
    expect(field.isFirstResponder)
    headless.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count, equals: 1)
    expectLook(window, on: headless, "tokens-one")
  }
}
