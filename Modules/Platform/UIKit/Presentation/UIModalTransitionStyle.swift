/// How a controller that covers the whole screen comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the lower edge, and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}
