/// A report, as the server returns it.
public struct Report: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
}
