extension UITraitCollection {
  /// The traits that affect dynamic colors.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.system.filter { $0.affectsColorAppearance }
  }

  /// The traits that affect which file of an image asset is used.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]
  }

  /// Returns the traits whose values differ from another collection's; all specified traits if that
  /// is nil.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let own = values.custom.traits + other.custom.traits.filter { !values.contains($0) }
    return (TraitValues.system + own).filter { values.differs(from: other, in: $0) }
  }

  /// Returns a copy with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// Whether every trait that another collection specifies has the same value here.
  @available(*, deprecated, message: "Compare the values of the traits that matter")
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map(includes) ?? true
  }

  /// Whether every trait that another collection specifies has the same value here.
  package final func includes(_ traits: UITraitCollection) -> Bool {
    let other = traits.values
    return (TraitValues.system + other.custom.traits).allSatisfy {
      !other.contains($0) || !values.differs(from: other, in: $0)
    }
  }
}

extension TraitValues {
  /// All system traits.
  static var system: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
    ]
  }
}
