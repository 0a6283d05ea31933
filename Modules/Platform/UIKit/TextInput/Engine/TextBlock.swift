import CoreGraphics
import Foundation
import TextEngine

/// A paragraph of an editor's text, laid out.
struct TextBlock {
  /// Where it starts, in UTF-16 units of the whole text.
  var start: Int
  /// The text, without the break at its end.
  let text: String
  /// How long the text is, in UTF-16 units.
  let textLength: Int
  /// How long the break is: 0 for the last paragraph.
  let breakLength: Int
  /// Where it lies, in points from the top of the text.
  var top: CGFloat = 0
  private(set) var layout: TextLayout
  /// Where carets may stand; made when first requested.
  var carets: TextCarets?
  /// Room above, unless it is the first.
  private(set) var spacingBefore: CGFloat = 0
  /// Whether the most lines were reached before.
  var isBeyondLimit = false

  /// The length with the break.
  var length: Int { textLength + breakLength }

  var height: CGFloat { isBeyondLimit ? 0 : layout.size.height }

  /// Whether text was left out for want of room.
  var isTruncated: Bool { layout.isTruncated }

  /// Where the text ends, before the break.
  var textEnd: Int { start + textLength }

  @MainActor private init(start: Int, text: String, breakLength: Int, _ body: TextBody) {
    self.start = start
    self.text = text
    self.breakLength = breakLength
    textLength = text.utf16.count
    (layout, spacingBefore) = Self.layout(
      body,
      text,
      NSRange(location: start, length: textLength),
      width: body.format.width
    )
  }

  /// Lays the paragraph out again.
  @MainActor mutating func layOut(_ body: TextBody) {
    (layout, spacingBefore) = Self.layout(
      body,
      text,
      NSRange(location: start, length: textLength),
      width: body.format.width
    )
    carets = nil
  }

  // MARK: - Parting

  /// The paragraphs of a part of a text that starts and ends with one.
  @MainActor static func blocks(
    of storage: NSTextStorage,
    in range: NSRange,
    _ body: TextBody,
    isToEnd: Bool = true
  ) -> [TextBlock] {
    let all = storage.string
    let units = all.utf16
    let from = units.index(units.startIndex, offsetBy: range.location)
    let to = units.index(from, offsetBy: range.length)
    let part = all[from..<to]
    if body.format.isSingleLine {
      return [TextBlock(start: range.location, text: String(part), breakLength: 0, body)]
    }
    var blocks: [TextBlock] = []
    var start = range.location
    var rest = part
    while let found = rest.unicodeScalars.firstIndex(where: isBreak) {
      var after = rest.unicodeScalars.index(after: found)
      if rest.unicodeScalars[found] == "\r", after < rest.endIndex,
        rest.unicodeScalars[after] == "\n"
      {
        after = rest.unicodeScalars.index(after: after)
      }
      let block = TextBlock(
        start: start,
        text: String(rest[..<found]),
        breakLength: rest.utf16.distance(from: found, to: after),
        body
      )
      blocks.append(block)
      start += block.length
      rest = rest[after...]
    }
    if isToEnd || !rest.isEmpty {
      blocks.append(TextBlock(start: start, text: String(rest), breakLength: 0, body))
    }
    return blocks
  }

  /// Whether a scalar ends a paragraph.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{85}"
  }

  // MARK: - Layout

  /// The size of a text in another width.
  @MainActor static func measure(
    _ body: TextBody,
    width: CGFloat?,
    fontScale: CGFloat? = nil
  ) -> CGSize {
    var size = CGSize.zero
    for (index, block) in body.blocks.enumerated() where !block.isBeyondLimit {
      let range = NSRange(location: block.start, length: block.textLength)
      let (layout, spacing) = layout(
        body,
        block.text,
        range,
        width: width,
        fontScale: fontScale
      )
      size.width = max(size.width, layout.size.width)
      size.height += layout.size.height + (index > 0 ? spacing : 0)
    }
    return size
  }

  @MainActor private static func layout(
    _ body: TextBody,
    _ text: String,
    _ range: NSRange,
    width: CGFloat?,
    fontScale: CGFloat? = nil
  ) -> (TextLayout, CGFloat) {
    let format = body.format
    let defaults = StyledText.Defaults(
      contentSizeTraits: format.adjustsFonts ? format.traits : nil,
      traits: format.traits
    )
    var styled: StyledText
    var style: NSParagraphStyle?
    if range.length == 0 {
      let values =
        range.location < body.storage.length
        ? body.storage.attributes(at: range.location, effectiveRange: nil) : body.emptyAttributes
      style = values[.paragraphStyle] as? NSParagraphStyle
      styled = StyledText(
        "",
        attributes: TextAttributes(values, defaults: defaults),
        paragraph: style.map(TextParagraph.init) ?? TextParagraph()
      )
    } else {
      let part = NSMutableAttributedString(
        attributedString: body.storage.attributedSubstring(from: range)
      )
      style = part.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      if let marked = body.markedRange {
        let shown = NSIntersectionRange(marked, range)
        if shown.length > 0 {
          part.addAttribute(
            .underlineStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: shown.location - range.location, length: shown.length)
          )
        }
      }
      if let attributes = format.linkAttributes {
        let whole = NSRange(location: 0, length: part.length)
        part.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
          if link != nil { part.addAttributes(attributes, range: range) }
        }
      }
      styled = StyledText(part, defaults: defaults)
      styled.string = shown(text, format)
    }
    let fontScale = fontScale ?? format.fontScale
    if fontScale != 1 { styled = styled.scaled(by: fontScale) }
    if style == nil || style?.alignment == .natural {
      styled.paragraph.alignment = .init(format.alignment)
    }
    if style == nil { styled.paragraph.lineBreak = .init(format.lineBreakMode) }
    if styled.paragraph.direction == .natural, format.isSecure || !hasDirection(text) {
      styled.paragraph.direction = format.isRightToLeft ? .rightToLeft : .leftToRight
    }
    let layout = styled.layout(width: width, maximumLines: format.maximumLines)
    let paragraph = styled.paragraph
    let spacing = paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
    return (layout, spacing + paragraph.lineSpacing)
  }

  /// The text as it is shown: as many UTF-16 units as there are.
  private static func shown(_ text: String, _ format: TextBody.Format) -> String {
    if format.isSecure {
      // Units that take no room keep offsets what they are.
      return text.reduce(into: "") { shown, letter in
        shown += "•" + String(repeating: "\u{200B}", count: letter.utf16.count - 1)
      }
    }
    guard format.isSingleLine, text.unicodeScalars.contains(where: isBreak) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 }))
  }

  /// Whether some letter says which way the text runs.
  static func hasDirection(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
