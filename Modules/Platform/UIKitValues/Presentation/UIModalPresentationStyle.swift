/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen; the presenting view is removed from the window.
  case fullScreen = 0
  /// A sheet: nearly as high as the screen if that is narrow, otherwise centered.
  case pageSheet = 1
  /// A sheet; on a wide screen, a smaller one in the center.
  case formSheet = 2
  /// Covers the nearest view controller that defines a presentation context, whose view is removed.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate; presents over the full screen
  /// if the delegate returns nil.
  case custom = 4
  /// Covers the whole screen; the presenting view remains, and is visible through transparent
  /// parts.
  case overFullScreen = 5
  /// Covers the nearest view controller that defines a presentation context, whose view remains
  /// visible through transparent parts.
  case overCurrentContext = 6
  /// A bubble with an arrow that points at its source; a sheet in a narrow window.
  case popover = 7
  /// No adaptation: returned by a delegate to keep the style in a narrow window.
  ///
  /// A view controller cannot be presented with this style.
  case none = -1
  /// The system decides: a page sheet.
  case automatic = -2
}
