import Foundation

/// The proxies of all classes and their settings.
@MainActor package enum AppearanceRegistry {
  /// Whether any proxy was ever created; until then nothing is recorded.
  package private(set) static var isInUse = false
  /// Whether there is a proxy for specific traits.
  package private(set) static var followsTraits = false
  private static var proxies: [AppearanceProxy] = []
  /// A cache of the proxies that apply to a class.
  private static var proxiesByClass: [ObjectIdentifier: [AppearanceProxy]] = [:]
  /// The properties that were set on any proxy.
  private static var known: Set<AppearanceProperty> = []
  private static var lastOrder = 0
  /// The object that proxies are being applied to.
  private static weak var target: AnyObject?
  /// Whether UIKit is setting default values.
  private static var setsDefaults = false

  /// Returns the proxy of a class, which is created on first use.
  package static func proxy<Target: AppearanceTarget>(
    of type: Target.Type,
    traits: UITraitCollection? = nil,
    containers: [any UIAppearanceContainer.Type] = []
  ) -> Target {
    let known = proxies.first { $0.isProxy(of: type, traits: traits, containers: containers) }
    if let object = known?.object as? Target { return object }
    guard let object = type.makeAppearanceProxy() as? Target else {
      preconditionFailure("\(type) has no appearance proxy")
    }
    let proxy = AppearanceProxy(object, of: type, traits: traits, containers: containers)
    object.appearanceRecord = AppearanceRecord(proxy: proxy)
    proxies.append(proxy)
    proxiesByClass = [:]
    isInUse = true
    if traits != nil { followsTraits = true }
    return object
  }

  /// Records that an appearance property was set on an object.
  package static func note(
    _ property: AppearanceProperty,
    of object: any AppearanceTarget,
    apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    if let proxy = object.appearanceRecord?.proxy {
      lastOrder += 1
      known.insert(property)
      proxy.record(AppearanceSetting(order: lastOrder, apply: apply), of: property)
    } else if setsDefaults {
      // It was reset to its default: proxies apply again when the object next enters a window.
      object.appearanceRecord?.applied[property] = nil
    } else if known.contains(property), target !== object {
      let record = object.appearanceRecord ?? AppearanceRecord()
      object.appearanceRecord = record
      record.own.insert(property)
    }
  }

  /// Runs a closure whose values are defaults, which proxies may override.
  package static func settingDefaults(_ body: () -> Void) {
    let outer = setsDefaults
    setsDefaults = true
    body()
    setsDefaults = outer
  }

  /// Applies the settings of proxies to an object, except for properties set on the object itself.
  ///
  /// - Parameters:
  ///   - object: The object, about to be displayed.
  ///   - traits: Its traits.
  ///   - around: The objects that contain it, from the window inwards.
  package static func apply(
    to object: any AppearanceTarget,
    traits: UITraitCollection,
    around: () -> [AnyObject]
  ) {
    let candidates = proxies(for: type(of: object)).filter { !$0.settings.isEmpty }
    guard !candidates.isEmpty, object.appearanceRecord?.proxy == nil else { return }
    let around = candidates.contains(where: \.hasContainers) ? around() : []
    var best: [AppearanceProperty: (precedence: AppearancePrecedence, setting: AppearanceSetting)] =
      [:]
    let own = object.appearanceRecord?.own ?? []
    for proxy in candidates {
      guard proxy.traits.map({ traits.includes($0) }) ?? true,
        let places = proxy.places(in: around)
      else { continue }
      let depth = candidates.count { $0.covers(proxy.type) }
      for (property, setting) in proxy.settings where !own.contains(property) {
        let precedence = AppearancePrecedence(
          depth: depth,
          places: places,
          hasTraits: proxy.traits != nil,
          order: setting.order
        )
        if let known = best[property], known.precedence > precedence { continue }
        best[property] = (precedence, setting)
      }
    }
    apply(best.mapValues(\.setting), to: object)
  }

  private static func apply(
    _ settings: [AppearanceProperty: AppearanceSetting],
    to object: any AppearanceTarget
  ) {
    let applied = object.appearanceRecord?.applied ?? [:]
    let new = settings.filter { applied[$0] != $1.order }
    guard !new.isEmpty else { return }
    let record = object.appearanceRecord ?? AppearanceRecord()
    object.appearanceRecord = record
    let outer = target
    target = object
    for (property, setting) in new.sorted(by: { $0.value.order < $1.value.order }) {
      record.applied[property] = setting.order
      setting.apply(object)
    }
    target = outer
  }

  private static func proxies(for type: AnyClass) -> [AppearanceProxy] {
    let id = ObjectIdentifier(type)
    if let known = proxiesByClass[id] { return known }
    let found = proxies.filter { $0.covers(type) }
    proxiesByClass[id] = found
    return found
  }
}
