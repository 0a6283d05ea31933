import Foundation

/// Consecutive paragraphs of the same style, in a text with several paragraph styles.
package struct TextPart: Hashable, Sendable {
  /// The UTF-16 range, including the break at its end.
  ///
  /// Parts are ordered and contiguous.
  package var range: Range<Int>
  /// The paragraph style.
  package var paragraph: TextParagraph

  package init(range: Range<Int>, paragraph: TextParagraph) {
    self.range = range
    self.paragraph = paragraph
  }
}
