/// A list of people whose posts make a timeline.
public struct AccountList: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The reader's name of it.
  @Lenient public var title: String?
}
