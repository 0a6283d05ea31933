/// The animation of a view controller that covers the whole screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Turns the screen over, from the right and back from the left; a sheet slides.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
