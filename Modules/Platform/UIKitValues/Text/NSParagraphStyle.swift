import CoreGraphics
public import Foundation

/// The style of a paragraph: alignment, line heights, indents.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  // Unchecked: only the mutable subclass changes; like Apple's, it must not be shared between
  // threads.
  var values: ParagraphValues

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Makes the default style.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Makes a style from an archive.
  public required init?(coder: NSCoder) {
    values = ParagraphValues(archive: coder)
    super.init()
  }

  /// Writes the values to an archive.
  open func encode(with coder: NSCoder) { shownValues.archive(in: coder) }

  /// A style in which no value was changed.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// How text that is longer than a line is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The spacing added between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The spacing added after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The spacing added before the paragraph unless it is the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor of the line height; 0 for no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indentation of all lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The indentation of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The end of lines, in points: from the leading edge if it is positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops, in ascending order; defaults to twelve, every 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usualStops }
  /// The distance between the tab stops after the last of ``tabStops``, in points; 0 for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the spacing between characters may be reduced slightly before a label truncates a
  /// line.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// The lists that contain the paragraph, the outermost first.
  ///
  /// The markers are part of the text.
  open var textLists: [NSTextList] { values.textLists }
  /// The threshold for hyphenation, from 0 to 1 of the line width; 0 disables it.
  ///
  /// It is only stored and exported as HTML: there are no hyphenation dictionaries on this
  /// platform. Words are always hyphenated at soft hyphens (U+00AD).
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether the system's settings determine hyphenation; defaults to `false`.
  ///
  /// It is only stored, like ``hyphenationFactor``.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// How lines are broken if they can be broken in different ways; defaults to none.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Returns the writing direction of a language code, such as `ar`; nil for the current language.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: shownValues) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: shownValues)
  }

  /// Whether an object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || shownValues == other.shownValues
  }

  /// Equal for styles with equal values.
  open override var hash: Int { shownValues.hashValue }
}
