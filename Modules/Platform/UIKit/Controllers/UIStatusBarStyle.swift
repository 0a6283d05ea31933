/// How the bar with time and battery looks, where a device has one.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings are light or dark.
  case `default` = 0
  /// Light letters, for dark content.
  case lightContent = 1
  /// Dark letters, for light content.
  case darkContent = 3
}

/// How the bar with time and battery comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
