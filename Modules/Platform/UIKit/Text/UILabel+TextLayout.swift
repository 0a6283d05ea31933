import CoreGraphics
import Foundation
import TextEngine

extension UILabel {
  /// Returns the text for the text engine; nil if there is none.
  ///
  /// The width of the lines is for attachments that depend on it; nil for any.
  func styledText(lineWidth: CGFloat? = nil) -> StyledText? {
    if let styled {
      let measured = styled.attachmentLineWidth
      if measured == nil || lineWidth == nil || measured == lineWidth { return styled }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var text: StyledText
    if let attributed = storedAttributedText {
      guard attributed.length > 0 else { return nil }
      var defaults = StyledText.Defaults(
        font: storedFont,
        contentSizeTraits: adjustsFontForContentSizeCategory ? traitCollection : nil,
        traits: traitCollection,
        templateColor: storedTextColor
      )
      if let lineWidth { defaults.place.lineWidth = lineWidth }
      text = StyledText(attributed, defaults: defaults)
      text.adjustParagraphs { paragraph, isStyled in
        if !isStyled {
          paragraph.alignment = .init(storedAlignment)
          paragraph.setBreaks(lineBreakStrategy)
        }
        // A label decides on truncation where the paragraph leaves it open.
        if !isStyled || paragraph.lineBreak == .wordWrap {
          paragraph.lineBreak = .init(storedLineBreakMode)
        }
      }
    } else {
      guard let storedText, !storedText.isEmpty else { return nil }
      text = StyledText(
        storedText,
        attributes: TextAttributes(font: storedFont.spec),
        paragraph: TextParagraph(
          alignment: .init(storedAlignment),
          lineBreak: .init(storedLineBreakMode)
        )
      )
      text.paragraph.setBreaks(lineBreakStrategy)
    }
    text.adjustParagraphs { paragraph, _ in
      guard paragraph.alignment == .natural else { return }
      // The writing direction of the paragraph overrides that of the interface.
      let startsRight =
        paragraph.direction == .natural ? isRightToLeft : paragraph.direction == .rightToLeft
      paragraph.alignment = startsRight ? .right : .left
    }
    styled = text
    return text
  }

  func fit(width: CGFloat?, maximumLines: Int) -> TextLayouts.Fit? {
    let lineWidth = width.map { max($0, 0) } ?? AttachmentPosition.unlimitedWidth
    guard let text = styledText(lineWidth: lineWidth) else { return nil }
    let layouts = layouts ?? text.layouts
    self.layouts = layouts
    return layouts.fit(width: width.map { max($0, 0) }, maximumLines: maximumLines)
  }

  /// Returns the layout for a size: wrapped in its width, with the lines that fit into its height.
  func fit(in size: CGSize, maximumLines: Int) -> TextLayouts.Fit? {
    guard let fit = fit(width: size.width, maximumLines: maximumLines) else { return nil }
    let layout = fit.layout
    // Allow half a point: heights are sums of rounded numbers.
    guard layout.lineCount > 1, layout.size.height > size.height + 0.5 else { return fit }
    let visible = layout.lines.prefix { $0.rect.maxY <= size.height + 0.5 }.count
    guard visible < layout.lineCount else { return fit }
    return self.fit(width: size.width, maximumLines: max(visible, 1))
  }

  /// Returns the size of the text wrapped in a width, rounded up to pixels.
  func contentSize(width: CGFloat?, maximumLines: Int) -> CGSize {
    guard let fit = fit(width: width, maximumLines: maximumLines) else { return .zero }
    let size = fit.layout.size
    let textWidth = width.map { min(size.width, $0) } ?? size.width
    return CGSize(width: roundedUpToPixels(textWidth), height: roundedUpToPixels(size.height))
  }

  /// Returns the layout for a rectangle and its origin.
  func placement(in rect: CGRect) -> (TextLayouts.Fit, CGPoint)? {
    guard let fit = drawnFit(in: rect.size) else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    let slack = rect.width - fit.width
    let x: CGFloat =
      switch styledText()?.paragraph.alignment {
      case .center: slack / 2
      case .right: slack
      default: 0
      }
    var y = ((rect.height - fit.layout.size.height) / 2 * scale).rounded(.down) / scale
    if adjustsFontSizeToFitWidth, baselineAdjustment != .alignCenters,
      let full = self.fit(in: rect.size, maximumLines: numberOfLines)?.layout,
      full.size.height > fit.layout.size.height
    {
      y = ((rect.height - full.size.height) / 2 * scale).rounded(.down) / scale
      if baselineAdjustment == .alignBaselines {
        y += full.firstBaseline - fit.layout.firstBaseline
      }
    }
    return (fit, CGPoint(x: rect.minX + x, y: rect.minY + y))
  }

  func drawnFit(in size: CGSize) -> TextLayouts.Fit? {
    guard let fit = fit(in: size, maximumLines: numberOfLines) else { return nil }
    guard numberOfLines == 1, fit.layout.isTruncated, let text = styledText(),
      allowsDefaultTighteningForTruncation || text.tightens || adjustsFontSizeToFitWidth,
      let full = self.fit(width: nil, maximumLines: 1)
    else { return fit }
    if allowsDefaultTighteningForTruncation || text.tightens,
      let tight = text.tightened(from: full.layout.size.width, to: size.width)
    {
      return TextLayouts.Fit(layout: tight, width: size.width)
    }
    guard adjustsFontSizeToFitWidth else { return fit }
    let requested = size.width / max(full.layout.size.width, 1)
    let factor = max(requested, minimumScaleFactor, 0.01)
    let small = text.scaled(by: factor).layout(width: size.width, maximumLines: 1)
    return TextLayouts.Fit(layout: small, width: size.width)
  }
}
