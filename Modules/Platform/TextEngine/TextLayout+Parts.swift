import CoreGraphics
import Foundation

extension TextLayout {
  /// Joins layouts of the parts of a text vertically.
  convenience init(joining parts: [PlacedPart], for request: TextRequest, isTruncated: Bool) {
    let drawing = GlyphDrawing(
      joining: parts.map { ($0.layout.drawing, CGPoint(x: $0.layout.shift, y: $0.top)) }
    )
    var lines: [MeasuredLine] = []
    for (index, part) in parts.enumerated() {
      for line in part.layout.measuredLines {
        var line = line
        line.start += part.byte
        line.end += part.byte
        line.top += part.top
        line.baseline += part.top
        lines.append(line)
      }
      // The part was laid out without the break that ends its last line.
      if index + 1 < parts.count, !lines.isEmpty {
        lines[lines.count - 1].end = parts[index + 1].byte
      }
    }
    let height = parts.last.map { $0.top + $0.layout.size.height } ?? 0
    var reach = TextReach()
    for part in parts {
      let below = height - part.top - part.layout.size.height
      reach.top = max(reach.top, part.layout.reach.top - part.top)
      reach.bottom = max(reach.bottom, part.layout.reach.bottom - below)
    }
    self.init(
      request: request,
      drawing: drawing,
      lines: lines,
      size: CGSize(
        width: parts.reduce(0) { max($0, $1.layout.size.width) },
        height: height
      ),
      isTruncated: isTruncated,
      reach: reach,
      parts: parts
    )
  }

  /// As ``characterIndex(at:)``, for a text in parts.
  func characterIndexInParts(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    for part in parts {
      let local = CGPoint(x: point.x, y: point.y - part.top)
      if let found = part.layout.characterIndex(at: local) {
        return (found.index + part.start, found.fraction)
      }
    }
    return nil
  }

  /// As ``rects(for:)``, for a text in parts.
  func rectsInParts(for range: NSRange) -> [CGRect] {
    parts.flatMap { part in
      let length = part.layout.text.utf16.count
      let own = NSIntersectionRange(range, NSRange(location: part.start, length: length))
      let local = NSRange(location: own.location - part.start, length: own.length)
      return part.layout.rects(for: local).map { $0.offsetBy(dx: 0, dy: part.top) }
    }
  }

  /// The caret positions of a text in parts.
  func makeCaretsOfParts() -> TextCarets {
    TextCarets(
      joining: parts.map { part in
        let length = part.layout.text.utf16.count
        return (
          part.layout.makeCarets(), CGPoint(x: 0, y: part.top), part.start..<part.start + length
        )
      }
    )
  }
}
