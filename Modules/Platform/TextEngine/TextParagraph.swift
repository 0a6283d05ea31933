package import Foundation

/// The paragraph style: one value for a whole layout.
package struct TextParagraph: Hashable, Sendable {
  /// The horizontal alignment of lines.
  package enum Alignment: Hashable, Sendable {
    /// To the leading edge of the line's paragraph.
    case natural
    case left
    case right
    case center
    /// To both edges, with wider spaces; the last line of a paragraph is `natural`.
    case justified
  }

  /// The handling of text that exceeds a line.
  package enum LineBreak: Hashable, Sendable {
    /// Breaks between words, and inside a word only if the word exceeds the width. Lines beyond the
    /// maximum are dropped.
    case wordWrap
    /// Breaks between letters. Lines beyond the maximum are dropped.
    case charWrap
    /// Wraps by words; if lines are dropped, the last one begins with an ellipsis and shows the end
    /// of the text.
    case truncateHead
    /// Wraps by words; if lines are dropped, the last one has an ellipsis in the middle, followed
    /// by the end of the text.
    case truncateMiddle
    /// Wraps by words; if lines are dropped, the last one ends with an ellipsis.
    case truncateTail
    /// Wraps by words; if only one line is allowed, it extends beyond the width.
    case clip
  }

  /// The writing direction.
  package enum Direction: Hashable, Sendable {
    /// Determined by the first strong letter of each paragraph.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// A tab stop of a line.
  package struct TabStop: Hashable, Sendable {
    /// The alignment of the text after the tab.
    package enum Alignment: Hashable, Sendable {
      case left, center, right
      /// Aligns the first occurrence of a character, such as a decimal point, or the end of the
      /// text without one.
      case decimal(Unicode.Scalar)
    }

    /// The distance from the leading edge, in points.
    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The horizontal alignment of lines.
  package var alignment: Alignment
  /// The handling of text that exceeds a line.
  package var lineBreak: LineBreak
  /// The writing direction.
  package var direction: Direction
  /// Additional space between two lines, in points.
  package var lineSpacing: CGFloat
  /// Additional space between two paragraphs, in points.
  package var paragraphSpacing: CGFloat
  /// The factor of the natural line height; 0 means 1.
  package var lineHeightMultiple: CGFloat
  /// The minimum height of a line, in points.
  package var minimumLineHeight: CGFloat
  /// The maximum height of a line, in points; 0 for no limit.
  package var maximumLineHeight: CGFloat
  /// The start of lines, in points from the leading edge.
  package var headIndent: CGFloat
  /// The start of the first line of a paragraph, in points from the leading edge.
  package var firstLineHeadIndent: CGFloat
  /// The end of lines, in points: from the leading edge if positive, otherwise from the trailing
  /// edge.
  package var tailIndent: CGFloat
  /// Additional space before a paragraph other than the first, in points.
  package var paragraphSpacingBefore: CGFloat
  /// The tab stops, in order; nil for one every 28 points.
  package var tabStops: [TabStop]?
  /// The distance between tab stops after the last of these, in points; 0 for 28.
  package var defaultTabInterval: CGFloat = 0
  /// Whether lines are not broken between the letters of a Korean word that fits in a line.
  package var keepsHangulWords = false
  /// Whether the last line of a paragraph has two words where both fit in it.
  package var keepsLastWordsTogether = false

  /// Makes a paragraph style; the defaults are those of a new label that wraps.
  package init(
    alignment: Alignment = .natural,
    lineBreak: LineBreak = .wordWrap,
    direction: Direction = .natural,
    lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0,
    lineHeightMultiple: CGFloat = 0,
    minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0,
    headIndent: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0,
    tailIndent: CGFloat = 0,
    paragraphSpacingBefore: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.headIndent = headIndent
    self.firstLineHeadIndent = firstLineHeadIndent
    self.tailIndent = tailIndent
    self.paragraphSpacingBefore = paragraphSpacingBefore
  }

  /// The end of lines in a given width, in points from the leading edge.
  func lineEnd(in width: CGFloat) -> CGFloat {
    tailIndent == 0 ? width : max(tailIndent > 0 ? min(tailIndent, width) : width + tailIndent, 0)
  }

  /// Hashes alignment and line break only: the rest rarely differs, and every label is hashed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreak)
  }
}
