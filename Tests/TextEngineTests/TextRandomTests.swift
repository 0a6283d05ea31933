import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import TextEngine
import _Testing_Canvas

/// Properties that all texts have.
struct TextRandomTests {
  private let pieces = [
    "a", "word", " ", "  ", "\n", "\r\n", "\u{2028}", "\u{2029}", "\t", "中", "文字", "🎉", "👩‍👩‍👧‍👦", "🇩🇪",
    "é", "e\u{301}", "i\u{30A}", "שלום", "العربية", "\u{200B}", "\u{200D}", "\u{FE0F}", "1️⃣", "-",
    "->", "…", "\u{AD}", "supercalifragilistic", "\u{202E}", "\u{0}", "٣", "हिन्दी",
  ]
  private let breaks: [TextParagraph.LineBreak] = [
    .wordWrap, .charWrap, .truncateHead, .truncateMiddle, .truncateTail, .clip,
  ]
  private let alignments: [TextParagraph.Alignment] = [
    .natural, .left, .right, .center, .justified,
  ]

  @Test(arguments: Seeds.first(4))
  func linesAreConsecutive(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let font = TextAttributes(font: FontSpec(size: 15))
    for _ in 0..<120 {
      let text = (0..<Int.random(in: 0...25, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Bool.random(using: &random) ? CGFloat.random(in: 0...250, using: &random) : nil
      let limit = Int.random(in: 0...4, using: &random)
      let paragraph = TextParagraph(
        alignment: alignments.randomElement(using: &random) ?? .natural,
        lineBreak: breaks.randomElement(using: &random) ?? .wordWrap
      )
      let count = text.utf16.count
      let layout: TextLayout
      if Bool.random(using: &random), count > 1 {
        let cut = Int.random(in: 1..<count, using: &random)
        var second = font
        second.font.weight = 700
        second.color = .red
        let runs = [
          TextRun(range: 0..<cut, attributes: font),
          TextRun(range: cut..<count, attributes: second),
        ]
        layout = TextLayouts.of(text, runs: runs, paragraph: paragraph)
          .layout(width: width, maximumLines: limit)
      } else {
        layout = TextLayouts.of(text, attributes: font, paragraph: paragraph)
          .layout(width: width, maximumLines: limit)
      }
      let note: Comment = "seed \(seed): \(text.debugDescription) \(String(describing: width))"
      let lines = layout.lines
      expect(!lines.isEmpty, note)
      expect(limit == 0 || lines.count <= limit, note)
      expect(lines.first?.range.lowerBound, equals: 0, note)
      expect(layout.isTruncated || lines.last?.range.upperBound == count, note)
      for (before, after) in zip(lines, lines.dropFirst()) {
        expect(before.range.upperBound, equals: after.range.lowerBound, note)
        expect(abs(before.rect.maxY - after.rect.minY), isBelow: 1e-6, note)
      }
      for rect in layout.rects(for: NSRange(location: 0, length: count)) {
        expect(rect.minX, isAtLeast: (lines.map(\.rect.minX).min() ?? 0) - 0.5, note)
        expect(rect.maxX, isAtMost: (lines.map(\.rect.maxX).max() ?? 0) + 0.5, note)
      }
      if let line = lines.first, line.rect.width > 2 {
        let hit = layout.characterIndex(at: CGPoint(x: line.rect.midX, y: line.rect.midY))
        try expect(require(hit).index, isBelow: max(1, count), note)
      }
      let sheet = try Sheet(50, 50)
      sheet.recorder.record(.text(layout, at: .zero, .black))
      _ = try sheet.finish()
    }
  }
}
