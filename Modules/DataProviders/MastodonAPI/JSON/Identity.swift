/// An identity that a server returns; opaque.
///
/// Some servers write it as a number. A missing one makes decoding fail, an optional one is nil
/// then.
@propertyWrapper
public struct Identity<Value: IdentityValue>: Decodable, Sendable, Hashable {
  /// The identity as text.
  public var wrappedValue: Value

  /// Makes an identity, for values that are not decoded.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a text that stands alone.
  ///
  /// - Throws: `DecodingError` where it is of another type: fields are decoded by the container.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
  }
}

/// A type of ``Identity``: a text, or an optional one.
public protocol IdentityValue: Decodable, Sendable, Hashable {
  /// The identity in a field.
  ///
  /// - Throws: `DecodingError` where it is missing and required.
  static func identity<Key>(in values: KeyedDecodingContainer<Key>, _ key: Key) throws -> Self
}

extension String: IdentityValue {
  /// The identity as text.
  ///
  /// - Throws: `DecodingError` where it is missing, null, empty or of another type.
  public static func identity<Key>(
    in values: KeyedDecodingContainer<Key>,
    _ key: Key
  ) throws -> String {
    try values.identity(key)
  }
}

extension Optional: IdentityValue where Wrapped == String {
  /// The identity as text; nil where it is missing or of another type.
  public static func identity<Key>(
    in values: KeyedDecodingContainer<Key>,
    _ key: Key
  ) -> String? {
    values.lenientIdentity(key)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an identity; the compiler's decoding initializers call this overload for ``Identity``.
  ///
  /// - Throws: `DecodingError` where it is missing and required.
  public func decode<Value>(_ type: Identity<Value>.Type, forKey key: Key) throws -> Identity<Value>
  {
    Identity(wrappedValue: try Value.identity(in: self, key))
  }
}
