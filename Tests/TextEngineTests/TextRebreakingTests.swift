import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import _Testing_Canvas

@testable import TextEngine

/// Lines made of a layout without a width must be those that Pango makes.
struct TextRebreakingTests {
  private let pieces = [
    "a ", "to ", "word ", "harbour ", "seven ", "x", "walk, ", "end. ", "\n", "\n\n", "\u{2028}",
    "中",
    "文字，", "混排 ", "🎉 ", "👩‍👩‍👧‍👦", "é ", "well-known ", "https://example.org/path ", "…",
    "(no) ", "supercalifragilistic ",
  ]

  private func request(
    _ text: String,
    _ paragraph: TextParagraph,
    _ width: CGFloat?,
    _ lines: Int
  ) -> TextRequest {
    TextRequest(
      TextKey(
        text: text,
        style: .plain(TextAttributes(font: FontSpec(size: 15))),
        paragraph: paragraph
      ),
      width: width,
      maximumLines: lines
    )
  }

  /// The words of each line that has any.
  ///
  /// If only the space at the end of a paragraph does not fit, Pango hangs it behind the word in
  /// one process and wraps it into a separate line in another.
  private func words(of layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map {
      String(decoding: units[$0.range], as: UTF16.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: Seeds.first(6))
  func linesMatchPango(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (compared, same) = (0, 0)
    for round in 0..<150 {
      let text =
        (0..<Int.random(in: 5...40, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined() + "\(seed).\(round)"
      var paragraph = TextParagraph(
        alignment: Bool.random(using: &random) ? .center : .natural,
        lineSpacing: 2,
        paragraphSpacing: 3
      )
      paragraph.keepsLastWordsTogether = round % 2 == 0
      let width = CGFloat.random(in: 8...320, using: &random)
      var wanted = request(text, paragraph, width, 0)
      let count = text.utf16.count
      if Bool.random(using: &random) {
        let cut = Int.random(in: 1..<count, using: &random)
        var link = TextAttributes(font: FontSpec(size: 15, weight: round % 2 == 0 ? 400 : 700))
        link.color = .blue
        wanted.key.style = .runs([
          TextRun(range: 0..<cut, attributes: TextAttributes(font: FontSpec(size: 15))),
          TextRun(range: cut..<count, attributes: link),
        ])
      }
      let direct = TextTypesetter.use(wanted) { $0.typeset() }
      var unbounded = wanted
      unbounded.width = -1
      let free = TextTypesetter.use(unbounded) { $0.typeset() }
      guard let made = free.rebroken(for: wanted) else { continue }
      compared += 1
      let note: Comment = "seed \(seed): \(text.debugDescription) \(width)"
      expect(words(of: made, text), equals: words(of: direct, text), note)
      guard made.lines.map(\.range) == direct.lines.map(\.range) else { continue }
      same += 1
      for (a, b) in zip(made.lines, direct.lines) {
        expect(abs(a.rect.minX - b.rect.minX), isBelow: 0.01, note)
        expect(abs(a.rect.width - b.rect.width), isBelow: 0.01, note)
        expect(abs(a.rect.minY - b.rect.minY), isBelow: 1e-6, note)
        expect(abs(a.baseline - b.baseline), isBelow: 1e-6, note)
      }
      let (first, second) = (try Sheet(330, 200), try Sheet(330, 200))
      first.recorder.record(.text(made, at: .zero, .black))
      second.recorder.record(.text(direct, at: .zero, .black))
      try expect(first.finish().hasSamePixels(as: second.finish()), note)
    }
    expect(compared > 20 && same > compared * 9 / 10)
  }
}
