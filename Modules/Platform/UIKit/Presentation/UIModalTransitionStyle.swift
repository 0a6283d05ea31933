/// The animation of a view controller that covers the whole screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}
