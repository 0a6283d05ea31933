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

  /// Adds a field unless its value is nil.
  public mutating func add(_ name: String, _ value: (any FormValue)?) {
    pairs += value?.formPairs(named: name) ?? []
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

extension FormFields: ExpressibleByDictionaryLiteral {
  /// `["q": text, "limit": limit]`: the fields whose value is not nil, in this order.
  public init(dictionaryLiteral fields: (String, (any FormValue)?)...) {
    for (name, value) in fields { add(name, value) }
  }
}
