/// What the insets of content are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the thing around says.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
}
