import Foundation

/// Paragraphs of a text that are formed alike, where others of the text are formed otherwise.
package struct TextPart: Hashable, Sendable {
  /// The UTF-16 range, with the break at its end.
  ///
  /// Parts are ordered, and leave no gap.
  package var range: Range<Int>
  /// How its lines are formed.
  package var paragraph: TextParagraph

  /// Describes a part.
  package init(range: Range<Int>, paragraph: TextParagraph) {
    self.range = range
    self.paragraph = paragraph
  }
}
