/// The kind of a view's content, which determines whether it is mirrored in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for spatial directions, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
