/// The animation of a view controller that covers the whole screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Flips the screen, from right to left, and back on dismissal; sheets slide instead.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
