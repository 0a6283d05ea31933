import Foundation

/// A proxy of a class: where it counts, and what was set on it.
@MainActor final class AppearanceProxy {
  /// What is handed out; never shown.
  let object: any AppearanceTarget
  let traits: UITraitCollection?
  private let containers: [any UIAppearanceContainer.Type]
  private let isAbove: (AnyClass) -> Bool
  private(set) var settings: [AppearanceProperty: AppearanceSetting] = [:]

  /// Makes a proxy for the objects of a class; `object` is of exactly that class.
  init<Target: AppearanceTarget>(
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

  var type: AnyClass { Swift.type(of: object) }
  var hasContainers: Bool { !containers.isEmpty }

  func record(_ setting: AppearanceSetting, of property: AppearanceProperty) {
    settings[property] = setting
  }

  /// Whether this is the proxy for a class, traits and containers.
  func isProxy(
    of type: AnyClass,
    traits: UITraitCollection?,
    containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Whether the class is that of the proxy, or below it.
  func covers(_ type: AnyClass) -> Bool { isAbove(type) }

  /// Where the containers are among those around an object, from the window inwards: of each the
  /// outermost that fits; nil where they are not all there.
  func places(in around: [AnyObject]) -> [Int]? {
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

/// How much a proxy counts for an object beside others that are for it too.
struct AppearancePrecedence: Comparable {
  /// How many of the proxies for the object are for the class of this one or for one above it.
  let depth: Int
  /// Where the containers are, from the window inwards.
  let places: [Int]
  let hasTraits: Bool
  let order: Int

  /// The class decides, then the containers: outer ones count, and more of them; then traits, and
  /// what was said last.
  static func < (one: AppearancePrecedence, other: AppearancePrecedence) -> Bool {
    if one.depth != other.depth { return one.depth < other.depth }
    if let (here, there) = zip(one.places, other.places).first(where: { $0 != $1 }) {
      return here > there
    }
    if one.places.count != other.places.count { return one.places.count < other.places.count }
    if one.hasTraits != other.hasTraits { return other.hasTraits }
    return one.order < other.order
  }
}
