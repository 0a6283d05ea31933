import Expectations
import Foundation
import Testing
import UIKitValues

/// Foundation on Linux compares attributes of neighboring runs in a way that ended the process.
@MainActor
struct AttributeValueTests {
  /// Text of two neighboring runs that differ in one attribute, copied as labels and views do.
  private func copied(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Int {
    let text = NSMutableAttributedString(string: "0123456789")
    text.addAttribute(key, value: first, range: NSRange(location: 0, length: 5))
    text.addAttribute(key, value: second, range: NSRange(location: 5, length: 5))
    text.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 10))
    let copy = NSAttributedString(attributedString: text)
    expect(copy.isEqual(to: text))
    var runs = 0
    copy.enumerateAttributes(in: NSRange(location: 0, length: 10), options: []) { _, _, _ in
      runs += 1
    }
    return runs
  }

  @Test func adjacentParagraphsCanDifferInStyle() {
    let close = NSMutableParagraphStyle()
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 12
    expect(copied(.paragraphStyle, close, wide), equals: 2)
    expect(copied(.paragraphStyle, close, NSParagraphStyle()), equals: 1)
  }

  @Test func adjacentAttachmentsCanHaveNoImage() {
    expect(copied(.attachment, NSTextAttachment(), NSTextAttachment()), equals: 2)
  }

  @Test func adjacentRunsCanDifferInColorOrFont() {
    expect(copied(.foregroundColor, UIColor.red, UIColor { _ in .blue }), equals: 2)
    expect(copied(.foregroundColor, UIColor { _ in .red }, UIColor { _ in .blue }), equals: 2)
    expect(copied(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)), equals: 2)
  }

  /// A value that programs set for keys of their own, such as a mention.
  nonisolated private final class Mention: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Mention)?.number == number }
    override var hash: Int { number }
  }

  nonisolated private final class Empty: NSObject {}

  private struct Range {
    var start = 0
  }

  private static let key = NSAttributedString.Key("mention")

  @Test func adjacentValuesOfAClassOfAProgramAreComparedByIsEqual() {
    expect(copied(Self.key, Mention(0), Mention(0)), equals: 1)
    expect(copied(Self.key, Mention(0), Mention(1)), equals: 2)
    expect(copied(Self.key, Empty(), Empty()), equals: 2)
    expect(copied(Self.key, Empty(), Mention(0)), equals: 2)
    expect(copied(Self.key, Mention(0), "text"), equals: 2)
    expect(copied(Self.key, "text", Mention(0)), equals: 2)
  }

  @Test func adjacentValuesCanBeBoxedOrNull() {
    expect(copied(Self.key, CGFloat(0), CGFloat(1)), equals: 2)
    expect(copied(Self.key, CGFloat(1), CGFloat(1)), equals: 1)
    expect(copied(Self.key, CGPoint.zero, CGPoint(x: 1, y: 0)), equals: 2)
    expect(copied(Self.key, Range(), Range()), equals: 2)
    expect(copied(Self.key, NSNull(), 1), equals: 2)
    expect(copied(Self.key, NSNull(), NSNull()), equals: 1)
  }

  @Test func adjacentValuesOfFoundationAreCompared() throws {
    let url = try require(URL(string: "https://example.org"))
    expect(copied(.link, url, "https://example.org"), equals: 2)
    expect(copied(.link, url, try require(URL(string: "https://example.org"))), equals: 1)
    expect(copied(Self.key, "a", String(["a"])), equals: 1)
    expect(copied(Self.key, 1, 1.0), equals: 1)
    expect(copied(Self.key, 1, 2), equals: 2)
    expect(copied(Self.key, [1, 2], [1, 2]), equals: 1)
    expect(
      copied(Self.key, Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)),
      equals: 2
    )
  }

  /// Foundation's comparisons of its own values must not come back to the function that calls them.
  @Test func valuesOfFoundationAreComparedWithOthers() throws {
    let url = try require(URL(string: "https://example.org"))
    let values: [Any] = [
      "text", 1, 1.5, true, url, Date(timeIntervalSince1970: 1), Data([1]), [1], ["a": 1],
      Set([1]), Locale(identifier: "en"), UUID(), TimeZone.gmt, NSError(domain: "a", code: 1),
      CharacterSet.letters, IndexSet([1]), NSNull(), Decimal(1), CGAffineTransform.identity,
    ]
    for value in values {
      for other: Any in [Mention(0), Empty(), CGFloat(7), CGPoint.zero, Range(), UIColor.red] {
        expect(copied(Self.key, value, other), equals: 2, "\(value), \(other)")
        expect(copied(Self.key, other, value), equals: 2, "\(other), \(value)")
      }
    }
  }

  /// Whether two boxes were taken for objects of another type depended on their addresses.
  @Test func manyRunsOfBoxedValuesStandBesideEachOther() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<20_000 {
      let values: [NSAttributedString.Key: Any] = [
        .kern: CGFloat(0), .baselineOffset: CGFloat(index % 2),
      ]
      text.append(NSAttributedString(string: "a", attributes: values))
    }
    var range = NSRange()
    _ = text.attributes(at: 19_999, effectiveRange: &range)
    expect(range, equals: NSRange(location: 19_999, length: 1))
  }
}
