import Foundation
import QuartzCore

extension UIView {
  /// Trait overrides of this view and its descendants.
  ///
  /// ```swift
  /// card.traitOverrides.userInterfaceStyle = .dark
  /// card.traitOverrides.remove(UITraitUserInterfaceStyle.self)
  /// ```
  public final var traitOverrides: any UITraitOverrides {
    get { overriddenTraits }
    set { overriddenTraits = newValue as? TraitValues ?? TraitValues() }
  }

  /// The minimum text size in this view and its descendants; nil for no limit.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.contentSizeLimits.least }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      rareForWriting.contentSizeLimits.least = newValue
      updateTraits()
    }
  }

  /// The maximum text size in this view and its descendants; nil for no limit.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.contentSizeLimits.greatest }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      rareForWriting.contentSizeLimits.greatest = newValue
      updateTraits()
    }
  }

  final var overriddenTraits: TraitValues {
    get { rare?.traitOverrides ?? TraitValues() }
    set {
      guard newValue != overriddenTraits else { return }
      rareForWriting.traitOverrides = newValue == TraitValues() ? nil : newValue
      updateTraits()
    }
  }

  /// The inherited traits, without the view's own overrides.
  private var inheritedTraits: UITraitCollection {
    if let superview = storedSuperview { return superview.storedTraits }
    guard flags.contains(.isWindow), let window = containingWindow else { return storedTraits }
    return window.screen.traitCollection
  }

  /// Updates the inherited traits and propagates changes.
  ///
  /// A subtree with current traits costs a single test.
  final func updateTraits() { updateTraits(inheriting: inheritedTraits) }

  /// Updates the traits for the view that this one is about to be added to.
  final func updateTraits(inheriting surroundings: UITraitCollection) {
    let traits = rare.map { overridden(surroundings, $0) } ?? surroundings
    let previous = storedTraits
    guard traits !== previous else { return }
    if traits == previous {
      storedTraits = traits
      for view in storedSubviews { view.updateTraits() }
      return
    }
    storedTraits = traits
    for view in storedSubviews { view.updateTraits() }
    traitsDidChange(from: previous)
  }

  private func overridden(
    _ surroundings: UITraitCollection,
    _ rare: ViewRareState
  ) -> UITraitCollection {
    let outer = rare.viewController?.rootViewTraits
    let own = rare.traitOverrides
    let (least, greatest) = rare.contentSizeLimits
    guard outer != nil || own != nil || least != nil || greatest != nil else {
      return surroundings
    }
    var values = surroundings.values
    if let outer { values.override(with: outer) }
    if let own { values.override(with: own) }
    if let least, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    if let greatest, greatest < values.preferredContentSizeCategory {
      values.preferredContentSizeCategory = greatest
    }
    return values == surroundings.values ? surroundings : UITraitCollection(values: values)
  }

  private func traitsDidChange(from previous: UITraitCollection) {
    let traits = storedTraits
    if flags.contains(.hasDynamicBackground),
      traits.hasDifferentColorAppearance(comparedTo: previous)
    {
      backingLayer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traits).cgColor
    }
    if traits.layoutDirection != previous.layoutDirection { directionDidChange() }
    if flags.contains(.hasDrawnContent) { markNeedsDisplay() }
    if AppearanceRegistry.followsTraits, storedWindow != nil { applyAppearance() }
    traitCollectionDidChange(previous)
    if let rare {
      for registration in rare.traitRegistrations
      where traits.differs(from: previous, in: registration.traits) {
        registration.call(self, previous)
      }
      rare.viewController?.rootViewTraitsDidChange(from: previous)
    }
  }

  /// Calls `handler` with this view and its previous traits when one of `traits` changed.
  @discardableResult public final func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    rareForWriting.traitRegistrations.append(registration)
    return registration
  }

  // MARK: Background

  package final func setBackgroundColor(_ color: UIColor?) {
    storedBackgroundColor = color
    guard let color else {
      flags.remove(.hasDynamicBackground)
      backingLayer.backgroundColor = nil
      return
    }
    flags.set(.hasDynamicBackground, color.isDynamic)
    backingLayer.backgroundColor = color.resolvedColor(with: storedTraits).cgColor
  }
}
