/// The values of a program's own traits.
///
/// Programs determine the types of their traits; the values are passed between threads with the
/// collection, as in Apple's UIKit.
struct CustomTraits: @unchecked Sendable {
  private var values: [ObjectIdentifier: any Entry] = [:]

  private protocol Entry {
    var trait: UITrait { get }
    func isEqual(to other: any Entry) -> Bool
  }

  private struct Value<Content>: Entry {
    let trait: UITrait
    let content: Content

    func isEqual(to other: any Entry) -> Bool {
      guard let other = other as? Self, let one = content as? any Equatable else { return false }
      return one.isSame(as: other.content)
    }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { (values[ObjectIdentifier(trait)] as? Value<Trait.Value>)?.content }
    set { values[ObjectIdentifier(trait)] = newValue.map { Value(trait: trait, content: $0) } }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The traits that have values.
  var traits: [UITrait] { values.values.map(\.trait) }

  func contains(_ trait: ObjectIdentifier) -> Bool { values[trait] != nil }

  mutating func remove(_ trait: ObjectIdentifier) { values[trait] = nil }

  /// Overrides values with those specified by the other.
  mutating func override(with other: CustomTraits) {
    if !other.isEmpty { values.merge(other.values) { $1 } }
  }

  func isSame(as other: CustomTraits, in trait: ObjectIdentifier) -> Bool {
    switch (values[trait], other.values[trait]) {
    case (nil, nil): true
    case (let one?, let two?): one.isEqual(to: two)
    default: false
    }
  }
}

extension CustomTraits: Hashable {
  /// Values that are not equatable are never equal.
  static func == (one: CustomTraits, other: CustomTraits) -> Bool {
    guard one.values.count == other.values.count else { return false }
    return one.values.keys.allSatisfy { one.isSame(as: other, in: $0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Set(values.keys))
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
