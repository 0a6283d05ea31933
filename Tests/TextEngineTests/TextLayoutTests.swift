import CoreGraphics
import Expectations
import Foundation
import Testing
import _Testing_Canvas

@testable import TextEngine

/// Shorthand: lays text out in the system font.
func set(
  _ text: String,
  size: CGFloat = 17,
  weight: Int = 400,
  width: CGFloat? = nil,
  lines: Int = 0,
  _ lineBreak: TextParagraph.LineBreak = .wordWrap,
  paragraph: TextParagraph = TextParagraph()
) -> TextLayout {
  var paragraph = paragraph
  if lineBreak != .wordWrap { paragraph.lineBreak = lineBreak }
  return TextLayouts.of(
    text,
    attributes: TextAttributes(font: FontSpec(size: size, weight: weight)),
    paragraph: paragraph
  ).layout(width: width, maximumLines: lines)
}

struct TextLayoutTests {
  private let sentence = "The quick brown fox jumps over the lazy dog, and goes on to the harbour."

  @Test func oneLineIsAsTallAsItsFont() {
    let layout = set("Moments")
    expect(layout.lineCount, equals: 1)
    expect(abs(layout.size.height - FontSpec(size: 17).metrics.lineHeight), isBelow: 1e-9)
    expect(abs(layout.firstBaseline - FontSpec(size: 17).metrics.ascender), isBelow: 1e-9)
    expect(layout.firstBaseline, equals: layout.lastBaseline)
    expect(!layout.isTruncated)
  }

  @Test func emptyTextIsOneEmptyLine() {
    let layout = set("")
    expect(layout.lineCount, equals: 1)
    expect(layout.size.width, equals: 0)
    expect(abs(layout.size.height - FontSpec(size: 17).metrics.lineHeight), isBelow: 1e-9)
    expect(layout.lines.map(\.range), equals: [0..<0])
  }

  @Test(arguments: ["中文混排", "party 🎉 time", "العربية", "mixed 中 🎉 ع"])
  func fallbackFontsDoNotChangeTheHeightOfLines(_ text: String) {
    expect(abs(set(text).size.height - FontSpec(size: 17).metrics.lineHeight), isBelow: 1e-9)
  }

  @Test func linesFitTheWidthAndCoverTheText() throws {
    let layout = set(sentence, width: 150)
    expect(layout.lineCount, isAbove: 2)
    expect(layout.size.width, isAtMost: 150)
    let ranges = layout.lines.map(\.range)
    expect(ranges.first?.lowerBound, equals: 0)
    expect(ranges.last?.upperBound, equals: sentence.utf16.count)
    for (before, after) in zip(ranges, ranges.dropFirst()) {
      expect(before.upperBound, equals: after.lowerBound)
    }
    let metrics = FontSpec(size: 17).metrics
    expect(abs(layout.size.height - metrics.lineHeight * CGFloat(layout.lineCount)), isBelow: 1e-6)
  }

  @Test func textFitsInItsOwnWidth() {
    for text in [sentence, "中文混排", "A", "fi ffl 🎉"] {
      let free = set(text)
      let fitted = set(text, width: free.size.width)
      expect(fitted.lineCount, equals: 1, "\(text)")
      let rounded = set(text, width: free.size.width.rounded(.up))
      expect(rounded.lineCount, equals: 1)
      expect(rounded.size, equals: free.size)
    }
  }

  @Test func longWordsAreBroken() {
    let layout = set(String(repeating: "w", count: 60), width: 100)
    expect(layout.lineCount, isAbove: 3)
    expect(layout.size.width, isAtMost: 100)
  }

  @Test func linesBeyondTheMaximumAreDropped() {
    let layout = set(sentence, width: 150, lines: 2)
    expect(layout.lineCount, equals: 2)
    expect(layout.isTruncated)
    expect(layout.lines[1].range.upperBound, isBelow: sentence.utf16.count)
  }

  @Test(arguments: [TextParagraph.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
  func truncationFillsTheAvailableLines(_ lineBreak: TextParagraph.LineBreak) {
    for lines in 1...2 {
      let layout = set(sentence, width: 150, lines: lines, lineBreak)
      expect(layout.lineCount, equals: lines)
      expect(layout.isTruncated)
      expect(layout.size.width, isAtMost: 150)
      expect(layout.size.width, isAbove: 110)
    }
    expect(!set("short", width: 150, lines: 1, lineBreak).isTruncated)
  }

  @Test func truncationWithoutALimitWraps() {
    let layout = set(sentence, width: 150, .truncateTail)
    expect(layout.lineCount, equals: set(sentence, width: 150).lineCount)
    expect(!layout.isTruncated)
  }

  @Test func linesAreCountedOverParagraphs() {
    let text = "One\nTwo\nThree\nFour"
    let layout = set(text, width: 200, lines: 2, .truncateTail)
    expect(layout.lineCount, equals: 2)
    expect(layout.isTruncated)
    // The second line ends with an ellipsis: it is wider than its text.
    expect(layout.size.width, isAbove: set("Two").size.width + 5)
    expect(layout.lines[0].range, equals: 0..<4)
    expect(!set(text, width: 200, lines: 4, .truncateTail).isTruncated)
  }

  @Test func oneLineOfManyParagraphsIsTheFirst() {
    let layout = set("One\nTwo", width: 200, lines: 1, .truncateTail)
    expect(layout.lineCount, equals: 1)
    expect(layout.isTruncated)
  }

  @Test func clippedTextOfOneLineDoesNotWrap() {
    let layout = set(sentence, width: 100, lines: 1, .clip)
    expect(layout.lineCount, equals: 1)
    expect(layout.size.width, isAbove: 300)
  }

  @Test(arguments: [0, 3]) func clippedTextOfSeveralLinesWrapsByWords(_ lines: Int) {
    let clipped = set(sentence, width: 100, lines: lines, .clip)
    let wrapped = set(sentence, width: 100, lines: lines, .wordWrap)
    expect(clipped.lineCount, isAbove: 1)
    expect(clipped.lines.map(\.range), equals: wrapped.lines.map(\.range))
  }

  @Test func charWrapBreaksInsideWords() {
    let layout = set("wonderful wonderful", width: 120, paragraph: .init(lineBreak: .charWrap))
    let first = layout.lines[0].range.upperBound
    expect(first, isAbove: 10)
    expect(set("wonderful wonderful", width: 120).lines[0].range.upperBound, equals: 10)
  }

  @Test func alignmentMovesLines() {
    func x(_ alignment: TextParagraph.Alignment, _ text: String = "abc") -> CGFloat {
      set(text, width: 200, paragraph: TextParagraph(alignment: alignment)).lines[0].rect.minX
    }
    let width = set("abc").size.width
    expect(x(.left), equals: 0)
    expect(x(.natural), equals: 0)
    expect(abs(x(.right) - (200 - width)), isBelow: 0.01)
    expect(abs(x(.center) - (200 - width) / 2), isBelow: 0.01)
    expect(x(.natural, "שלום"), isAbove: 100)
    expect(x(.left, "שלום"), equals: 0)
  }

  @Test func neutralTextUsesTheBaseDirection() {
    let paragraph = TextParagraph(direction: .rightToLeft)
    expect(set("123", width: 200, paragraph: paragraph).lines[0].rect.minX, isAbove: 100)
  }

  @Test func singleLineIsMovedWithoutNewLayout() throws {
    let text = "moved without new layout"
    let free = set(text, paragraph: TextParagraph(alignment: .right))
    let placed = set(text, width: 300, paragraph: TextParagraph(alignment: .right))
    expect(placed.size, equals: free.size)
    expect(abs(placed.lines[0].rect.maxX - 300), isBelow: 0.01)
    let sheet = try Sheet(300, 30)
    sheet.recorder.record(.text(placed, at: .zero, .black))
    let box = try sheet.finish().inkBox
    expect(box.maxX, isAbove: 296)
    expect(box.x, isAbove: 80)
  }

  @Test func spacingGrowsBetweenLinesOnly() {
    let plain = set("a\nb\nc")
    let spaced = set("a\nb\nc", paragraph: TextParagraph(lineSpacing: 5, paragraphSpacing: 2))
    expect(abs(spaced.size.height - plain.size.height - 14), isBelow: 1e-6)
    expect(spaced.firstBaseline, equals: plain.firstBaseline)
  }

  @Test func tallerLinesHaveTheirSpaceAbove() {
    let natural = FontSpec(size: 17).metrics
    let tall = set("a\nb", paragraph: TextParagraph(minimumLineHeight: 30))
    expect(abs(tall.size.height - 60), isBelow: 1e-6)
    expect(abs(tall.firstBaseline - (30 + natural.descender)), isBelow: 1e-6)
    let multiple = set("a", paragraph: TextParagraph(lineHeightMultiple: 1.5))
    expect(abs(multiple.size.height - natural.lineHeight * 1.5), isBelow: 1e-6)
    let low = set("a", paragraph: TextParagraph(maximumLineHeight: 10))
    expect(low.size.height, equals: 10)
  }

  @Test func indentsNarrowLines() {
    let paragraph = TextParagraph(headIndent: 20, firstLineHeadIndent: 40)
    let layout = set(sentence, width: 200, paragraph: paragraph)
    expect(layout.lines[0].rect.minX, equals: 40)
    expect(layout.lines[1].rect.minX, equals: 20)
    expect(layout.lines.allSatisfy { $0.rect.maxX <= 200.01 })
    let hanging = set(
      sentence,
      width: 200,
      paragraph: TextParagraph(headIndent: 30, firstLineHeadIndent: 10)
    )
    expect(hanging.lines[1].rect.minX, equals: 30)
    expect(hanging.lines.allSatisfy { $0.rect.maxX <= 200.01 })
  }

  @Test func weightAndSizeMakeTextWider() {
    expect(set("Moments", weight: 700).size.width, isAbove: set("Moments").size.width)
    expect(set("Moments", size: 20).size.width, isAbove: set("Moments").size.width)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ text: String, _ monospaced: Bool) -> CGFloat {
      let font = FontSpec(size: 17, monospacedDigits: monospaced)
      return TextLayouts.of(
        text,
        attributes: TextAttributes(font: font),
        paragraph: TextParagraph()
      ).layout(width: nil, maximumLines: 0).size.width
    }
    expect(abs(width("111", true) - width("888", true)), isBelow: 0.01)
    expect(width("111", false), isBelow: width("888", false))
  }

  @Test func theTallestFontDeterminesTheLineHeight() {
    let small = TextAttributes(font: FontSpec(size: 12))
    let large = TextAttributes(font: FontSpec(size: 30))
    let layout = TextLayouts.of(
      "small LARGE",
      runs: [
        TextRun(range: 0..<6, attributes: small),
        TextRun(range: 6..<11, attributes: large),
      ],
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
    expect(abs(layout.size.height - FontSpec(size: 30).metrics.lineHeight), isBelow: 1e-6)
  }

  @Test func typedArrowsStayTwoGlyphs() {
    // Inter would draw one glyph for both, which is wider.
    expect(set("->").size.width, isBelow: set("-").size.width + set(">").size.width + 1)
    expect(set("->").rects(for: NSRange(location: 1, length: 1)).first?.minX ?? 0, isAbove: 3)
  }

  @Test func combiningMarksHaveNoWidth() {
    expect(abs(set("i\u{30A}").size.width - set("i").size.width), isBelow: 0.01)
    expect(abs(set("x\u{323}y").size.width - set("xy").size.width), isBelow: 0.5)
  }

  @Test func zeroBytesInTextAreHarmless() {
    let layout = set("a\0b")
    expect(layout.lines.map(\.range), equals: [0..<3])
    expect(layout.size.width, isAbove: set("a").size.width)
  }

  @Test func cachedLayoutsAreTheSameObject() {
    // Repeated, because a concurrent test may fill the cache.
    expect((0..<5).contains { _ in set("kept", width: 99) === set("kept", width: 99) })
    expect(set("kept", width: 99) !== set("kept", width: 98))
    expect(set("kept", width: 99) !== set("kept", weight: 600, width: 99))
  }

  @Test func cacheIsBounded() {
    for row in 0..<(TextLayoutCache.maximumCount + 200) { _ = set("kept row \(row)") }
    expect(TextLayoutCache.count, isAtMost: TextLayoutCache.maximumCount)
    expect(set("kept row \(TextLayoutCache.maximumCount + 100)").lineCount, equals: 1)
  }

  @Test func threadsGetEqualLayouts() async {
    let sizes = await withTaskGroup(of: [CGSize].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).map { set("Row \($0) with 中文 and 🎉 to wrap", width: 120).size }
        }
      }
      var all: [[CGSize]] = []
      for await sizes in group { all.append(sizes) }
      return all
    }
    for other in sizes.dropFirst() { expect(other, equals: sizes[0]) }
  }

  @Test func capitalAndSmallLettersHaveTheirHeights() {
    let metrics = FontSpec(size: 100).metrics
    expect((70...75).contains(metrics.capHeight))
    expect((52...57).contains(metrics.xHeight))
    expect(metrics.descender, isBelow: 0)
    expect(abs(metrics.lineHeight - (metrics.ascender - metrics.descender)), isBelow: 1e-9)
  }
}
