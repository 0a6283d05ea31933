internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// The layout for a width, derived from this one, which was laid out without.
  ///
  /// Nil if that is not possible, or if text would have to be omitted.
  func rebroken(for request: TextRequest) -> TextLayout? {
    guard request.canBeBrokenAnew, let clusters,
      let paragraphs = clusters.broken(for: request)
    else { return nil }
    let paragraph = request.paragraph
    let drawing = GlyphDrawing(capacity: clusters.glyphCount)
    let metrics = request.key.firstAttributes.font.metrics
    let height = TextTypesetter.lineHeight(metrics.lineHeight, paragraph)
    let space = CGFloat(request.width) / 1024
    var measured: [MeasuredLine] = []
    var (y, widest, start): (CGFloat, CGFloat, Int) = (0, 0, 0)
    for (index, lines) in paragraphs.enumerated() {
      let source = measuredLines[index]
      var sourceX = Double(source.x)
      for (row, item) in lines.enumerated() {
        let isLast = row + 1 == lines.count
        let end =
          isLast
          ? clusters.paragraphs[index].end
          : Int(clusters.clusters[item.clusters.upperBound].start)
        // A line after a line separator belongs to the same paragraph.
        let startsParagraph = row == 0 && source.startsParagraph
        if !measured.isEmpty {
          y += paragraph.lineSpacing
          if startsParagraph { y += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore }
        }
        var line = MeasuredLine(
          start: start,
          end: end,
          x: 0,
          width: CGFloat(item.width) / 1024,
          top: y,
          height: height,
          baseline: y + height + metrics.descender,
          isRightToLeft: false,
          startsParagraph: startsParagraph
        )
        line.x = TextTypesetter.lineX(
          line,
          width: space,
          paragraph: paragraph,
          isFirstOfParagraph: startsParagraph
        )
        drawing.addGlyphs(
          clusters.glyphs(of: item.clusters),
          of: self.drawing,
          movedX: Double(line.x) - sourceX,
          y: Double(line.baseline - source.baseline),
          line: Double(line.baseline)
        )
        measured.append(line)
        sourceX += Double(item.advance) / 1024
        widest = max(widest, line.width)
        y += height
        start = end
      }
    }
    return TextLayout(
      request: request,
      drawing: drawing,
      lines: measured,
      size: CGSize(width: widest, height: y),
      isTruncated: false,
      reach: reach,
      clusters: clusters
    )
  }
}

extension TextClusters {
  /// The lines of each paragraph in the width of a request; nil if there are more than it allows.
  func broken(for request: TextRequest) -> [[Line]]? {
    let isOneLine: Bool =
      switch request.paragraph.lineBreak {
      case .truncateHead, .truncateMiddle, .truncateTail: request.maximumLines == 1
      case .wordWrap, .charWrap, .clip: false
      }
    let limit = request.maximumLines > 0 ? Int(request.maximumLines) : Int.max
    var count = 0
    var result: [[Line]] = []
    result.reserveCapacity(paragraphs.count)
    for paragraph in paragraphs {
      guard
        let lines = lines(
          of: paragraph,
          width: request.width,
          keepsLastWordsTogether: request.paragraph.keepsLastWordsTogether
        )
      else { return nil }
      count += lines.count
      guard count <= limit, !isOneLine || count == 1 else { return nil }
      result.append(lines)
    }
    return result
  }

  /// The glyphs of a range of letters, as indices in the drawing.
  func glyphs(of range: Range<Int>) -> Range<Int> {
    func first(_ index: Int) -> Int {
      index < clusters.count ? Int(clusters[index].glyph) : glyphCount
    }
    return first(range.lowerBound)..<first(range.upperBound)
  }
}
