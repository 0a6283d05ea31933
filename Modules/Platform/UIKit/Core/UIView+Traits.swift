import Foundation
import QuartzCore

extension UIView {
  /// Traits that this view sets for itself and everything inside, whatever the surroundings say.
  ///
  ///     card.traitOverrides.userInterfaceStyle = .dark
  ///     card.traitOverrides.remove(UITraitUserInterfaceStyle.self)
  public final var traitOverrides: any UITraitOverrides {
    get { overriddenTraits }
    set { overriddenTraits = newValue as? TraitValues ?? TraitValues() }
  }

  /// The least size of text in this view and everything inside, whatever the reader asks for; nil
  /// sets no limit.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.contentSizeLimits.least }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      rareForWriting.contentSizeLimits.least = newValue
      updateTraits()
    }
  }

  /// The greatest size of text in this view and everything inside, whatever the reader asks for;
  /// nil sets no limit.
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

  /// Traits of where the view is, before its own overrides.
  private var inheritedTraits: UITraitCollection {
    return storedSuperview?.storedTraits ?? surroundingTraits
  }

  private var surroundingTraits: UITraitCollection {
    if flags.contains(.isWindow), let window = self as? UIWindow {
      return window.screen.traitCollection
    }
    return storedTraits
  }

  /// Takes over the traits from above and passes them on.
  ///
  /// A subtree in step costs one test.
  final func updateTraits() { updateTraits(inheriting: inheritedTraits) }

  /// Takes over the traits of the view that this one is about to be put into.
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

  /// Calls `handler` with this view and its old traits whenever one of `traits` changed.
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

  final func endObservation(_ registration: any UITraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }

  // MARK: Background

  final func setBackgroundColor(_ color: UIColor?) {
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
