package import Foundation

extension KeyedDecodingContainer {
  /// The value, or nil where it is missing, null or of another type.
  package func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  // Overloads for these types, because a decoder reads them without checking the type: a third of
  // the time of a page.

  /// A text, or nil where it is missing, null or of another type.
  package func lenient(_ type: String.Type, _ key: Key) -> String? {
    (try? decodeIfPresent(String.self, forKey: key)) ?? nil
  }

  /// A Boolean, or nil where it is missing, null or of another type.
  package func lenient(_ type: Bool.Type, _ key: Key) -> Bool? {
    (try? decodeIfPresent(Bool.self, forKey: key)) ?? nil
  }

  /// An integer, or nil where it is missing, null or of another type.
  package func lenient(_ type: Int.Type, _ key: Key) -> Int? {
    (try? decodeIfPresent(Int.self, forKey: key)) ?? nil
  }

  /// A count; numbers in quotes and with a fraction are accepted, too, negative ones are nil.
  package func lenientCount(_ key: Key) -> Int? {
    let number =
      lenient(Int.self, key) ?? lenient(String.self, key).flatMap { Int($0) }
      ?? lenient(Double.self, key).flatMap { Int(exactly: $0.rounded(.down)) }
    return number.flatMap { $0 < 0 ? nil : $0 }
  }

  /// A text, or nil where it is missing, of another type or empty.
  package func lenientText(_ key: Key) -> String? {
    lenient(String.self, key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A point in time in any of the forms of `MastodonDate`.
  package func lenientDate(_ key: Key) -> Date? {
    lenient(String.self, key).flatMap(MastodonDate.parse)
  }

  /// An array without its invalid elements; empty where it is missing or not an array.
  package func lossy<Element>(_ type: Element.Type, _ key: Key) -> LossyArray<Element> {
    // Errors cost more than checks, and many lists are missing or null.
    guard contains(key), (try? decodeNil(forKey: key)) == false,
      var list = try? nestedUnkeyedContainer(forKey: key)
    else { return LossyArray() }
    return (try? LossyArray(reading: &list)) ?? LossyArray()
  }

  /// An identity, which other servers may write as a number.
  ///
  /// - Throws: An error where it is missing, null, empty or of another type.
  package func identity(_ key: Key) throws -> String {
    if let text = lenientText(key) { return text }
    if let number = lenient(Int64.self, key) { return String(number) }
    if let number = lenient(UInt64.self, key) { return String(number) }
    guard contains(key), (try? decodeNil(forKey: key)) == false else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: codingPath, debugDescription: "An identity is missing")
      )
    }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: self,
      debugDescription: "This cannot be an identity"
    )
  }

  /// An identity that may be missing.
  package func lenientIdentity(_ key: Key) -> String? {
    if let text = lenientText(key) { return text }
    // Errors cost more than checks, and most posts are not replies.
    guard contains(key), (try? decodeNil(forKey: key)) == false else { return nil }
    return try? identity(key)
  }
}
