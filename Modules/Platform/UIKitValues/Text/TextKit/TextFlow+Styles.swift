import CoreGraphics
import Foundation
import TextEngine

extension TextFlow {
  /// A paragraph for the text engine.
  struct Styled {
    var text: StyledText
    var backgrounds: [TextBackground] = []
    var spacing: TextSpacing
  }

  /// Returns a paragraph for the text engine, or a longer range that starts with it.
  func styled(
    _ index: Int,
    extendedTo end: Int? = nil,
    fontScale: CGFloat? = nil
  ) -> Styled {
    let block = stored[index]
    let range = NSRange(block.start..<(end ?? block.textEnd))
    var defaults = StyledText.Defaults(
      contentSizeTraits: format.adjustsFonts ? format.traits : nil,
      traits: format.traits
    )
    defaults.place = attachmentPosition(at: range.location)
    var styled: StyledText
    var style: NSParagraphStyle?
    if range.length == 0 {
      let values = emptyValues(at: range.location)
      style = values[.paragraphStyle] as? NSParagraphStyle
      styled = StyledText(
        "",
        attributes: TextAttributes(values, defaults: defaults),
        paragraph: style.map(TextParagraph.init) ?? TextParagraph()
      )
    } else {
      let part = attributedPart(range)
      style = part.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      styled = StyledText(part, defaults: defaults)
      // Of the text after the paragraph, only its existence matters.
      styled.parts = []
      styled.string = shown(styled.string, from: range.location)
    }
    let fontScale = fontScale ?? format.fontScale
    if fontScale != 1 { styled = styled.scaled(by: fontScale) }
    if style == nil || style?.alignment == .natural {
      styled.paragraph.alignment = .init(format.alignment)
    }
    if style == nil { styled.paragraph.lineBreak = .init(format.lineBreakMode) }
    let last = manager.textContainers.last
    if let mode = last?.lineBreakMode, mode != .byWordWrapping {
      styled.paragraph.lineBreak = .init(mode)
    }
    if styled.paragraph.direction == .natural, let isRightToLeft = format.isRightToLeft,
      format.isSecure || !TextBlock.hasDirection(block.text)
    {
      styled.paragraph.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    let backgrounds = styled.removeBackgrounds()
    let paragraph = styled.paragraph
    let spacing = TextSpacing(
      before: paragraph.paragraphSpacingBefore,
      after: paragraph.paragraphSpacing,
      line: paragraph.lineSpacing
    )
    return Styled(text: styled, backgrounds: backgrounds, spacing: spacing)
  }

  /// The place of a character, for attachments.
  func attachmentPosition(at index: Int) -> AttachmentPosition {
    var place = AttachmentPosition()
    place.characterIndex = index
    place.container = manager.textContainers.last
    if let container = place.container, let width = wrappingWidth(of: container) {
      place.lineWidth = width
    }
    return place
  }

  private func emptyValues(at offset: Int) -> [NSAttributedString.Key: Any] {
    guard let storage, offset < storage.length else {
      if emptyAttributes.isEmpty, let storage, storage.length > 0 {
        return storage.attributes(at: storage.length - 1, effectiveRange: nil)
      }
      return emptyAttributes
    }
    return storage.attributes(at: offset, effectiveRange: nil)
  }

  /// Returns a range of the text with additional attributes: the underline of marked text, and
  /// those of links.
  private func attributedPart(_ range: NSRange) -> NSMutableAttributedString {
    guard let storage else { return NSMutableAttributedString(string: "") }
    let part = NSMutableAttributedString(
      attributedString: storage.attributedSubstring(from: range)
    )
    if manager.drawsLinesItself {
      let whole = NSRange(location: 0, length: part.length)
      part.removeAttribute(.underlineStyle, range: whole)
      part.removeAttribute(.strikethroughStyle, range: whole)
    }
    if let marked = markedRange {
      let shown = NSIntersectionRange(marked, range)
      if shown.length > 0 {
        part.addAttribute(
          .underlineStyle,
          value: NSUnderlineStyle.single.rawValue,
          range: NSRange(location: shown.location - range.location, length: shown.length)
        )
      }
    }
    if !format.detectedTypes.isEmpty {
      for found in DataDetector.matches(in: part.string, format.detectedTypes)
      where !part.containsLink(in: found.range) {
        part.addAttribute(.link, value: found.url, range: found.range)
        if format.linkAttributes == nil {
          part.addAttribute(.foregroundColor, value: UIColor.link, range: found.range)
        }
      }
    }
    if let attributes = format.linkAttributes {
      let whole = NSRange(location: 0, length: part.length)
      part.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
        if link != nil { part.addAttributes(attributes, range: range) }
      }
    }
    return part
  }

  /// The detected link at an offset; nil if there is none.
  package func detected(at offset: Int) -> DataDetector.Match? {
    guard !format.detectedTypes.isEmpty else { return nil }
    let block = blocks[index(at: offset)]
    let matches = DataDetector.matches(in: block.text, format.detectedTypes)
    guard var found = matches.first(where: { $0.range.contains(offset - block.start) }) else {
      return nil
    }
    found.range.location += block.start
    return found
  }

  /// Returns the displayed text, with the same number of UTF-16 units.
  private func shown(_ text: String, from start: Int) -> String {
    if format.isSecure {
      // Add zero-width characters, so that offsets stay the same.
      return text.reduce(into: "") { shown, letter in
        shown += "•" + String(repeating: "\u{200B}", count: letter.utf16.count - 1)
      }
    }
    if let hidden { return hidden.shown(text, from: start) }
    guard format.isSingleLine, text.unicodeScalars.contains(where: TextBlock.isBreak) else {
      return text
    }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { TextBlock.isBreak($0) ? " " : $0 })
    )
  }
}

extension StyledText {
  /// Removes and returns the background colors.
  fileprivate mutating func removeBackgrounds() -> [TextBackground] {
    var backgrounds: [TextBackground] = []
    if runs.isEmpty, let color = attributes.backgroundColor {
      let whole = NSRange(location: 0, length: string.utf16.count)
      backgrounds.append(TextBackground(range: whole, color: color))
    }
    attributes.backgroundColor = nil
    for index in runs.indices {
      guard let color = runs[index].attributes.backgroundColor else { continue }
      backgrounds.append(TextBackground(range: NSRange(runs[index].range), color: color))
      runs[index].attributes.backgroundColor = nil
    }
    return backgrounds
  }

  /// Returns a range of the text, in UTF-16 units, which starts a line of its paragraph.
  func part(_ range: Range<Int>) -> StyledText {
    let units = string.utf16
    let from = units.index(units.startIndex, offsetBy: range.lowerBound)
    let to = units.index(from, offsetBy: range.count)
    var part = self
    part.string = String(string[from..<to])
    part.runs = runs.compactMap { run in
      let shown = run.range.clamped(to: range)
      guard !shown.isEmpty else { return nil }
      let local = shown.lowerBound - range.lowerBound..<shown.upperBound - range.lowerBound
      return TextRun(range: local, attributes: run.attributes)
    }
    if let first = part.runs.first { part.attributes = first.attributes }
    if range.lowerBound > 0 {
      part.paragraph.firstLineHeadIndent = paragraph.headIndent
    }
    return part
  }

  /// The line height of the text's fonts.
  var lineHeight: CGFloat {
    let fonts = runs.isEmpty ? [attributes.font] : runs.map(\.attributes.font)
    var height = fonts.reduce(0) { max($0, $1.metrics.lineHeight) }
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return height
  }
}

extension NSAttributedString {
  fileprivate func containsLink(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.link, in: range, options: []) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
