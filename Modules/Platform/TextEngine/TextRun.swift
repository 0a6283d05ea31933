package import Foundation

/// A range of text with uniform attributes, in UTF-16 units of the whole text.
package struct TextRun: Hashable, Sendable {
  /// The UTF-16 range.
  ///
  /// Runs are ordered, disjoint and contiguous.
  package var range: Range<Int>
  /// The attributes of the range.
  package var attributes: TextAttributes

  /// Makes a run with an `NSRange`.
  package init(range: NSRange, attributes: TextAttributes) {
    self.range = range.location..<(range.location + range.length)
    self.attributes = attributes
  }

  /// Makes a run.
  package init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}
