/// The animation with which the status bar is shown or hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fades the status bar.
  case fade = 1
  /// Slides the status bar over the upper edge.
  case slide = 2
}
