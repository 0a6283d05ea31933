public import Foundation

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
}

/// The direction in which the interface reads.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}

/// The size of text the reader requested.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}

/// The room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}

/// The room down.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}

/// The pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: CGFloat = 0

  static var path: WritableKeyPath<TraitValues, Value> { \.displayScale }
}

/// Whether the reader requested more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
}

/// Whether the reader requested bolder text.
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UILegibilityWeight = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

/// The visual level of the content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
}

/// The colors that the screen shows.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIDisplayGamut = .unspecified

  static var path: WritableKeyPath<TraitValues, Value> { \.displayGamut }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIForceTouchCapability = .unknown

  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable, SystemTrait {
  /// The value where none was set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// Dynamic colors depend on this trait.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}
