public import Foundation

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
}

/// Identifies the trait for the side that leading is on, to read or observe it.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}

/// The text size preferred by the reader.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}

/// Identifies the trait for a scarce width, to read or observe it.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}

/// Identifies the trait for a scarce height, to read or observe it.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}

/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: CGFloat = 0

  static var path: WritableKeyPath<TraitValues, Value> { \.displayScale }
}

/// Whether the reader prefers increased contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
}

/// Whether the reader prefers bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UILegibilityWeight = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

/// The visual level of the content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
}

/// The color gamut of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIDisplayGamut = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.displayGamut }
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIForceTouchCapability = .unknown

  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}

/// Identifies the trait for the kind of device, to read or observe it.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable, SystemTrait {
  /// The value if none is set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}
