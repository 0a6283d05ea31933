import Expectations
import Foundation
import Testing
import UIKitValues

/// Attributed strings of Swift in the form that views take, and back.
@Suite struct AttributedStringConversionTests {
  private let style: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    return style
  }()

  @Test func theAttributesOfRunsAreThoseOfRanges() throws {
    var text = AttributedString("red ")
    text.foregroundColor = .red
    text.font = .boldSystemFont(ofSize: 20)
    text.kern = 2
    text.underlineStyle = .single
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    text.append(link)
    let converted = NSAttributedString(text)
    expect(converted.string, equals: "red link")
    var range = NSRange()
    let first = converted.attributes(at: 0, effectiveRange: &range)
    expect(range, equals: NSRange(location: 0, length: 4))
    expect(first[.foregroundColor] as? UIColor, equals: .red)
    expect(first[.font] as? UIFont, equals: .boldSystemFont(ofSize: 20))
    expect(first[.kern] as? CGFloat, equals: 2)
    expect(first[.underlineStyle] as? Int, equals: NSUnderlineStyle.single.rawValue)
    let last = converted.attributes(at: 5, effectiveRange: nil)
    expect(last[.link] as? URL, equals: URL(string: "https://example.org"))
    expectNil(last[.foregroundColor])
  }

  @Test func theAttributesOfRangesAreThoseOfRuns() throws {
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let values: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .underlineStyle: 1, .kern: 2,
      .link: "https://example.org",
    ]
    text.append(NSAttributedString(string: "👍b", attributes: values))
    let converted = AttributedString(text)
    expect(String(converted.characters), equals: "a👍b")
    let runs = Array(converted.runs)
    expect(runs.count, equals: 2)
    let (first, last) = (try require(runs.first), try require(runs.last))
    expect(first.paragraphStyle, equals: style)
    expect(last.font, equals: .systemFont(ofSize: 9))
    expect(last.underlineStyle, equals: .single)
    expect(last.kern, equals: 2)
    expect(last.link, equals: URL(string: "https://example.org"))
    expect(NSAttributedString(converted).string, equals: text.string)
  }

  @Test func containersAreMadeOfDictionaries() {
    let container = AttributeContainer([.foregroundColor: UIColor.red, .baselineOffset: 4])
    expect(container.foregroundColor, equals: .red)
    expect(container.baselineOffset, equals: 4)
    let values = [NSAttributedString.Key: Any](container)
    expect(values.count, equals: 2)
    expect(values[.foregroundColor] as? UIColor, equals: .red)
  }
}
