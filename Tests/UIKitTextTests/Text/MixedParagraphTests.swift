import Expectations
import Foundation
import Testing
import TextEngine
import UIKit

@testable import UIKitCore

/// Texts with several paragraph styles, in labels and drawn.
@MainActor @Suite struct MixedParagraphTests {
  private func paragraph(_ words: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: words,
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
  }

  private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
    parts.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 200) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// Returns the range of columns with ink in some rows of a drawing 200 points wide.
  private func ink(_ text: NSAttributedString, rows: Range<Int>) throws -> ClosedRange<Int> {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
      .image { _ in text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    let pixels = try require(image.cgImage)
    let inked = (0..<200).filter { x in rows.contains { pixels.pixel(x: x, y: $0) >> 24 > 60 } }
    return try require(inked.min())...(try require(inked.max()))
  }

  @Test func eachParagraphIsAligned() throws {
    let text = joined(
      paragraph("left\n") { $0.alignment = .left },
      paragraph("middle\n") { $0.alignment = .center },
      paragraph("right") { $0.alignment = .right }
    )
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    let rows = (0..<3).map { Int(line * CGFloat($0)) + 2..<Int(line * CGFloat($0 + 1)) - 2 }
    try expect(ink(text, rows: rows[0]).lowerBound, isBelow: 5)
    let middle = try ink(text, rows: rows[1])
    expect(abs(middle.lowerBound + middle.upperBound - 199), isBelow: 6)
    try expect(ink(text, rows: rows[2]).upperBound, isAbove: 194)
  }

  @Test func linesOfEachParagraphAreAsTallAsItSays() {
    let plain = UIFont.systemFont(ofSize: 16).lineHeight
    let text = joined(
      paragraph("one\n") {
        $0.minimumLineHeight = 40
        $0.paragraphSpacing = 7
      },
      paragraph("two\n") { $0.paragraphSpacingBefore = 5 },
      paragraph("three")
    )
    expect(abs(size(text).height - (CGFloat(52) + 2 * plain)), isBelow: 0.01)
  }

  @Test func indentsAreThoseOfTheParagraph() throws {
    let text = joined(
      paragraph("III\n"),
      paragraph("III") { $0.firstLineHeadIndent = 50 }
    )
    let line = Int(UIFont.systemFont(ofSize: 16).lineHeight)
    try expect(ink(text, rows: 2..<line - 1).lowerBound, isBelow: 5)
    try expect(ink(text, rows: line + 2..<2 * line).lowerBound, isAtLeast: 50)
    expect(size(text).width, isAbove: 50)
  }

  @Test func aParagraphHasTheFirstStyleInIt() {
    let text = joined(
      paragraph("several words that are ") { $0.firstLineHeadIndent = 30 },
      paragraph("in one paragraph") { $0.firstLineHeadIndent = 90 }
    )
    let alike = paragraph("several words that are in one paragraph") { $0.firstLineHeadIndent = 30 }
    expect(size(text), equals: size(alike))
  }

  @Test func labelsCutTheParagraphThatHasNoRoom() {
    let label = UILabel()
    label.attributedText = joined(
      paragraph("one\n") { $0.alignment = .center },
      paragraph("two\n") { $0.alignment = .right },
      paragraph("three") { $0.alignment = .left }
    )
    label.numberOfLines = 2
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    expect(abs(label.sizeThatFits(CGSize(width: 200, height: 0)).height - 2 * line), isBelow: 1)
    let fit = label.fit(in: CGSize(width: 200, height: 100), maximumLines: 2)
    expect(fit?.layout.isTruncated, equals: true)
    expect(fit?.layout.lineCount, equals: 2)
    label.numberOfLines = 0
    let all = label.fit(in: CGSize(width: 200, height: 100), maximumLines: 0)
    expect(all?.layout.isTruncated, equals: false)
    expect(all?.layout.lineCount, equals: 3)
    expect(all?.layout.lines.map(\.range), equals: [0..<4, 4..<8, 8..<13])
  }

  @Test func withoutAWidthTheWidestLineIsTheRoom() throws {
    let text = joined(
      paragraph("the widest of them\n") { $0.alignment = .left },
      paragraph("end") { $0.alignment = .right }
    )
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let layout = try require(label.fit(width: nil, maximumLines: 0)?.layout)
    let lines = layout.lines
    expect(lines.count, equals: 2)
    expect(abs(lines[0].rect.maxX - lines[1].rect.maxX), isBelow: 0.1)
    expect(lines[1].rect.minX, isAbove: 20)
  }

  @Test func aParagraphStartsWhereItsDirectionSays() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = joined(
      paragraph("one\n") { $0.baseWritingDirection = .leftToRight },
      paragraph("two") { $0.baseWritingDirection = .rightToLeft }
    )
    let lines = try require(
      label.fit(in: CGSize(width: 200, height: 100), maximumLines: 0)?.layout.lines
    )
    expect(lines[0].rect.minX, isBelow: 1)
    expect(lines[1].rect.maxX, isAbove: 199)
  }

  @Test func lettersAreFoundInTheirParagraph() throws {
    let text = joined(
      paragraph("one\n") { $0.paragraphSpacing = 10 },
      paragraph("two") { $0.alignment = .right }
    )
    let layout = StyledText(text).layout(width: 200, maximumLines: 0)
    let rects = layout.rects(for: NSRange(location: 5, length: 1))
    let rect = try require(rects.first)
    expect(rects.count, equals: 1)
    expect(rect.minX, isAbove: 150)
    let found = layout.characterIndex(at: CGPoint(x: rect.midX, y: rect.midY))
    expect(found?.index, equals: 5)
    let caret = layout.makeCarets().line(at: 5)
    expect(caret, equals: 1)
  }

  @Test func aTextKeptLaidOutIsNotConfusedWithOneOfOtherStyles() {
    let one = joined(paragraph("a\n"), paragraph("b") { $0.minimumLineHeight = 30 })
    let two = joined(paragraph("a\n"), paragraph("b") { $0.minimumLineHeight = 50 })
    expect(abs(size(two).height - size(one).height - 20), isBelow: 0.01)
  }
}
