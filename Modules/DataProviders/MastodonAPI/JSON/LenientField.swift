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
  /// The value as its decoding initializer reads it; nil where that fails.
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self? {
    values.lenient(Self.self, key)
  }
}

extension Optional: LenientField where Wrapped: LenientValue {
  /// The value of the wrapped type, which decides what it accepts.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    Wrapped.value(in: values, key)
  }
}

/// Texts; an empty one is nil.
extension String: LenientField, LenientValue {
  /// The text; empty where there is none.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> String {
    values.lenientText(key) ?? ""
  }

  /// The text; nil where it is empty.
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> String? {
    values.lenientText(key)
  }
}

/// Flags; a missing one is false.
extension Bool: LenientField, LenientValue {
  /// The flag; false where there is none.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Bool {
    values.lenient(Bool.self, key) ?? false
  }

  /// The flag; nil where there is none.
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Bool? {
    values.lenient(Bool.self, key)
  }
}

/// Counts: numbers in quotes and with a fraction are accepted, negative ones are not.
extension Int: LenientField, LenientValue {
  /// The count; 0 where there is none.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Int {
    values.lenientCount(key) ?? 0
  }

  /// The count; nil where there is none.
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Int? {
    values.lenientCount(key)
  }
}

/// Points in time, in any of the forms of ``MastodonDate``.
extension Date: LenientValue {
  /// The time; nil where the text cannot be parsed.
  public static func value<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Date? {
    values.lenientDate(key)
  }
}

/// Lists without their invalid elements, which are noted.
extension LossyArray: LenientField where Element: Hashable {
  /// The list; empty where there is none.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    values.lossy(Element.self, key)
  }
}

/// Lists without their invalid elements.
extension Array: LenientField where Element: LenientValue {
  /// The elements; empty where there is no list.
  public static func lenient<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) -> Self {
    values.lossy(Element.self, key).elements
  }
}
