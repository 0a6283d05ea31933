import CoreGraphics
import Foundation
import TextEngine

// Underlines and strikethrough lines. The engine draws them with the glyphs, unless a subclass may
// override the drawing.
extension NSLayoutManager {
  /// Whether lines are drawn by the methods that subclasses can override.
  var drawsLinesItself: Bool { type(of: self) != NSLayoutManager.self }

  /// Draws the backgrounds of glyphs by the method that subclasses can override.
  func drawBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
    flow.forEachBackground(glyphs) { range, color, rects in
      let moved = rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      moved.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        fillBackgroundRectArray(
          first,
          count: buffer.count,
          forCharacterRange: range,
          color: UIColor(cgColor: color)
        )
      }
    }
  }

  /// Fills rectangles of the current context.
  func fill(_ rects: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = color.cgColor(with: flow.format.traits)
    for rect in rects { context.paint(.fillRect(rect, color)) }
  }

  /// Draws the underlines and strikethrough lines of glyphs.
  func drawLines(_ glyphs: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    let whole = NSIntersectionRange(glyphs, NSRange(location: 0, length: textStorage.length))
    guard whole.length > 0 else { return }
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      textStorage.enumerateAttribute(key, in: whole, options: []) { value, range, _ in
        guard let number = TextAttributes.number(value) else { return }
        let style = NSUnderlineStyle(rawValue: Int(number))
        guard style.rawValue & 0xF != 0 else { return }
        flow.forEachLine(range) { line in
          let shown = NSIntersectionRange(line.range, range)
          if key == .underlineStyle {
            underlineGlyphRange(
              shown,
              underlineType: style,
              lineFragmentRect: line.rect,
              lineFragmentGlyphRange: line.range,
              containerOrigin: origin
            )
          } else {
            strikethroughGlyphRange(
              shown,
              strikethroughType: style,
              lineFragmentRect: line.rect,
              lineFragmentGlyphRange: line.range,
              containerOrigin: origin
            )
          }
          return true
        }
      }
    }
  }

  /// Returns the font of a glyph as it is displayed.
  private func font(at glyph: Int) -> FontSpec? {
    guard let textStorage, glyph < textStorage.length else { return nil }
    var font =
      textStorage.attribute(.font, at: glyph, effectiveRange: nil) as? UIFont
      ?? .attributedStringDefault
    if flow.format.adjustsFonts { font = font.adjusted(to: flow.format.traits) }
    return font.spec
  }

  /// Returns the distance of the bounding box's bottom edge below the baseline.
  func descent(_ glyphs: NSRange) -> CGFloat {
    guard let line = flow.line(at: glyphs.location) else { return 0 }
    let box = boundingRect(forGlyphRange: glyphs, in: textContainers[line.container])
    return box.maxY - line.baseline
  }

  /// Returns the height of the strikethrough line above the baseline.
  func strikethroughHeight(_ glyphs: NSRange) -> CGFloat {
    font(at: glyphs.location)?.metrics.strikethroughPosition ?? 0
  }

  /// Draws a line at a distance below the baseline; negative for a line above it.
  func drawLine(
    _ colorKey: NSAttributedString.Key,
    _ glyphs: NSRange,
    _ style: NSUnderlineStyle,
    below distance: (FontMetrics) -> CGFloat,
    _ origin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext(), let textStorage,
      let line = flow.line(at: glyphs.location), let metrics = font(at: glyphs.location)?.metrics
    else { return }
    let values = textStorage.attributes(at: glyphs.location, effectiveRange: nil)
    let color = values[colorKey] as? UIColor ?? values[.foregroundColor] as? UIColor
    let paint = color?.cgColor(with: flow.format.traits) ?? flow.color
    let middle = origin.y + line.baseline + distance(metrics)
    let drawing = GlyphDrawing(capacity: 0)
    for part in style.contains(.byWord) ? words(glyphs) : [glyphs] {
      for rect in flow.rects(for: part, in: line.container) {
        let lines = TextDecoration.rects(
          in: rect.minX...rect.maxX,
          middle: middle,
          thickness: metrics.underlineThickness,
          TextEffects.Line(style)
        )
        for line in lines { drawing.addDecoration(line, paint) }
      }
    }
    context.paint(.glyphs(drawing, at: CGPoint(x: origin.x, y: 0), paint))
  }

  /// Returns the ranges of glyphs between spaces.
  private func words(_ glyphs: NSRange) -> [NSRange] {
    guard let textStorage else { return [] }
    let units = Array(textStorage.string.utf16)
    var words: [NSRange] = []
    for index in glyphs.location..<min(glyphs.upperBound, units.count)
    where units[index] != 0x20 && units[index] != 0x09 {
      if let last = words.last, last.upperBound == index {
        words[words.count - 1].length += 1
      } else {
        words.append(NSRange(location: index, length: 1))
      }
    }
    return words
  }
}
