package import Foundation

/// The extent of letters beyond their line, in points.
package struct TextReach: Hashable, Sendable {
  /// Above the line, for example stacked vowel marks.
  package var top: CGFloat = 0
  /// Below the line, for example the dots of a final Arabic letter.
  package var bottom: CGFloat = 0
}
