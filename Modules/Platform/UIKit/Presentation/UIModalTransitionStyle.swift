/// How a controller that covers the whole screen appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the lower edge, and back down.
  case coverVertical = 0
  /// Turns the screen over, from the right and back from the left; a sheet slides.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
