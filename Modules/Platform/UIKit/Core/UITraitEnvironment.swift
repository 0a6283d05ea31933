public import Foundation

/// Something that has traits: a screen, a view, a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// Some traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token of an observer of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose changes of traits can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Calls `handler` with the observed object and its old traits whenever one of `traits` changed.
  @discardableResult func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One observation of traits.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}
