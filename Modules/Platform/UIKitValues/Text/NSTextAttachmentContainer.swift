public import Foundation

/// The image and the size of an attachment in a line of text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Makes the image to draw.
  ///
  /// - Parameters:
  ///   - imageBounds: The frame of the image in the line, in points.
  ///   - textContainer: The container of the line; nil for text outside of TextKit, as that of
  ///     labels.
  ///   - charIndex: The index of the attachment's character in the text.
  /// - Returns: The image; nil for none.
  func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage?

  /// Measures the attachment for a line.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the line; nil for text outside of TextKit, as that of
  ///     labels.
  ///   - lineFrag: The space in the line: its width is that of the text, or 10 million points if
  ///     lines are not wrapped; its height is the line height of the font.
  ///   - position: The position of the attachment in the line. Attachments are measured before
  ///     lines are broken, so that it is zero.
  ///   - charIndex: The index of the attachment's character in the text.
  /// - Returns: The frame in points: the origin is relative to the baseline, and y grows upwards.
  func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// The place of an attachment in a text.
package struct AttachmentPosition {
  /// The width of lines that are not wrapped, in points.
  package static let unlimitedWidth: CGFloat = 10_000_000

  var container: NSTextContainer?
  /// The width of the lines, in points.
  package var lineWidth = unlimitedWidth
  /// The line height of the attachment's font, in points.
  var lineHeight: CGFloat = 0
  /// The index of the attachment's character.
  var characterIndex = 0

  /// The place of a later character of the text.
  func moved(by count: Int) -> AttachmentPosition {
    var place = self
    place.characterIndex += count
    return place
  }
}
