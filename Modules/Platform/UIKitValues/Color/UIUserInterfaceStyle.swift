/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The layout direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The size class of the interface along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Whether the reader prefers increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether the reader prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The visual level of content: dark backgrounds are lighter for content above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The color gamut of a screen.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB, P3
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The kind of device that the interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
