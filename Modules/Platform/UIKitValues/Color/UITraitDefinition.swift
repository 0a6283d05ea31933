/// Defines a trait; the type identifies it in trait collections and observations.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
  /// The name, for debugging.
  static var name: String { get }
  /// Whether the trait affects dynamic colors.
  static var affectsColorAppearance: Bool { get }
}

/// A trait, represented by its definition.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// The default is the name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The default is false.
  public static var affectsColorAppearance: Bool { false }
}

/// A system trait, which has a stored property in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  fileprivate static func isSet(in values: TraitValues) -> Bool {
    values[keyPath: path] != defaultValue
  }

  fileprivate static func remove(from values: inout TraitValues) {
    values[keyPath: path] = defaultValue
  }

  fileprivate static func value<Value>(in values: TraitValues, as type: Value.Type) -> Value? {
    values[keyPath: path] as? Value
  }

  fileprivate static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Self.Value { values[keyPath: path] = value }
  }
}

extension TraitValues {
  /// The value of a trait, or its default if it is not set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self, as: Trait.Value.self) ?? trait.defaultValue
      }
      return custom[trait] ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[trait] = newValue
      }
    }
  }

  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return !custom.isSame(as: other.custom, in: ObjectIdentifier(trait))
  }
}

extension TraitValues: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
    return custom.contains(ObjectIdentifier(trait))
  }

  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.remove(from: &self)
    } else {
      custom.remove(ObjectIdentifier(trait))
    }
  }
}

extension UITraitCollection {
  /// The value of a system trait or a custom one, or its default if it is not set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether the value of any of the traits differs from that of the other collection.
  package func differs(from other: UITraitCollection?, in traits: [UITrait]) -> Bool {
    guard let other else { return true }
    return traits.contains { values.differs(from: other.values, in: $0) }
  }
}
