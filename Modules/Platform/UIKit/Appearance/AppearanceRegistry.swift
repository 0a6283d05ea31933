import Foundation

/// The proxies of all classes, and what was set on them.
@MainActor enum AppearanceRegistry {
  /// Whether any proxy was ever asked for: until then nothing is recorded.
  private(set) static var isInUse = false
  /// Whether there is a proxy for some traits only.
  private(set) static var followsTraits = false
  private static var proxies: [AppearanceProxy] = []
  /// The proxies for a class and those above it, as they were found for an object of the class.
  private static var proxiesByClass: [ObjectIdentifier: [AppearanceProxy]] = [:]
  /// What was set on any proxy.
  private static var known: Set<AppearanceProperty> = []
  private static var lastOrder = 0
  /// The object that proxies are setting something on.
  private static weak var target: AnyObject?
  /// Whether UIKit itself is setting what objects have by default.
  private static var setsDefaults = false

  /// The proxy of a class, made on first use.
  static func proxy<Target: AppearanceTarget>(
    of type: Target.Type,
    traits: UITraitCollection? = nil,
    containers: [any UIAppearanceContainer.Type] = []
  ) -> Target {
    let known = proxies.first { $0.isProxy(of: type, traits: traits, containers: containers) }
    if let object = known?.object as? Target { return object }
    guard let object = ClassTemplates.appearanceProxy(of: type) as? Target else {
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

  /// Records that a property was set which proxies can set.
  static func note(
    _ property: AppearanceProperty,
    of object: any AppearanceTarget,
    apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    if let proxy = object.appearanceRecord?.proxy {
      lastOrder += 1
      known.insert(property)
      proxy.record(AppearanceSetting(order: lastOrder, apply: apply), of: property)
    } else if setsDefaults {
      // It has its default again: the proxies set theirs as it enters a window the next time.
      object.appearanceRecord?.applied[property] = nil
    } else if known.contains(property), target !== object {
      let record = object.appearanceRecord ?? AppearanceRecord()
      object.appearanceRecord = record
      record.own.insert(property)
    }
  }

  /// What is set meanwhile is what objects have by default: proxies may set something else.
  static func settingDefaults(_ body: () -> Void) {
    let outer = setsDefaults
    setsDefaults = true
    body()
    setsDefaults = outer
  }

  /// Sets what proxies say of an object, but for what was set on the object itself.
  ///
  /// - Parameters:
  ///   - object: The object, about to be shown.
  ///   - traits: Its traits.
  ///   - around: What it is inside of, from the window inwards.
  static func apply(
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
