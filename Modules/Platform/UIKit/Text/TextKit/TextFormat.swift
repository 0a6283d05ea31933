import CoreGraphics
import Foundation

/// How a text is to lie, besides what its attributes and its containers say.
struct TextFormat: Equatable {
  /// The width to wrap in, in points; nil takes that of the container.
  var width: CGFloat?
  /// Whether the interface reads from right to left: decides for text that does not; nil where
  /// there is no interface.
  var isRightToLeft: Bool? = false
  /// Whether line breaks count as spaces.
  var isSingleLine = false
  /// Whether letters are shown as dots.
  var isSecure = false
  /// The alignment, where the text brings none.
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The most lines; 0 for as many as the container has.
  var maximumLines = 0
  /// Whether fonts follow the reader's text size.
  var adjustsFonts = false
  /// What the size of every font is multiplied with.
  var fontScale: CGFloat = 1
  var traits = UITraitCollection.current
  /// What links look like, over their own attributes; nil leaves them.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// What is found in the text, and looks like a link.
  var detectedTypes: UIDataDetectorTypes = []

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.hasLook(of: rhs)
  }

  /// Whether two formats differ in nothing but the width.
  func hasLook(of other: Self) -> Bool {
    isRightToLeft == other.isRightToLeft && isSingleLine == other.isSingleLine
      && isSecure == other.isSecure && alignment == other.alignment
      && lineBreakMode == other.lineBreakMode && maximumLines == other.maximumLines
      && adjustsFonts == other.adjustsFonts && fontScale == other.fontScale
      && detectedTypes == other.detectedTypes
      && (traits === other.traits || traits == other.traits)
      && Self.isSame(linkAttributes, other.linkAttributes)
  }

  private static func isSame(
    _ one: [NSAttributedString.Key: Any]?,
    _ other: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return NSAttributedString(string: " ", attributes: one)
      .isEqual(to: NSAttributedString(string: " ", attributes: other))
  }
}
