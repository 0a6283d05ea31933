package import Foundation

/// How far letters reach beyond the line that they are on, in points.
package struct TextReach: Hashable, Sendable {
  /// Above the line: the marks of a vowel, or of two.
  package var top: CGFloat = 0
  /// Below the line: the dots of an Arabic letter at the end of a word.
  package var bottom: CGFloat = 0
}
