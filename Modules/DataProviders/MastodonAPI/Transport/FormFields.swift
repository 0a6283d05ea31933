import Foundation

/// Named values in order: the query of an address, or the body of a form.
public struct FormFields: Sendable, Hashable {
  /// Names and values, in the order in which they are sent.
  public private(set) var pairs: [Pair] = []

  /// A name and its value.
  public struct Pair: Sendable, Hashable {
    /// The name; a list's ends in `[]`.
    public var name: String
    /// The text before it is percent-encoded.
    public var value: String
  }

  /// No fields.
  public init() {}

  /// Adds a text unless it is nil.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { pairs.append(Pair(name: name, value: value)) }
  }

  /// Adds a number unless it is nil.
  public mutating func add(_ name: String, _ value: Int?) { add(name, value.map(String.init)) }

  /// Adds `true` or `false` unless it is nil.
  public mutating func add(_ name: String, _ value: Bool?) { add(name, value.map(String.init)) }

  /// Adds a list as servers expect it: one pair for each element, the name with `[]`.
  public mutating func add(_ name: String, _ values: [String]) {
    for value in values { add("\(name)[]", value) }
  }

  /// The pairs as `application/x-www-form-urlencoded`, which is a query too.
  public var encoded: String {
    pairs.map { "\(Self.escape($0.name))=\(Self.escape($0.value))" }.joined(separator: "&")
  }

  /// Escapes everything except unreserved characters: a plus sign would be read as a space.
  private static func escape(_ text: String) -> String {
    return text.addingPercentEncoding(withAllowedCharacters: .urlUnreserved) ?? ""
  }
}
