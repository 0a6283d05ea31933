/// A field of an entity that is empty where the server leaves it out, returns null or a value of
/// another type.
///
/// Servers other than Mastodon leave out much and write some values differently; one field must not
/// make a post unreadable. A field that a value makes no sense without is declared without a
/// wrapper, or as ``Identity``: decoding fails there.
@propertyWrapper
public struct Lenient<Value: LenientField>: Decodable, Sendable, Hashable {
  /// What the server returned, or the empty value of the type.
  public var wrappedValue: Value

  /// Makes a field, for values that are not decoded.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value that stands alone.
  ///
  /// - Throws: `DecodingError` where it is of another type: fields are decoded by the container.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a field; the compiler's decoding initializers call this overload for ``Lenient``.
  public func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) -> Lenient<Value> {
    Lenient(wrappedValue: Value.lenient(in: self, key))
  }
}
