package import Foundation

/// How lines are formed: one value for a whole layout.
package struct TextParagraph: Hashable, Sendable {
  /// To which side lines are moved.
  package enum Alignment: Hashable, Sendable {
    /// To the side where the text of the line's paragraph starts.
    case natural
    case left
    case right
    /// To the middle.
    case center
    /// To both sides, by wider spaces; the last line of a paragraph as `natural`.
    case justified
  }

  /// What happens at the end of a line.
  package enum LineBreak: Hashable, Sendable {
    /// Breaks between words, inside a word only where it alone is too wide. Lines beyond the
    /// maximum are dropped.
    case wordWrap
    /// Breaks between letters. Lines beyond the maximum are dropped.
    case charWrap
    /// Wraps by words; where lines run out, the last one starts with an ellipsis and shows the end
    /// of the text.
    case truncateHead
    /// Wraps by words; where lines run out, the last one shows the end of the text behind an
    /// ellipsis in its middle.
    case truncateMiddle
    /// Wraps by words; where lines run out, the last one ends with an ellipsis.
    case truncateTail
    /// Wraps by words; where only one line is allowed, it continues beyond the width.
    case clip
  }

  /// Which way the text runs.
  package enum Direction: Hashable, Sendable {
    /// As the first strong letter of each paragraph says.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// A place on the line that a tab goes to.
  package struct TabStop: Hashable, Sendable {
    /// Which part of the text after the tab is there.
    package enum Alignment: Hashable, Sendable {
      case left, center, right
      /// The first of a character, such as the point of a number; its end where there is none.
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

  /// To which side lines are moved.
  package var alignment: Alignment
  /// What happens at the end of a line.
  package var lineBreak: LineBreak
  /// Which way the text runs.
  package var direction: Direction
  /// Extra room between two lines, in points.
  package var lineSpacing: CGFloat
  /// Extra room between two paragraphs, in points.
  package var paragraphSpacing: CGFloat
  /// What the natural height of lines is multiplied by; 0 means 1.
  package var lineHeightMultiple: CGFloat
  /// The least height of a line, in points.
  package var minimumLineHeight: CGFloat
  /// The greatest height of a line, in points; 0 for no limit.
  package var maximumLineHeight: CGFloat
  /// Where lines start, in points from the leading edge.
  package var headIndent: CGFloat
  /// Where the first line of a paragraph starts, in points from the leading edge.
  package var firstLineHeadIndent: CGFloat
  /// Where lines end, in points: from the leading edge if it is above 0, else from the trailing
  /// one.
  package var tailIndent: CGFloat
  /// Extra room before a paragraph that is not the first, in points.
  package var paragraphSpacingBefore: CGFloat
  /// The places that tabs go to, in order; nil for one every 28 points.
  package var tabStops: [TabStop]?
  /// The distance between the places after the last of these, in points; 0 for 28.
  package var defaultTabInterval: CGFloat = 0

  /// Describes paragraphs; the defaults are those of a fresh label that wraps.
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

  /// Where lines end in a room of some width, in points from the leading edge.
  func lineEnd(in width: CGFloat) -> CGFloat {
    tailIndent == 0 ? width : max(tailIndent > 0 ? min(tailIndent, width) : width + tailIndent, 0)
  }

  /// Hashes alignment and line break only: the rest hardly ever differs, and hashing happens for
  /// every label.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreak)
  }
}
