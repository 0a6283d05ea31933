import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import _Testing_Canvas

@testable import TextEngine

/// Lines that are truncated where the text continues in another paragraph: an ellipsis is appended
/// that is not in the text.
struct TextTailTests {
  private let plain = TextAttributes(font: FontSpec(size: 15))

  private func tail(_ text: String, runs: [TextRun], width: CGFloat = 300) -> TextLayout {
    TextLayouts.of(text, runs: runs, paragraph: TextParagraph(lineBreak: .truncateTail))
      .layout(width: width, maximumLines: 1)
  }

  /// A run that ends behind the line used to end within the letters of the ellipsis, and Pango
  /// wrote past its memory.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func runsEndingAfterTheLineDoNotCutTheEllipsis(cut: Int) throws {
    var red = plain
    red.color = .red
    let text = "abc\ndefgh"
    let mixed = tail(
      text,
      runs: [
        TextRun(range: 0..<cut, attributes: plain),
        TextRun(range: cut..<text.utf16.count, attributes: red),
      ]
    )
    let same = tail("abc…", runs: [TextRun(range: 0..<4, attributes: plain)])
    expect(mixed.isTruncated)
    // Letters of two runs are not kerned with each other.
    expect(abs(mixed.size.width - same.size.width), isBelow: 1)
    // The line and its ellipsis are one stretch, or two where the color changes on the line.
    let batches = mixed.drawing.batches
    expect(batches.count, equals: (cut < 3 ? 2 : 1))
    expect(batches.map { $0.color == nil }, equals: (cut < 3 ? [true, false] : [true]))
  }

  @Test func anEllipsisAfterAnImageIsNoImage() throws {
    var image = plain
    image.attachment = TextAttachment(
      image: nil,
      bounds: CGRect(x: 0, y: 0, width: 40, height: 10)
    )
    let text = "ab\u{FFFC}\nmore"
    let layout = tail(
      text,
      runs: [
        TextRun(range: 0..<2, attributes: plain), TextRun(range: 2..<3, attributes: image),
        TextRun(range: 3..<8, attributes: plain),
      ]
    )
    let without = tail("ab…", runs: [TextRun(range: 0..<3, attributes: plain)])
    expect(abs(layout.size.width - without.size.width - 40), isBelow: 1)
  }

  /// Pango stopped the program: the joiner belongs to the space, and neither fits.
  @Test(arguments: [
    "\u{202E} \u{200D}🎉", "שלום \u{FE0F}e\u{301}a", "\u{2067} \u{200D}ab", " \u{610}a",
  ])
  func marksAfterSpacesAreLaidOutAtZeroWidth(text: String) {
    for width in stride(from: CGFloat(0), through: 20, by: 0.5) {
      for mode in [TextParagraph.LineBreak.wordWrap, .truncateHead, .truncateTail] {
        let layout = TextLayouts.of(
          text,
          attributes: plain,
          paragraph: TextParagraph(lineBreak: mode)
        ).layout(width: width, maximumLines: 2)
        expect(!layout.lines.isEmpty)
      }
    }
  }

  /// The same text has the same layout again, regardless of other texts in between.
  @Test(arguments: Seeds.first(3))
  func shapingIsDeterministic(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let hebrew = TextRequest(
      TextKey(text: "שלום", style: .plain(plain), paragraph: TextParagraph()),
      width: nil,
      maximumLines: 0
    )
    FontFiles.with(hebrew) { fonts, opensFiles in
      TextContext.use(fonts) { context in
        func widths(_ request: TextRequest) -> [CGFloat] {
          TextTypesetter(request, context, opensFiles: opensFiles).typeset()
            .measuredLines.map(\.width)
        }
        for round in 0..<300 {
          let request = oddRequest(&random)
          let before = widths(request)
          _ = widths(oddRequest(&random))
          let note: Comment = "seed \(seed), round \(round): \(request.text.debugDescription)"
          expect(widths(request), equals: before, note)
        }
      }
    }
  }

  private func oddRequest(_ random: inout SeededGenerator) -> TextRequest {
    let pieces = [
      "a", "word", " ", "\n", "\r\n", "\u{2028}", "\u{2029}", "\t", "中", "🎉", "🇩🇪", "e\u{301}",
      "שלום",
      "العربية", "\u{200B}", "\u{FE0F}", "1️⃣", "-", "…", "\u{AD}", "supercalifragilistic",
      "\u{202E}",
      "\u{0}", "हिन्दी",
    ]
    let text = (0..<Int.random(in: 1...12, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let count = text.utf16.count
    let cut = Int.random(in: 0..<max(count, 1), using: &random)
    var bold = plain
    bold.font.weight = 700
    let breaks: [TextParagraph.LineBreak] = [
      .wordWrap, .truncateHead, .truncateMiddle, .truncateTail,
    ]
    return TextRequest(
      TextKey(
        text: text,
        style: cut == 0
          ? .plain(plain)
          : .runs([
            TextRun(range: 0..<cut, attributes: plain),
            TextRun(range: cut..<count, attributes: bold),
          ]),
        paragraph: TextParagraph(
          alignment: Bool.random(using: &random) ? .natural : .justified,
          lineBreak: breaks.randomElement(using: &random) ?? .wordWrap
        )
      ),
      width: .random(in: 0...100, using: &random),
      maximumLines: Int.random(in: 1...3, using: &random)
    )
  }
}
