public import Foundation

/// A type of fields that have an empty value, for ``Lenient``.
public protocol LenientField: Decodable, Sendable, Hashable {
  /// The value of a field; the empty value where it is missing, null or of another type.
  static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self
}

/// A type of values that are nil where they cannot be decoded, for optional fields with
/// ``Lenient``.
public protocol LenientValue: Decodable, Sendable, Hashable {
  /// The value of a field; nil where it is missing, null or of another type.
  static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self?
}

extension LenientValue {
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self? {
    values.lenient(Self.self, key)
  }
}

extension Optional: LenientField where Wrapped: LenientValue {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    Wrapped.value(in: values, key)
  }
}

/// Texts; an empty one is nil.
extension String: LenientField, LenientValue {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> String {
    values.lenientText(key) ?? ""
  }

  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> String? {
    values.lenientText(key)
  }
}

/// Flags; a missing one is false.
extension Bool: LenientField, LenientValue {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Bool {
    values.lenient(Bool.self, key) ?? false
  }

  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Bool? {
    values.lenient(Bool.self, key)
  }
}

/// Counts: numbers in quotes and with a fraction are accepted, negative ones are not.
extension Int: LenientField, LenientValue {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Int {
    values.lenientCount(key) ?? 0
  }

  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Int? {
    values.lenientCount(key)
  }
}

/// Points in time, in any of the forms of ``MastodonDate``.
extension Date: LenientValue {
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Date? {
    values.lenientDate(key)
  }
}

/// Lists without their invalid elements, which are noted.
extension LossyArray: LenientField where Element: Hashable {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    values.lossy(Element.self, key)
  }
}

/// Lists without their invalid elements.
extension Array: LenientField where Element: LenientValue {
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    values.lossy(Element.self, key).elements
  }
}
