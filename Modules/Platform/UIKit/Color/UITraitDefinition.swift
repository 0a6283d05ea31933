/// Names a trait, so that its changes can be observed.
public protocol UITraitDefinition {
  /// What the trait holds.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The name, for people.
  static var name: String { get }
  /// Whether dynamic colors may look different once the trait changes.
  static var affectsColorAppearance: Bool { get }
}

/// A trait, named by its definition.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// Traits leave colors alone unless they say otherwise.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait of the system's, which knows where its value is stored.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }
}

extension UITraitCollection {
  /// Whether any of the traits has another value here than in the other collection.
  func differs(from other: UITraitCollection?, in traits: [UITrait]) -> Bool {
    guard let other else { return true }
    return traits.contains {
      ($0 as? any SystemTrait.Type)?.differs(values, other.values) ?? false
    }
  }
}
