import Foundation

/// An appearance proxy of a class, with its scope and its settings.
@MainActor package final class AppearanceProxy {
  /// The object returned to the program; never shown.
  package let object: any AppearanceTarget
  package let traits: UITraitCollection?
  private let containers: [any UIAppearanceContainer.Type]
  private let isAbove: (AnyClass) -> Bool
  private(set) var settings: [AppearanceProperty: AppearanceSetting] = [:]

  /// Makes a proxy for a class; `object` has exactly that class.
  package init<Target: AppearanceTarget>(
    _ object: Target,
    of type: Target.Type,
    traits: UITraitCollection?,
    containers: [any UIAppearanceContainer.Type]
  ) {
    self.object = object
    self.traits = traits
    self.containers = containers
    isAbove = { $0 is Target.Type }
  }

  package var type: AnyClass { Swift.type(of: object) }
  var hasContainers: Bool { !containers.isEmpty }

  package func record(_ setting: AppearanceSetting, of property: AppearanceProperty) {
    settings[property] = setting
  }

  /// Whether this is the proxy for the given class, traits and containers.
  func isProxy(
    of type: AnyClass,
    traits: UITraitCollection?,
    containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Whether the class is the proxy's or a subclass.
  package func covers(_ type: AnyClass) -> Bool { isAbove(type) }

  /// The indices of the containers among the ancestors of an object, from the window inwards.
  ///
  /// Uses the outermost match of each; nil if not all are found.
  package func places(in around: [AnyObject]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for type in containers.reversed() {
      guard let place = around[next...].firstIndex(where: { isInstance($0, of: type) }) else {
        return nil
      }
      places.append(place)
      next = place + 1
    }
    return places
  }

  private func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject,
    of type: Container.Type
  ) -> Bool { object is Container }
}

/// The precedence of a proxy over others that apply to the same object.
struct AppearancePrecedence: Comparable {
  /// The depth of the proxy's class: the number of applicable proxies for it or its superclasses.
  package let depth: Int
  /// The indices of the containers, from the window inwards.
  package let places: [Int]
  let hasTraits: Bool
  package let order: Int

  /// Compares by depth of the class, then by containers (outermost first, longer chains win), then
  /// traits, then the order in which the values were set.
  package static func < (one: AppearancePrecedence, other: AppearancePrecedence) -> Bool {
    if one.depth != other.depth { return one.depth < other.depth }
    if let (here, there) = zip(one.places, other.places).first(where: { $0 != $1 }) {
      return here > there
    }
    if one.places.count != other.places.count { return one.places.count < other.places.count }
    if one.hasTraits != other.hasTraits { return other.hasTraits }
    return one.order < other.order
  }
}
