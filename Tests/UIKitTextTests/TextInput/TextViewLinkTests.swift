import Expectations
import Foundation
import Testing
import UIKit

/// Links of a text view that can be read and not edited.
@MainActor @Suite(.serialized) final class TextViewLinkTests: NSObject, UITextViewDelegate {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 100))
  private let view = UITextView()
  private var asked: [String] = []
  private var mayOpen = true
  private var replaces = false
  private var opened: [String] = []

  override init() {
    super.init()
    let window = headless.makeWindow()
    headless.run {
      view.isEditable = false
      let text = NSMutableAttributedString(
        string: "read this page",
        attributes: [.font: UIFont.systemFont(ofSize: 20)]
      )
      text.addAttribute(
        .link,
        value: URL(string: "https://example.org/a") as Any,
        range: NSRange(location: 5, length: 4)
      )
      view.attributedText = text
      view.frame = window.bounds
      view.delegate = self
      window.addSubview(view)
      UIApplication.shared.opener = { [unowned self] in
        opened.append($0.absoluteString)
        return true
      }
    }
    headless.frame()
  }

  isolated deinit { UIApplication.shared.opener = nil }

  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    guard replaces else { return defaultAction }
    return UIAction { [unowned self] _ in asked.append("own \(textItem.range.location)") }
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    asked.append("\(url.lastPathComponent) \(characterRange.location)+\(characterRange.length)")
    return mayOpen
  }

  private func tap(at offset: Int) {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = view.caretRect(for: position ?? view.endOfDocument)
    headless.tap(at: CGPoint(x: caret.midX + 3, y: caret.midY))
  }

  @Test func tappingALinkOpensIt() {
    tap(at: 6)
    expect(asked, equals: ["a 5+4"])
    expect(opened, equals: ["https://example.org/a"])
    expect(!view.isFirstResponder)
  }

  @Test func tappingElsewhereOpensNothing() {
    tap(at: 1)
    expect(asked.isEmpty && opened.isEmpty)
    headless.tap(at: CGPoint(x: 290, y: 20))
    expect(asked.isEmpty && opened.isEmpty)
  }

  @Test func theDelegateCanHandleLinks() {
    mayOpen = false
    tap(at: 6)
    expect(asked == ["a 5+4"] && opened.isEmpty)
    replaces = true
    headless.advance(by: 2)
    tap(at: 6)
    expect(asked == ["a 5+4", "own 5"] && opened.isEmpty)
  }

  @Test func editableTextPlacesTheCaretInstead() {
    headless.run { view.isEditable = true }
    tap(at: 6)
    expect(asked.isEmpty && opened.isEmpty)
    expect(view.isFirstResponder)
  }

  private func count(_ color: UInt32) throws -> Int {
    let image = try require(headless.snapshot())
    return (0..<image.width).reduce(0) { sum, x in
      sum + (0..<image.height).filter { image.pixel(x: x, y: $0) == color }.count
    }
  }

  @Test func linksHaveTheLinkColorWhateverTheColorOfTheText() throws {
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: whole)
    headless.run { view.attributedText = text }
    headless.frame()
    let red = try count(0xFFFF_0000)
    expect(red, isAbove: 20)
    headless.run { view.linkTextAttributes = [:] }
    headless.frame()
    try expect(count(0xFFFF_0000), isAbove: red)
    headless.run { view.linkTextAttributes = nil }
    headless.frame()
    try expect(count(0xFFFF_0000), equals: red)
  }

  @Test func linksUseTheirAttributes() throws {
    try expect(count(0xFFFF_0000), equals: 0)
    headless.run {
      view.linkTextAttributes = [
        .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
    }
    headless.frame()
    try expect(count(0xFFFF_0000), isAbove: 20)
  }
}
