public import Foundation

/// Traits that may be changed, inside ``UITraitCollection/modifyingTraits(_:)`` and the like.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the interface reads.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text the reader requested.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The pixels of a point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  /// Whether the reader requested more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the reader requested bolder text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The visual level of the content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The colors that the screen shows.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the screen feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// A trait, a program's own or the system's.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Traits that a view, a view controller or a window sets for itself and everything inside,
/// whatever the surroundings say.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Lets the surroundings decide a trait again.
  mutating func remove(_ trait: UITrait)
}

/// Changes to traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
