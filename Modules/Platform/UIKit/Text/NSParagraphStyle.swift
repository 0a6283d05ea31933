import CoreGraphics
public import Foundation

/// The style of a paragraph: alignment, line heights, indents.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked: only the mutable subclass changes, which like Apple's is not to be shared.
  private let mark = AttributeValueMark()
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

  /// The style of text that was given none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How the lines lie between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is longer than a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Points added between the lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points added after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points added before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// What the height of a line is multiplied with; 0 leaves it alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance of lines after the first from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where lines end, in points: from the leading edge if it is above 0, else from the trailing
  /// one.
  open var tailIndent: CGFloat { values.tailIndent }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places on the line that tabs go to, in order; twelve at first, every 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usualStops }
  /// The distance between the places after the last of ``tabStops``, in points; 0 for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the letters of a label's line may move together a little before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// The lists that the paragraph is an item of, the outermost first.
  ///
  /// The markers are part of the text.
  open var textLists: [NSTextList] { values.textLists }
  /// How full a line has to be, from 0 to 1, for words to be parted at its end; 0 for never.
  ///
  /// It is kept, and goes into HTML. Words are parted where the text has soft hyphens (U+00AD),
  /// whatever this is: without a dictionary, as on iOS for a language that it has none of.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// The direction that a language is written in, by its code, such as `ar`; nil for the one that
  /// the program runs in.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// A copy that may be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Two styles are equal if every measure is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || values == other.values
  }

  /// A hash of the measures.
  open override var hash: Int { values.hashValue }
}

/// What a paragraph style holds.
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
  /// Nil for those that a style has at first.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var tightens = false
  var textLists: [NSTextList] = []
  var hyphenationFactor: Float = 0
}
