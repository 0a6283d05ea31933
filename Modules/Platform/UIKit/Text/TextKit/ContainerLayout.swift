import CoreGraphics
import Foundation
import TextEngine

/// A part of a text laid out in a container.
///
/// Indexes count from the start of the whole text.
struct ContainerLayout {
  struct Line {
    /// From edge to edge of the container.
    var rect: CGRect
    /// Around the text, with the padding on both sides.
    var usedRect: CGRect
    var baseline: CGFloat
    var range: NSRange
  }

  let container: NSTextContainer
  let range: Range<Int>
  let lines: [Line]
  private let layout: TextLayout
  private let backgrounds: [(range: NSRange, color: CGColor)]

  private var padding: CGFloat { container.lineFragmentPadding }

  /// Lays out what follows a character; all of it in the last container, else what fits.
  init(_ text: NSAttributedString, from start: Int, container: NSTextContainer, isLast: Bool) {
    let rest = NSRange(location: start, length: text.length - start)
    let part = start == 0 ? text : text.attributedSubstring(from: rest)
    var styled = StyledText(part, defaults: StyledText.Defaults(leavesColorOpen: false))
    if container.lineBreakMode != .byWordWrapping {
      styled.paragraph.lineBreak = .init(container.lineBreakMode)
    }
    backgrounds = styled.takeBackgrounds()
    let width = container.wrappingWidth
    var layout = styled.layout(width: width, maximumLines: container.maximumNumberOfLines)
    var end = text.length
    if let limit = container.heightLimit, layout.size.height > limit, layout.lineCount > 1 {
      let fitting = max(layout.lines.prefix { $0.rect.maxY <= limit + 0.5 }.count, 1)
      if fitting < layout.lineCount {
        if !isLast { end = start + layout.lines[fitting - 1].range.upperBound }
        layout = styled.layout(width: width, maximumLines: fitting)
      }
    }
    self.layout = layout
    self.container = container
    range = start..<end
    let padding = container.lineFragmentPadding
    let fullWidth = (width ?? layout.size.width) + 2 * padding
    lines = layout.lines.map { line in
      Line(
        rect: CGRect(x: 0, y: line.rect.minY, width: fullWidth, height: line.rect.height),
        usedRect: CGRect(
          x: line.rect.minX,
          y: line.rect.minY,
          width: line.rect.width + 2 * padding,
          height: line.rect.height
        ),
        baseline: line.baseline,
        range: NSRange(
          location: start + line.range.lowerBound,
          length: line.range.count
        )
      )
    }
  }

  var usedRect: CGRect {
    lines.reduce(CGRect.null) { $0.union($1.usedRect) }
  }

  func line(at index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
  }

  /// The range replaced by an ellipsis at the end of the last line.
  var truncatedRange: NSRange? {
    guard layout.isTruncated, container.lineBreakMode == .byTruncatingTail,
      let last = layout.lines.last
    else { return nil }
    // The dots are where the line ends: on the left, if it runs to the left.
    let ends = [last.rect.maxX - 1, last.rect.minX + 1]
    let hits = ends.compactMap {
      layout.characterIndex(at: CGPoint(x: $0, y: last.rect.midY))?.index
    }
    guard let hidden = hits.max() else { return nil }
    return NSRange(range.lowerBound + hidden..<range.upperBound)
  }

  /// Rectangles that cover characters, in the container's points.
  func rects(for requested: NSRange) -> [CGRect] {
    let shown = NSIntersectionRange(requested, NSRange(range))
    guard shown.length > 0 else { return [] }
    let local = NSRange(location: shown.location - range.lowerBound, length: shown.length)
    return layout.rects(for: local).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  /// The character nearest to a point of the container.
  func nearestCharacter(to point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let first = layout.lines.first else { return (range.lowerBound, 0) }
    let local = CGPoint(x: point.x - padding, y: point.y)
    if let hit = layout.characterIndex(at: local) {
      return (range.lowerBound + hit.index, hit.fraction)
    }
    let line = layout.lines.last { $0.rect.minY <= local.y } ?? first
    let inside = CGPoint(
      x: min(max(local.x, line.rect.minX), max(line.rect.maxX - 0.01, line.rect.minX)),
      y: line.rect.midY
    )
    if let hit = layout.characterIndex(at: inside) {
      return (range.lowerBound + hit.index, hit.fraction)
    }
    return (range.lowerBound + max(line.range.upperBound - 1, line.range.lowerBound), 1)
  }

  // MARK: - Drawing

  func drawGlyphs(_ requested: NSRange, at origin: CGPoint, in context: CGContext) {
    let shown = NSIntersectionRange(requested, NSRange(range))
    guard shown.length > 0 else { return }
    let isWhole = shown.length == range.count
    if !isWhole {
      context.saveGState()
      context.clip(
        to: rects(for: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      )
    }
    context.paint(
      .text(layout, at: CGPoint(x: origin.x + padding, y: origin.y), .black)
    )
    if !isWhole { context.restoreGState() }
  }

  func drawBackground(_ requested: NSRange, at origin: CGPoint, in context: CGContext) {
    for (background, color) in backgrounds {
      let whole = NSRange(
        location: background.location + range.lowerBound,
        length: background.length
      )
      let shown = NSIntersectionRange(whole, requested)
      guard shown.length > 0 else { continue }
      for rect in rects(for: shown) {
        context.paint(.fillRect(rect.offsetBy(dx: origin.x, dy: origin.y), color))
      }
    }
  }
}

extension StyledText {
  /// Takes the colors behind the letters out of the text.
  fileprivate mutating func takeBackgrounds() -> [(range: NSRange, color: CGColor)] {
    var backgrounds: [(range: NSRange, color: CGColor)] = []
    if runs.isEmpty, let color = attributes.backgroundColor {
      backgrounds.append((NSRange(location: 0, length: string.utf16.count), color))
    }
    attributes.backgroundColor = nil
    for index in runs.indices {
      guard let color = runs[index].attributes.backgroundColor else { continue }
      backgrounds.append((NSRange(runs[index].range), color))
      runs[index].attributes.backgroundColor = nil
    }
    return backgrounds
  }
}
