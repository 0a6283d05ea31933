import Expectations
import Foundation
import Testing
import UIKit

/// Layout managers with custom drawing.
@MainActor struct LayoutManagerDrawingTests {
  /// Records drawing.
  private nonisolated final class Recorder: NSLayoutManager {
    var calls: [String] = []
    var drawsBackgrounds = true

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow.location)+\(glyphsToShow.length)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs \(glyphsToShow.location)+\(glyphsToShow.length)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>,
      count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      calls.append("fill \(rectCount) \(charRange.location)+\(charRange.length)")
      guard drawsBackgrounds else { return }
      super.fillBackgroundRectArray(
        rectArray,
        count: rectCount,
        forCharacterRange: charRange,
        color: color
      )
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange,
      underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      calls.append("underline \(glyphRange.location)+\(glyphRange.length)")
      super.drawUnderline(
        forGlyphRange: glyphRange,
        underlineType: underlineVal,
        baselineOffset: baselineOffset,
        lineFragmentRect: lineRect,
        lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin
      )
    }

    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange,
      strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      calls.append("strikethrough \(glyphRange.location)+\(glyphRange.length)")
      super.drawStrikethrough(
        forGlyphRange: glyphRange,
        strikethroughType: strikethroughVal,
        baselineOffset: baselineOffset,
        lineFragmentRect: lineRect,
        lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin
      )
    }
  }

  private func draw(_ kit: TextKitFixture) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 220, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let origin = CGPoint(x: 10, y: 5)
      kit.manager.drawBackground(forGlyphRange: kit.whole, at: origin)
      kit.manager.drawGlyphs(forGlyphRange: kit.whole, at: origin)
    }
    return try require(image.cgImage)
  }

  private func difference(_ one: CGImage, _ two: CGImage) -> Int {
    var count = 0
    for y in 0..<one.height {
      for x in 0..<one.width where one.pixel(x: x, y: y) != two.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  private let attributes: [NSAttributedString.Key: Any] = [
    .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
    .strikethroughStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
  ]

  @Test func subclassesThatCallSuperDrawTheSame() throws {
    let recorder = Recorder()
    let own = TextKitFixture("some words gy", attributes: attributes, manager: recorder)
    let plain = TextKitFixture("some words gy", attributes: attributes)
    let (one, other) = (try draw(own), try draw(plain))
    expect(difference(one, other), equals: 0)
    expect(
      recorder.calls,
      equals: [
        "background 0+13", "fill 1 0+13", "glyphs 0+13", "underline 0+13", "strikethrough 0+13",
      ]
    )
  }

  @Test func linesAreDrawnLineByLine() throws {
    let recorder = Recorder()
    let kit = TextKitFixture(
      "some words that wrap",
      width: 100,
      attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue],
      manager: recorder
    )
    _ = try draw(kit)
    let underlines = recorder.calls.filter { $0.hasPrefix("underline") }
    expect(underlines.count == kit.lines.count && underlines.count > 1)
  }

  @Test func backgroundsCanBeLeftOut() throws {
    let recorder = Recorder()
    recorder.drawsBackgrounds = false
    let own = TextKitFixture(
      "words",
      attributes: [.backgroundColor: UIColor.red],
      manager: recorder
    )
    let plain = TextKitFixture("words")
    try expect(difference(draw(own), draw(plain)), equals: 0)
  }

  @Test func textViewsDrawWithTheirLayoutManager() {
    let recorder = Recorder()
    let kit = TextKitFixture("first\nsecond", manager: recorder)
    kit.storage.addAttribute(
      .backgroundColor,
      value: UIColor.yellow,
      range: NSRange(location: 6, length: 6)
    )
    let headless = HeadlessHost(size: CGSize(width: 200, height: 100))
    let window = headless.makeWindow()
    let view = UITextView(frame: window.bounds, textContainer: kit.container)
    headless.run { window.addSubview(view) }
    headless.frame()
    expect(recorder.calls.prefix(3), equals: ["background 0+12", "fill 1 6+6", "glyphs 0+12"])
    recorder.calls = []
    headless.run { recorder.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 3)) }
    headless.frame()
    expect(recorder.calls.contains("glyphs 0+12"))
  }

  /// A label that lays out its text itself for hit testing, as link labels do.
  private final class WordLabel: UILabel {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      container.lineFragmentPadding = 0
    }

    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) {
      let whole = NSRange(location: 0, length: storage.length)
      container.size = rect.size
      manager.drawBackground(forGlyphRange: whole, at: rect.origin)
      manager.drawGlyphs(forGlyphRange: whole, at: rect.origin)
    }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      container.size = CGSize(width: size.width, height: .greatestFiniteMagnitude)
      return manager.usedRect(for: container).size
    }

    func word(at location: CGPoint) -> String? {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: storage.length),
        in: container
      )
      guard box.contains(location) else { return nil }
      let index = manager.glyphIndex(for: location, in: container)
      let text = storage.string
      guard let range = Range(NSRange(location: index, length: 1), in: text) else { return nil }
      let start =
        text[..<range.lowerBound].lastIndex(of: " ").map { text.index(after: $0) }
        ?? text.startIndex
      let end = text[range.lowerBound...].firstIndex(of: " ") ?? text.endIndex
      return start < end ? String(text[start..<end]) : nil
    }
  }

  @Test func labelsDrawAndFindWords() throws {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 60), scale: 1)
    let window = headless.makeWindow()
    let label = WordLabel(frame: window.bounds)
    let text = NSAttributedString(
      string: "ask @someone about #this or #that",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
    )
    headless.run {
      label.storage.setAttributedString(text)
      label.numberOfLines = 0
      label.attributedText = text
      window.addSubview(label)
    }
    headless.frame()
    let image = try require(headless.snapshot())
    let red = (0..<image.height)
      .contains { y in
        (0..<image.width).contains { image.pixel(x: $0, y: y) & 0xFFFFFF == 0xFF0000 }
      }
    expect(red)
    for word in ["@someone", "#this", "#that"] {
      let rect = label.manager.boundingRect(
        forGlyphRange: (text.string as NSString).range(of: word),
        in: label.container
      )
      expect(label.word(at: CGPoint(x: rect.minX + 2, y: rect.midY)), equals: word)
      expect(label.word(at: CGPoint(x: rect.maxX - 2, y: rect.midY)), equals: word)
    }
    expectNil(label.word(at: CGPoint(x: 190, y: 59)))
  }
}
