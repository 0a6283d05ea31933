import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitValues

/// Data detection in text views, and menus of text items.
@MainActor @Suite(.serialized) final class TextViewDetectorTests: NSObject, UITextViewDelegate {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let view = UITextView()
  private var asked: [String] = []
  private var hasMenu = true

  override init() {
    super.init()
    let window = headless.makeWindow()
    headless.run {
      view.isEditable = false
      view.font = .systemFont(ofSize: 20)
      view.frame = window.bounds
      view.dataDetectorTypes = .link
      view.text = "see\nexample.org now"
      view.delegate = self
      window.addSubview(view)
    }
    headless.frame()
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    asked.append("\(url.absoluteString) \(characterRange) \(interaction.rawValue)")
    // Opening a link would affect other tests.
    return interaction == .presentActions
  }

  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    asked.append(defaultMenu.children.map(\.title).joined(separator: ","))
    return hasMenu ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }

  private func point(at offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = view.caretRect(for: position ?? view.endOfDocument)
    return CGPoint(x: caret.midX + 3, y: caret.midY)
  }

  private func blue() throws -> Int {
    let image = try require(headless.snapshot())
    return (0..<image.width).reduce(0) { sum, x in
      sum
        + (0..<image.height).filter { y in
          let pixel = image.pixel(x: x, y: y)
          return (pixel & 0xFF) > 200 && (pixel >> 16) & 0xFF < 60
        }.count
    }
  }

  @Test func addressesInTheTextAreLinks() throws {
    headless.tap(at: point(at: 6))
    expect(asked, equals: ["http://example.org {4, 11} 0"])
    try expect(blue(), isAbove: 20)
    // The attributes of the text are unchanged.
    expectNil(view.textStorage.attribute(.link, at: 6, effectiveRange: nil))
  }

  @Test func nothingIsLookedForUnlessItIsAskedForOrWhereTextIsEdited() throws {
    headless.run { view.dataDetectorTypes = [] }
    headless.frame()
    try expect(blue(), equals: 0)
    headless.run { view.dataDetectorTypes = .all }
    headless.frame()
    try expect(blue(), isAbove: 20)
    headless.run { view.isEditable = true }
    headless.frame()
    try expect(blue(), equals: 0)
  }

  @Test func aLongPressShowsTheMenuOfALink() throws {
    headless.touch(.began, at: point(at: 6))
    headless.advance(by: 0.7)
    expect(asked, equals: ["http://example.org {4, 11} 1", "Open Link,Copy Link"])
    expect(view.menu.interaction.isShown)
    expect(view.selectedRange.length, equals: 0)
    headless.touch(.ended, at: point(at: 6))
    expect(asked.count, equals: 2)
  }

  @Test func theDelegateMayWantNoMenu() {
    hasMenu = false
    headless.touch(.began, at: point(at: 6))
    headless.advance(by: 0.7)
    headless.touch(.ended, at: point(at: 6))
    expect(asked.count, equals: 2)
    expect(!view.menu.interaction.isShown)
  }

  @Test func partsOfATextHaveNames() {
    let text = NSMutableAttributedString(
      string: "some tagged words",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 5, length: 6))
    headless.run { view.attributedText = text }
    headless.frame()
    let item = view.item(at: view.textPoint(point(at: 7)))
    guard case .tag("mine") = item?.content else {
      Issue.record("no tag")
      return
    }
    expect(item?.range, equals: NSRange(location: 5, length: 6))
  }

  @Test(arguments: [
    ("go to https://a.example/b_(c)?d=1. Now", ["https://a.example/b_(c)?d=1"]),
    ("(www.example.com), x", ["http://www.example.com"]),
    ("Mail me@example.co.uk!", ["mailto:me@example.co.uk"]),
    ("end of one.Next or file.swift 1.5", []),
    ("swift.org/download and no.", ["http://swift.org/download"]),
    ("call +49 30 1234567 or (555) 123-4567", ["tel:+49301234567", "tel:5551234567"]),
    ("2024-05-01 12345 1.000.000,00", []),
    ("http://1.2.3.4:8080/x", ["http://1.2.3.4:8080/x"]),
  ])
  func addressesAreFound(_ text: String, _ urls: [String]) {
    expect(DataDetector.matches(in: text, .all).map(\.url.absoluteString), equals: urls)
  }
}
