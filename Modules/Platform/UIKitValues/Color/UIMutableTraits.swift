public import Foundation

/// Mutable traits, as used in ``UITraitCollection/modifyingTraits(_:)``.
public protocol UIMutableTraits {
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction that leading and trailing follow; `unspecified` inherits it.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size preferred by the reader.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the width is scarce, as in a narrow window; `unspecified` inherits it.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the height is scarce, as in a low window; `unspecified` inherits it.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  /// Whether the reader prefers increased contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the reader prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The visual level of the content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The kind of device that views adapt to; `unspecified` inherits it.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The color gamut of the screen.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the screen measures the force of touches.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The value of a system trait or a custom one.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Trait overrides of a view, a view controller or a window, which apply to it and its descendants.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, so that it is inherited again.
  mutating func remove(_ trait: UITrait)
}

/// A closure that changes traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
