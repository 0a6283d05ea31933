import CoreGraphics
import Expectations
import Foundation
import Testing
import TextEngine
import _Testing_Canvas

struct TextDrawingTests {
  private func draw(
    _ layout: TextLayout,
    _ color: CGColor = .black,
    scale: Int = 1,
    at point: CGPoint = .zero
  ) throws -> CGImage {
    let sheet = try Sheet(200, 60, scale: scale)
    sheet.recorder.record(.text(layout, at: point, color))
    return try sheet.finish()
  }

  private func attributes(_ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: FontSpec(size: 20))
    change(&attributes)
    return attributes
  }

  private func layout(_ text: String, _ attributes: TextAttributes) -> TextLayout {
    TextLayouts.of(text, attributes: attributes, paragraph: TextParagraph())
      .layout(width: nil, maximumLines: 0)
  }

  @Test func textUsesTheDrawingColor() throws {
    let image = try draw(layout("ll", attributes()), .red)
    expect(image.inked, isAbove: 10)
    for y in 0..<image.height {
      for x in 0..<image.width { expect(image.pixel(x: x, y: y) >> 16 & 0xFF, isAbove: 0xF0) }
    }
  }

  @Test func runsKeepTheirColors() throws {
    let runs = [
      TextRun(range: 0..<2, attributes: attributes { $0.color = .red }),
      TextRun(range: 2..<4, attributes: attributes()),
    ]
    let text = TextLayouts.of(
      "llll",
      runs: runs,
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
    let image = try draw(text, .blue)
    let middle = Int(text.rects(for: NSRange(location: 2, length: 1))[0].minX)
    for y in 0..<30 {
      for x in 0..<(middle - 1) { expect(image.pixel(x: x, y: y) >> 16 & 0xFF, isAbove: 0xF0) }
      for x in (middle + 1)..<60 { expect(image.pixel(x: x, y: y) & 0xFF, isAbove: 0xF0) }
    }
  }

  @Test func lettersAreOnTheBaseline() throws {
    for scale in 1...3 {
      let text = layout("HEH", attributes())
      let image = try draw(text, scale: scale)
      let bottom = CGFloat(image.inkBox.maxY) / CGFloat(scale)
      expect(abs(bottom - text.firstBaseline), isAtMost: 1 / CGFloat(scale) + 0.01)
      let height = CGFloat(image.inkBox.height) / CGFloat(scale)
      expect(abs(height - FontSpec(size: 20).metrics.capHeight), isAtMost: 2 / CGFloat(scale))
    }
  }

  @Test func letterPositionsDoNotDependOnTheScale() throws {
    let text = layout("The harbour", attributes())
    let one = try draw(text, scale: 1).inkBox
    let three = try draw(text, scale: 3).inkBox
    expect(abs(CGFloat(three.maxX) / 3 - CGFloat(one.maxX)), isAtMost: 1)
    expect(abs(CGFloat(three.width) / 3 - CGFloat(one.width)), isAtMost: 1.5)
  }

  @Test func emojiHasColors() throws {
    let image = try draw(layout("🎉", attributes()))
    var isColored = false
    for y in 0..<30 {
      for x in 0..<30 {
        let p = image.pixel(x: x, y: y)
        if abs(Int(p & 0xFF) - Int(p >> 16 & 0xFF)) > 60 { isColored = true }
      }
    }
    expect(isColored)
    expect(image.inkBox.height, isAtMost: 28)
  }

  @Test func everyScriptHasGlyphs() throws {
    for text in ["中", "ع", "é", "Ж"] {
      try expect(draw(layout(text, attributes())).inked, isAbove: 10, "\(text)")
    }
  }

  @Test func underlinesAreBelowTheBaselineInWholePixels() throws {
    let text = layout("    ", attributes { $0.underline = true })
    let box = try draw(text).inkBox
    expect(box.y, isAtLeast: Int(text.firstBaseline))
    expect((1...2).contains(box.height))
    expect(abs(box.width - Int(text.size.width)), isAtMost: 1)
  }

  @Test func strikethroughCrossesSmallLetters() throws {
    let text = layout("    ", attributes { $0.strikethrough = true })
    let box = try draw(text).inkBox
    let metrics = FontSpec(size: 20).metrics
    expect(CGFloat(box.maxY), isBelow: text.firstBaseline)
    expect(CGFloat(box.y), isAbove: text.firstBaseline - metrics.xHeight)
  }

  @Test func decorationsHaveTheirOwnColor() throws {
    let text = layout(
      "    ",
      attributes {
        $0.underline = true
        $0.underlineColor = .red
      }
    )
    let image = try draw(text, .blue)
    expect(image.hex(5, image.inkBox.y), equals: "ffff0000")
  }

  @Test func backgroundFillsTheLine() throws {
    let text = layout("ab", attributes { $0.backgroundColor = .green })
    let image = try draw(text)
    expect(image.hex(0, 1), equals: "ff00ff00")
    expect(abs(image.inkBox.height - Int(text.size.height)), isAtMost: 1)
  }

  @Test func kernSpreadsLetters() {
    let plain = layout("abcd", attributes())
    let spread = layout("abcd", attributes { $0.kern = 5 })
    expect((14.9...20.1).contains(spread.size.width - plain.size.width))
  }

  @Test func baselineOffsetRaisesText() throws {
    let plain = try draw(layout("H", attributes()), at: CGPoint(x: 0, y: 20)).inkBox
    let runs = [
      TextRun(range: 0..<1, attributes: attributes { $0.baselineOffset = 6 }),
      TextRun(range: 1..<2, attributes: attributes()),
    ]
    let raised = TextLayouts.of(
      "H ",
      runs: runs,
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
    expect(raised.size.height, isAbove: layout("H", attributes()).size.height + 5)
    let box = try draw(
      raised,
      at: CGPoint(x: 0, y: 20 - (raised.firstBaseline - FontSpec(size: 20).metrics.ascender))
    ).inkBox
    expect(abs(plain.y - box.y - 6), isAtMost: 1)
  }

  @Test func attachmentIsPlacedInTheLine() throws {
    let dot = try Sheet(10, 10)
    dot.canvas.clear(PixelRect(x: 0, y: 0, width: 10, height: 10), to: .red)
    let attachment = TextAttachment(
      image: try dot.finish(),
      bounds: CGRect(x: 0, y: 0, width: 30, height: 40)
    )
    let runs = [
      TextRun(range: 0..<1, attributes: attributes()),
      TextRun(range: 1..<2, attributes: attributes { $0.attachment = attachment }),
    ]
    let text = TextLayouts.of(
      "i\u{FFFC}",
      runs: runs,
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
    let letter = layout("i", attributes()).size.width
    expect(abs(text.size.width - letter - 30), isBelow: 0.1)
    expect(text.firstBaseline, equals: 40)
    let image = try draw(text)
    expect(image.hex(Int(letter) + 15, 20), equals: "ffff0000")
  }

  @Test func truncatedTextFitsItsWidth() throws {
    let text = set("The quick brown fox jumps over it", width: 100, lines: 1, .truncateTail)
    try expect(draw(text).inkBox.maxX, isAtMost: 100)
  }
}
