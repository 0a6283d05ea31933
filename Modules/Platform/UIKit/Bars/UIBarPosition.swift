/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Nobody said.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: its background reaches up behind the status bar.
  case topAttached = 3
}
