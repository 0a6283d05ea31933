/// How a controller that covers the whole screen appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the lower edge, and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}
