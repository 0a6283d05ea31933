import CoreGraphics
import Foundation

/// The format of a text, in addition to its attributes and its containers.
package struct TextFormat: Equatable {
  /// The wrapping width, in points; nil for that of the container.
  package var width: CGFloat?
  /// Whether the interface is right-to-left, which determines the direction of text without strong
  /// characters; nil without an interface.
  package var isRightToLeft: Bool? = false
  /// Whether line breaks are treated as spaces.
  package var isSingleLine = false
  /// Whether characters are displayed as dots.
  package var isSecure = false
  /// The alignment of text without a paragraph style.
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The maximum number of lines; 0 for that of the container.
  package var maximumLines = 0
  /// Whether fonts are adjusted to the content size category.
  package var adjustsFonts = false
  /// The scale factor of all fonts.
  package var fontScale: CGFloat = 1
  package var traits = UITraitCollection.current
  /// The attributes of links, which override those of the text; nil for none.
  package var linkAttributes: [NSAttributedString.Key: Any]?
  /// The types of data that are detected in the text and shown as links.
  package var detectedTypes: UIDataDetectorTypes = []

  package init(width: CGFloat? = nil, isRightToLeft: Bool? = false) {
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.hasLook(of: rhs)
  }

  /// Whether two formats differ only in the width.
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
