import CoreGraphics
import Expectations
import Foundation
import Testing
import TextEngine

@Suite struct TextMixedScriptTests {
  /// The rows of pixels that have ink right of a column, counted from the baseline.
  private func inkRows(of text: String, from character: Int) throws -> ClosedRange<Int> {
    let attributes = TextAttributes(font: FontSpec(size: 40))
    let layout = TextLayouts.of(
      text,
      attributes: attributes,
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
    let canvas = try require(CairoCanvas(width: 300, height: 120, scale: 1))
    canvas.draw(
      .text(layout, at: CGPoint(x: 10, y: 30), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    )
    let image = try require(canvas.makeImage())
    let length = text.utf16.count - character
    let place = try require(
      layout.rects(for: NSRange(location: character, length: length)).first
    )
    let columns = Int(place.minX) + 11..<Int(place.maxX) + 10
    let rows = (0..<120).filter { y in columns.contains { image.pixel(x: $0, y: y) >> 24 > 128 } }
    let baseline = 30 + Int(layout.firstBaseline.rounded())
    return try require(rows.first) - baseline...(try require(rows.last)) - baseline
  }

  /// Isolated text does not determine the direction of the sentence.
  @Test(arguments: [
    ("\u{2068}ليلى حسن\u{2069} boosted", true), ("\u{2068}Ann\u{2069} أعاد النشر", false),
    ("\u{2068}#وسم\u{2069}", false), ("\u{2068}#tag\u{2069}", true), ("ليلى", false),
  ])
  func sentencesFollowTheirFirstStrongDirection(text: String, isLeftToRight: Bool) throws {
    let layout = TextLayouts.of(
      text,
      attributes: TextAttributes(font: FontSpec(size: 17)),
      paragraph: TextParagraph()
    ).layout(width: 400, maximumLines: 1)
    let line = try require(layout.lines.first)
    expect((line.rect.minX < 1), equals: isLeftToRight)
  }

  @Test func arabicAfterChineseIsOnTheSameBaseline() throws {
    let alone = try inkRows(of: "١٢٨", from: 0)
    let mixed = try inkRows(of: "片机 ١٢٨", from: 3)
    expect(abs(alone.lowerBound - mixed.lowerBound), isAtMost: 1)
    expect(abs(alone.upperBound - mixed.upperBound), isAtMost: 1)
  }
}
