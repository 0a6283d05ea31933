public import Foundation

/// An object with traits: a screen, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The effective traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token of a trait observation.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Calls `handler` with the observed object and its previous traits when one of `traits` changed.
  @discardableResult func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A trait observation.
@MainActor package final class TraitRegistration: NSObject, UITraitChangeRegistration {
  package let traits: [UITrait]
  package let call: (any UITraitEnvironment, UITraitCollection) -> Void

  package init(
    traits: [UITrait],
    call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }
}
