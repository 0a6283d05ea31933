import CoreGraphics
import Foundation
import TextEngine

extension TextFlow {
  /// Draws glyphs; `origin` is the position of the container.
  func drawGlyphs(_ glyphs: NSRange, at origin: CGPoint, in context: CGContext) {
    update()
    guard !stored.isEmpty else { return }
    var index = index(at: glyphs.location)
    while index < stored.count, stored[index].start < glyphs.upperBound {
      let block = stored[index]
      for piece in block.pieces {
        let start = block.start + piece.range.lowerBound
        let whole = NSRange(location: start, length: piece.range.count)
        let shown = NSIntersectionRange(whole, glyphs)
        guard shown.length > 0 else { continue }
        let place = CGPoint(
          x: origin.x + piece.origin.x + container(piece.container).lineFragmentPadding,
          y: origin.y + piece.origin.y + top(of: index, in: piece.container)
        )
        let isPart = shown.length < whole.length
        if isPart {
          context.saveGState()
          context.clip(
            to: rects(for: shown, in: piece.container)
              .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
          )
        }
        context.paint(.text(piece.layout, at: place, color))
        if isPart { context.restoreGState() }
      }
      index += 1
    }
  }

  /// Calls a closure with the background colors of glyphs, and the rectangles that they cover.
  func forEachBackground(
    _ glyphs: NSRange,
    _ body: (NSRange, CGColor, [CGRect]) -> Void
  ) {
    update()
    guard !stored.isEmpty, glyphs.length > 0 else { return }
    var index = index(at: glyphs.location)
    while index < stored.count, stored[index].start < glyphs.upperBound {
      let block = stored[index]
      for background in block.backgrounds {
        let whole = NSRange(
          location: block.start + background.range.location,
          length: background.range.length
        )
        let shown = NSIntersectionRange(whole, glyphs)
        guard shown.length > 0 else { continue }
        for container in Set(block.pieces.map(\.container)).sorted() {
          let rects = rects(for: shown, in: container)
          if !rects.isEmpty { body(shown, background.color, rects) }
        }
      }
      index += 1
    }
  }
}
