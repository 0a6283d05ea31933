/// The header fields of a request or a response, with case-insensitive names.
///
/// Fields with the same name are joined by ", ", as HTTP allows. Lookups are O(1).
public struct HTTPHeaders: Sendable, Hashable {
  private var values: [String: String] = [:]

  /// No fields.
  public init() {}

  /// Fields in order; those with the same name are joined.
  public init(_ fields: [(name: String, value: String)]) {
    for (name, value) in fields { add(value, to: name) }
  }

  /// The value of a field, or nil where it is missing.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// Adds a value to a field.
  public mutating func add(_ value: String, to name: String) {
    let key = name.lowercased()
    values[key] = values[key].map { "\($0), \(value)" } ?? value
  }

  /// The fields, names in lower case, by name.
  public var fields: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Makes fields from a literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }
}
