import CoreGraphics

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var headIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  /// The tab stops; nil for the default ones.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var tightens = false
  var textLists: [NSTextList] = []
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  /// The raw bits of the line break strategies.
  var lineBreakStrategy: UInt = 0
}

extension NSParagraphStyle {
  /// The values of the members, which a subclass may compute: those by which text is laid out.
  final var shownValues: ParagraphValues {
    let type = type(of: self)
    guard type != NSParagraphStyle.self, type != NSMutableParagraphStyle.self else { return values }
    let stops: [NSTextTab]? = tabStops
    return ParagraphValues(
      alignment: alignment,
      lineBreakMode: lineBreakMode,
      baseWritingDirection: baseWritingDirection,
      lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing,
      lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight,
      headIndent: headIndent,
      firstLineHeadIndent: firstLineHeadIndent,
      tailIndent: tailIndent,
      paragraphSpacingBefore: paragraphSpacingBefore,
      tabStops: stops == NSTextTab.usualStops ? values.tabStops : stops,
      defaultTabInterval: defaultTabInterval,
      tightens: allowsDefaultTighteningForTruncation,
      textLists: textLists,
      hyphenationFactor: hyphenationFactor,
      usesDefaultHyphenation: usesDefaultHyphenation,
      lineBreakStrategy: lineBreakStrategy.rawValue
    )
  }
}
