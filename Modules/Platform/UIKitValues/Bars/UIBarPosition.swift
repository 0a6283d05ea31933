/// The edge that a bar is attached to, which decides how far its background extends.
public enum UIBarPosition: Int, Sendable {
  /// Not specified.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: the background extends behind the status bar.
  case topAttached = 3
}
