/// Rarely used state of a controller: trait overrides and trait observers.
@MainActor struct ControllerTraits {
  /// The controller's own overrides.
  var own = TraitValues()
  /// The overrides set by its container, or by its presentation controller until it is dismissed.
  var fromContainer = TraitValues()
  /// The level of its presentation; unspecified while it is not presented.
  var level = UIUserInterfaceLevel.unspecified
  var registrations: [TraitRegistration] = []

  /// The combined overrides, in which the controller's own take precedence; `nil` for none.
  var overrides: TraitValues? {
    var values = TraitValues(userInterfaceLevel: level)
    values.override(with: fromContainer)
    values.override(with: own)
    return values == TraitValues() ? nil : values
  }
}

extension UIViewController {
  /// Trait overrides of this controller and its descendants.
  ///
  /// They take precedence over inherited traits. Does not load the view.
  public final var traitOverrides: any UITraitOverrides {
    get { storedTraits?.own ?? TraitValues() }
    set { changeTraits { $0.own = newValue as? TraitValues ?? TraitValues() } }
  }

  /// Calls `handler` with this controller and its previous traits when one of `traits` changed.
  ///
  /// The controller's traits follow its view: nothing is observed before that is loaded.
  @discardableResult public final func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    storedTraits = storedTraits ?? ControllerTraits()
    storedTraits?.registrations.append(registration)
    return registration
  }

  final func overrideTraits(
    of child: UIViewController,
    with collection: UITraitCollection?
  ) {
    precondition(
      child.parent === self,
      "A view controller can only override the traits of its own children"
    )
    child.changeTraits { $0.fromContainer = collection?.values ?? TraitValues() }
  }

  /// The trait overrides set by the controller's container; `nil` for none.
  final var traitsFromContainer: UITraitCollection? {
    guard let values = storedTraits?.fromContainer, values != TraitValues() else { return nil }
    return UITraitCollection(values: values)
  }

  final func changeTraits(_ change: (inout ControllerTraits) -> Void) {
    var traits = storedTraits ?? ControllerTraits()
    change(&traits)
    storedTraits = traits
    storedView?.updateTraits()
  }

  /// Sets the level of the controller's presentation, for the time its view is added to a
  /// container.
  final func setLevel(_ level: UIUserInterfaceLevel) {
    guard level != storedTraits?.level ?? .unspecified else { return }
    storedTraits = storedTraits ?? ControllerTraits()
    storedTraits?.level = level
  }

  /// Removes what the presentation controller, which lives as long as the presentation, has set.
  ///
  /// The view is in no hierarchy and keeps its traits until it is added to one.
  final func clearTraitsOfPresentation() {
    guard storedTraits != nil else { return }
    storedTraits?.level = .unspecified
    storedTraits?.fromContainer = TraitValues()
  }

  final var traitsWithoutView: UITraitCollection {
    let surroundings = parent?.traitCollection ?? UITraitCollection.current
    guard let overrides = storedTraits?.overrides else { return surroundings }
    var values = surroundings.values
    values.override(with: overrides)
    return UITraitCollection(values: values)
  }

  final var rootViewTraits: TraitValues? { storedTraits?.overrides }

  final func rootViewTraitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    if storedUnavailable != nil { setNeedsUpdateContentUnavailableConfiguration() }
    guard let registrations = storedTraits?.registrations else { return }
    for registration in registrations
    where traitCollection.differs(from: previous, in: registration.traits) {
      registration.call(self, previous)
    }
  }
}
