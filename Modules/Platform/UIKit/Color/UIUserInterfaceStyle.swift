/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = 0
  /// Dark content on a light ground.
  case light = 1
  /// Light content on a dark ground.
  case dark = 2
}

/// The direction in which the interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = 0
  /// Little room, such as the width of an upright phone.
  case compact = 1
  /// Plenty of room.
  case regular = 2
}

/// Whether the reader asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = -1
  /// The ordinary contrast.
  case normal = 0
  /// Increased contrast: the system colors become stronger.
  case high = 1
}

/// Whether the reader asked for bolder text.
public enum UILegibilityWeight: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = -1
  /// Text in the weight it was given.
  case regular = 0
  /// Text in a heavier weight.
  case bold = 1
}

/// The visual level of content: dark backgrounds grow lighter as content rises above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// The kind of device the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No choice was made; the surroundings decide.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
