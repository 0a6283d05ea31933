import Foundation

/// The values of a trait collection.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var displayScale: CGFloat = 0
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  /// The values of custom traits.
  var custom = CustomTraits()

  package init(userInterfaceLevel: UIUserInterfaceLevel = .unspecified) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// The default traits of a thread: a portrait phone in light appearance, with two pixels per
  /// point like the default screen.
  static let fallback = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.displayScale = 2
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.userInterfaceLevel = .base
    values.userInterfaceIdiom = .phone
    values.displayGamut = .SRGB
    values.forceTouchCapability = .unavailable
    return values
  }()

  /// Overrides values with those specified by the other.
  package mutating func override(with other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.forceTouchCapability != .unknown {
      forceTouchCapability = other.forceTouchCapability
    }
    custom.override(with: other.custom)
  }

  static func applying(_ mutations: UITraitMutations, to values: TraitValues) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  /// A description of the specified traits.
  var summary: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified {
      parts.append("UserInterfaceIdiom = \(userInterfaceIdiom)")
    }
    if userInterfaceStyle != .unspecified {
      parts.append("UserInterfaceStyle = \(userInterfaceStyle)")
    }
    if displayScale != 0 { parts.append("DisplayScale = \(displayScale)") }
    if layoutDirection != .unspecified { parts.append("LayoutDirection = \(layoutDirection)") }
    if horizontalSizeClass != .unspecified {
      parts.append("HorizontalSizeClass = \(horizontalSizeClass)")
    }
    if verticalSizeClass != .unspecified {
      parts.append("VerticalSizeClass = \(verticalSizeClass)")
    }
    if preferredContentSizeCategory != .unspecified {
      parts.append(
        "PreferredContentSizeCategory = "
          + preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: "")
      )
    }
    if accessibilityContrast != .unspecified {
      parts.append("AccessibilityContrast = \(accessibilityContrast)")
    }
    if legibilityWeight != .unspecified { parts.append("LegibilityWeight = \(legibilityWeight)") }
    if userInterfaceLevel != .unspecified {
      parts.append("UserInterfaceLevel = \(userInterfaceLevel)")
    }
    return parts.joined(separator: ", ")
  }
}
