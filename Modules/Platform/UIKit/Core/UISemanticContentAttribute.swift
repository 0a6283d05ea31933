/// The kind of a view's content, which decides whether it mirrors in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrors with the language.
  case unspecified = 0
  /// Controls of playback: never mirrored.
  case playback = 1
  /// Controls of directions in space: never mirrored.
  case spatial = 2
  /// Left to right whatever the language.
  case forceLeftToRight = 3
  /// Right to left whatever the language.
  case forceRightToLeft = 4
}
