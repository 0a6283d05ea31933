import CoreGraphics
import Foundation
package import TextEngine

/// A text for the text engine, with fonts and colors resolved.
package struct StyledText {
  /// Consecutive paragraphs of the same style.
  struct Part {
    /// The UTF-16 range, including the break at its end.
    var range: Range<Int>
    var paragraph: TextParagraph
    /// Whether the text specifies a style for them.
    var isStyled: Bool
  }

  var string: String
  /// The attributes of the whole text, if it has a single set.
  var attributes: TextAttributes
  /// The runs of attributes, in order and contiguous; empty if the text has a single set.
  var runs: [TextRun]
  /// The paragraph style; if there are ``parts``, that of the first.
  package var paragraph: TextParagraph
  /// Whether the text specifies a style for its first paragraph.
  var isStyled = false
  /// The parts with different paragraph styles; empty if all paragraphs have the same one.
  var parts: [Part] = []
  /// Whether the text contains attachments, whose images can change.
  package var hasAttachments = false
  /// The width of lines that attachments were measured for; nil if none depends on it.
  package var attachmentLineWidth: CGFloat?
  /// Whether the spacing between characters may be reduced before the text is truncated.
  package var tightens = false

  package init(_ string: String, attributes: TextAttributes, paragraph: TextParagraph) {
    self.string = string
    self.attributes = attributes
    runs = []
    self.paragraph = paragraph
  }

  /// The layouts of the text, cached by the engine.
  package var layouts: TextLayouts {
    if !parts.isEmpty {
      return .of(
        string,
        runs: runs,
        parts: parts.map { TextPart(range: $0.range, paragraph: $0.paragraph) }
      )
    }
    return runs.isEmpty
      ? .of(string, attributes: attributes, paragraph: paragraph)
      : .of(string, runs: runs, paragraph: paragraph)
  }

  /// Lays out the text; the engine caches the result.
  package func layout(width: CGFloat?, maximumLines: Int) -> TextLayout {
    layouts.layout(width: width, maximumLines: maximumLines)
  }

  /// Returns the text on one line that fits into a width with reduced character spacing; nil if it
  /// is more than 5 percent too wide.
  package func tightened(from natural: CGFloat, to width: CGFloat) -> TextLayout? {
    let count = string.count
    let over = natural - width
    guard over > 0, over <= width / 20, count > 1 else { return nil }
    var copy = self
    // A little more, to compensate for rounding.
    let kern = -(over + 0.1) / CGFloat(count - 1)
    copy.attributes.kern += kern
    for index in copy.runs.indices { copy.runs[index].attributes.kern += kern }
    let layout = copy.layout(width: width, maximumLines: 1)
    return layout.isTruncated ? nil : layout
  }

  /// Changes the paragraph styles; `isStyled` is whether the text specifies the style.
  package mutating func adjustParagraphs(_ body: (inout TextParagraph, _ isStyled: Bool) -> Void) {
    body(&paragraph, isStyled)
    for index in parts.indices { body(&parts[index].paragraph, parts[index].isStyled) }
  }

  /// Returns the text with all fonts scaled.
  package func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    copy.attributes.font.size *= factor
    for index in copy.runs.indices { copy.runs[index].attributes.font.size *= factor }
    return copy
  }
}

extension StyledText {
  package struct Defaults {
    package var font = UIFont.attributedStringDefault
    /// The traits to adjust the fonts to the text size; nil for no adjustment.
    package var contentSizeTraits: UITraitCollection?
    /// The traits to resolve dynamic colors with.
    package var traits = UITraitCollection.current
    /// The color of template images in text without a color.
    package var templateColor = UIColor.black
    /// Whether text without a color uses the current fill color; otherwise it is black.
    var leavesColorOpen = true
    /// The place of the text's first character, for its attachments.
    package var place = AttachmentPosition()

    package init(
      font: UIFont = UIFont.attributedStringDefault,
      contentSizeTraits: UITraitCollection? = nil,
      traits: UITraitCollection = UITraitCollection.current,
      templateColor: UIColor = UIColor.black,
      leavesColorOpen: Bool = true,
      place: AttachmentPosition = AttachmentPosition()
    ) {
      self.font = font
      self.contentSizeTraits = contentSizeTraits
      self.traits = traits
      self.templateColor = templateColor
      self.leavesColorOpen = leavesColorOpen
      self.place = place
    }
  }

  package init(_ text: NSAttributedString, defaults: Defaults = Defaults()) {
    let string = text.string
    var runs: [TextRun] = []
    var style: NSParagraphStyle?
    var isMixed = false
    var isMeasured = false
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let own = values[.paragraphStyle] as? NSParagraphStyle
      if runs.isEmpty { style = own } else if own !== style, own != style { isMixed = true }
      runs.append(
        TextRun(
          range: range,
          attributes: TextAttributes(values, defaults: defaults, at: range.location)
        )
      )
      if let attachment = values[.attachment] as? NSTextAttachment,
        attachment.dependsOnLine(at: defaults.place.moved(by: range.location))
      {
        isMeasured = true
      }
    }
    let parts = isMixed ? Self.parts(of: text) : []
    let paragraph = parts.first?.paragraph ?? style.map(TextParagraph.init) ?? TextParagraph()
    let first = runs.first?.attributes ?? TextAttributes(font: defaults.font.spec)
    self.init(string, attributes: first, paragraph: paragraph)
    isStyled = parts.first?.isStyled ?? (style != nil)
    if parts.count > 1 { self.parts = parts }
    tightens = style?.allowsDefaultTighteningForTruncation ?? false
    if runs.count > 1 || first.attachment != nil { self.runs = runs }
    hasAttachments = runs.contains { $0.attributes.attachment != nil }
    if isMeasured { attachmentLineWidth = defaults.place.lineWidth }
  }
}

extension StyledText {
  /// Divides a text into parts of consecutive paragraphs with the same style.
  ///
  /// A paragraph has the style of its first letter with one.
  private static func parts(of text: NSAttributedString) -> [Part] {
    let string = text.string as NSString
    var parts: [Part] = []
    var start = 0
    while start < text.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      start = range.upperBound
      var style: NSParagraphStyle?
      text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, _, stop in
        style = value as? NSParagraphStyle
        if style != nil { stop.pointee = true }
      }
      let paragraph = style.map(TextParagraph.init) ?? TextParagraph()
      if let last = parts.last, last.paragraph == paragraph, last.isStyled == (style != nil) {
        parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        parts.append(
          Part(
            range: range.location..<range.upperBound,
            paragraph: paragraph,
            isStyled: style != nil
          )
        )
      }
    }
    return parts
  }
}

extension TextAttributes {
  init(
    _ values: [NSAttributedString.Key: Any],
    defaults: StyledText.Defaults,
    at index: Int = 0
  ) {
    var font = values[.font] as? UIFont ?? defaults.font
    if let traits = defaults.contentSizeTraits { font = font.adjusted(to: traits) }
    self.init(font: font.spec)
    guard values.count > (values[.font] == nil ? 0 : 1) else {
      if !defaults.leavesColorOpen { color = .black }
      return
    }
    func cgColor(_ key: NSAttributedString.Key) -> CGColor? {
      (values[key] as? UIColor)?.cgColor(with: defaults.traits)
    }
    func hasLine(_ key: NSAttributedString.Key) -> Bool {
      Self.number(values[key]).map { Int($0) & 0xF != 0 } ?? false
    }
    color = cgColor(.foregroundColor) ?? (defaults.leavesColorOpen ? nil : .black)
    if color == nil, values[.link] != nil {
      color = UIColor.link.cgColor(with: defaults.traits)
    }
    backgroundColor = cgColor(.backgroundColor)
    underline = hasLine(.underlineStyle)
    underlineColor = cgColor(.underlineColor)
    strikethrough = hasLine(.strikethroughStyle)
    strikethroughColor = cgColor(.strikethroughColor)
    kern = Self.number(values[.tracking]) ?? Self.number(values[.kern]) ?? 0
    baselineOffset = Self.number(values[.baselineOffset]) ?? 0
    effects = Self.effects(values, defaults.traits)
    if let attachment = values[.attachment] as? NSTextAttachment {
      var place = defaults.place.moved(by: index)
      place.lineHeight = font.lineHeight
      self.attachment = attachment.engineAttachment(
        color: values[.foregroundColor] as? UIColor ?? defaults.templateColor,
        traits: defaults.traits,
        place: place
      )
    }
  }

  private static let effectKeys: Set<NSAttributedString.Key> = [
    .shadow, .strokeWidth, .ligature, .obliqueness, .expansion, .textEffect, .underlineStyle,
    .strikethroughStyle,
  ]

  /// The light edge below pressed letters.
  private static var letterpressEdge: NSShadow {
    let edge = NSShadow()
    edge.shadowOffset = CGSize(width: 0, height: 1)
    edge.shadowColor = UIColor(white: 1, alpha: 0.5)
    return edge
  }

  /// Returns the less common attributes; nil if there are none.
  private static func effects(
    _ values: [NSAttributedString.Key: Any],
    _ traits: UITraitCollection
  ) -> TextEffects? {
    guard values.keys.contains(where: effectKeys.contains) else { return nil }
    var effects = TextEffects()
    effects.shadow = (values[.shadow] as? NSShadow)?.style(with: traits)
    if effects.shadow == nil,
      NSAttributedString.TextEffectStyle(value: values[.textEffect]) == .letterpressStyle
    {
      effects.shadow = letterpressEdge.style(with: traits)
    }
    if let width = number(values[.strokeWidth]) {
      effects.strokeWidth = width
      effects.strokeColor = (values[.strokeColor] as? UIColor)?.cgColor(with: traits)
    }
    effects.hasLigatures = number(values[.ligature]) != 0
    effects.obliqueness = number(values[.obliqueness]) ?? 0
    effects.expansion = number(values[.expansion]) ?? 0
    if let style = number(values[.underlineStyle]) {
      effects.underline = TextEffects.Line(NSUnderlineStyle(rawValue: Int(style)))
    }
    if let style = number(values[.strikethroughStyle]) {
      effects.strikethrough = TextEffects.Line(NSUnderlineStyle(rawValue: Int(style)))
    }
    return effects.isEmpty ? nil : effects
  }

  /// Converts a number attribute of any type.
  package static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: nil
    }
  }
}

extension TextEffects.Line {
  init(_ style: NSUnderlineStyle) {
    self.init()
    if style.contains(.double) {
      count = 2
    } else if style.contains(.thick) {
      weight = 2
    }
    dashes =
      switch style.rawValue & 0x700 {
      case NSUnderlineStyle.patternDot.rawValue: [3, 3]
      case NSUnderlineStyle.patternDash.rawValue: [10, 5]
      case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
      case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
      default: []
      }
    isByWord = style.contains(.byWord)
  }
}

extension TextParagraph {
  init(_ style: NSParagraphStyle) {
    let values = style.shownValues
    self.init(
      alignment: Alignment(values.alignment),
      lineBreak: LineBreak(values.lineBreakMode),
      direction: Direction(values.baseWritingDirection),
      lineSpacing: values.lineSpacing,
      paragraphSpacing: values.paragraphSpacing,
      lineHeightMultiple: values.lineHeightMultiple,
      minimumLineHeight: values.minimumLineHeight,
      maximumLineHeight: values.maximumLineHeight,
      headIndent: values.headIndent,
      firstLineHeadIndent: values.firstLineHeadIndent,
      tailIndent: values.tailIndent,
      paragraphSpacingBefore: values.paragraphSpacingBefore
    )
    tabStops = values.tabStops.map { stops in
      stops.map { TabStop(location: $0.location, alignment: .init($0)) }
    }
    defaultTabInterval = values.defaultTabInterval
    setBreaks(style.lineBreakStrategy)
  }

  /// Sets how lines are broken.
  package mutating func setBreaks(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    keepsHangulWords = strategy.contains(.hangulWordPriority)
    keepsLastWordsTogether = strategy.contains(.pushOut)
  }
}

extension TextParagraph.TabStop.Alignment {
  /// The possible column terminators: the decimal separators and all of ASCII.
  private static let terminators: [Unicode.Scalar] =
    [".", ",", "\u{66B}"] + (0x21...0x7E).compactMap { Unicode.Scalar($0) }

  init(_ tab: NSTextTab) {
    if let terminators = tab.options[.columnTerminators] as? CharacterSet,
      let point = Self.terminators.first(where: terminators.contains)
    {
      self = .decimal(point)
      return
    }
    switch tab.alignment {
    case .center: self = .center
    case .right: self = .right
    case .left, .natural, .justified: self = .left
    }
  }
}

extension TextParagraph.Alignment {
  package init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension TextParagraph.LineBreak {
  package init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrap
    case .byCharWrapping: self = .charWrap
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .truncateHead
    case .byTruncatingTail: self = .truncateTail
    case .byTruncatingMiddle: self = .truncateMiddle
    }
  }
}

extension TextParagraph.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UIFont {
  /// The font of attributed text without a font attribute, and of text views: Helvetica with
  /// 12 points.
  package static let attributedStringDefault = UIFont(spec: .helvetica(size: 12))
}
