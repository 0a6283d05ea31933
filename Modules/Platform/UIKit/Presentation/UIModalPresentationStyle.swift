/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen; the screen below leaves it.
  case fullScreen = 0
  /// A card: nearly as high as the screen where that is narrow, in the middle where it is wide.
  case pageSheet = 1
  /// A card; a smaller one in the middle where the screen is wide.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context, whose view leaves.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate says; over the screen below where
  /// it names none.
  case custom = 4
  /// Covers the whole screen; the screen below stays, and shows where the new one is see-through.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, whose view stays and shows
  /// where the new one is see-through.
  case overCurrentContext = 6
  /// A bubble whose arrow points at what it belongs to; a sheet where the window is narrow.
  case popover = 7
  /// As it is: what a delegate answers that wants no other style in a narrow window. No controller
  /// can be presented in it.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}
